import type { Poll, PollId } from '@rookery/api/wire/model'
import { parseContent } from '@rookery/content'
import type { ReactNode } from 'react'
import { ContentView } from '#features/content/ui/ContentView.tsx'
import { PollResults } from '#features/polls/ui/PollResults.tsx'
import { useT } from '#i18n/useT.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Icon } from '#ui/Icon.tsx'
import { infoIcon } from '#ui/icons/info.ts'
import { repeatIcon } from '#ui/icons/repeat.ts'
import { replyIcon } from '#ui/icons/reply.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { MenuItem, MenuSeparator } from '#ui/MenuItem.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Select } from '#ui/Select.tsx'
import { Slider } from '#ui/Slider.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import cardCss from '#features/statusCard/ui/StatusCard.module.css'
import quoteCss from '#features/statusCard/ui/QuoteCard.module.css'
import noticeCss from '#ui/NoticeList.module.css'
import { SampleActions } from './SampleActions.tsx'
import css from './ThemeParts.module.css'

const nothing = () => undefined

/** Every part of the page in the current theme, by the components that draw it elsewhere. A picture: its controls do nothing. */
export function ThemeParts() {
  const t = useT()
  return (
    <div className={css.sheet} inert>
      <Part title={t('themeEditor.sheet.buttons')}>
        <Buttons />
      </Part>
      <Part title={t('themeEditor.sheet.fields')}>
        <Fields />
      </Part>
      <Part title={t('themeEditor.sheet.panels')}>
        <Panels />
      </Part>
      <Part title={t('themeEditor.sheet.menus')}>
        <Menus />
      </Part>
      <Part title={t('themeEditor.sheet.notices')}>
        <Notices />
      </Part>
      <Part title={t('themeEditor.sheet.posts')}>
        <Posts />
      </Part>
      <Part title={t('themeEditor.sheet.poll')}>
        <SamplePoll />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <p className={css.title}>{title}</p>
      {children}
    </section>
  )
}

function Buttons() {
  const t = useT()
  return (
    <div className={css.row}>
      <Button>{t('themeEditor.preview.button')}</Button>
      {(['hover', 'pressed', 'focus'] as const).map((state) => (
        <span key={state} className={css.state} data-state={state}>
          <Button>{t(`themeEditor.sheet.${state}`)}</Button>
        </span>
      ))}
      <Button pressed>{t('themeEditor.sheet.toggled')}</Button>
      <Button disabled>{t('themeEditor.sheet.disabled')}</Button>
      <Button busy>{t('themeEditor.sheet.busy')}</Button>
      <Button tone="primary">{t('themeEditor.preview.primary')}</Button>
      <span className={css.state} data-state="primaryHover">
        <Button tone="primary">{t('themeEditor.sheet.hover')}</Button>
      </span>
      <Button tone="danger" icon={trashIcon}>
        {t('themeEditor.sheet.danger')}
      </Button>
      <Button tone="quiet">{t('themeEditor.sheet.quiet')}</Button>
    </div>
  )
}

function Fields() {
  const t = useT()
  const field = t('themeEditor.preview.field')
  return (
    <>
      <TextField label={field} readOnly value={t('themeEditor.preview.text')} hint={t('themeEditor.sheet.hint')} />
      <TextField label={field} readOnly value="" placeholder={t('themeEditor.sheet.placeholder')} />
      <TextField label={field} readOnly value="1 2 3" aria-invalid />
      <TextField label={field} disabled readOnly value={t('themeEditor.sheet.disabled')} />
      <TextArea label={field} readOnly value={t('themeEditor.preview.text')} />
      <Select label={field} value="one" options={[{ value: 'one', label: t('themeEditor.sheet.choice') }]} onSelect={nothing} />
      <div className={css.row}>
        <Checkbox label={t('themeEditor.sheet.choice')} checked readOnly />
        <Checkbox label={t('themeEditor.sheet.choice')} checked={false} readOnly />
        <Checkbox look="radio" label={t('themeEditor.sheet.choice')} checked readOnly />
        <Checkbox look="switch" label={t('themeEditor.sheet.choice')} checked readOnly />
      </div>
      <Slider aria-label={field} value={40} onMove={nothing} />
      <ProgressBar label={field} value={0.6} />
    </>
  )
}

function Panels() {
  const t = useT()
  const tabs = ['one', 'two', 'three'] as const
  return (
    <>
      <div className={css.bar}>
        {t('themeEditor.sheet.bar')} <span className={css.barLink}>{t('themeEditor.preview.link')}</span>
        <Badge count={7} label={t('themeEditor.sheet.badge')} />
        <Badge count={120} tone="neutral" label={t('themeEditor.sheet.badge')} />
      </div>
      <Panel title={t('themeEditor.preview.panel')}>
        <p>
          {t('themeEditor.preview.text')} <span className={css.link}>{t('themeEditor.preview.link')}</span>
        </p>
        <p className={css.faint}>{t('themeEditor.sheet.faint')}</p>
      </Panel>
      <Tabs
        label={t('themeEditor.sheet.tabs')}
        name="themeSheet"
        tabs={tabs.map((id, index) => ({ id, label: t('themeEditor.sheet.tab', { number: index + 1 }) }))}
        selected="one"
        onSelect={nothing}
      />
    </>
  )
}

function Menus() {
  const t = useT()
  const item = t('themeEditor.sheet.entry')
  return (
    <div className={css.menu} role="menu" aria-label={t('themeEditor.sheet.menus')}>
      <MenuItem icon={replyIcon}>{item}</MenuItem>
      <span className={css.chosen} role="presentation">
        <MenuItem icon={repeatIcon} hint={t('themeEditor.sheet.hint')}>
          {item}
        </MenuItem>
      </span>
      <MenuItem checked>{item}</MenuItem>
      <MenuSeparator />
      <MenuItem icon={trashIcon} tone="danger">
        {t('themeEditor.sheet.danger')}
      </MenuItem>
      <MenuItem disabled>{t('themeEditor.sheet.disabled')}</MenuItem>
    </div>
  )
}

function Notices() {
  const t = useT()
  return (
    <>
      {(['error', 'warning', 'success', 'info'] as const).map((level) => (
        <div key={level} className={noticeCss.notice} data-level={level}>
          <Icon path={infoIcon} />
          <p className={noticeCss.text}>{t(`themeEditor.sheet.notice.${level}`)}</p>
        </div>
      ))}
      {(['error', 'warning', 'success', 'neutral'] as const).map((level) => (
        <p key={level} className={css.alert} data-level={level}>
          {t('themeEditor.preview.alert')}
        </p>
      ))}
    </>
  )
}

function Posts() {
  const t = useT()
  const text = t('themeEditor.preview.text')
  return (
    <div className={css.posts}>
      <Post>
        <Content html={`<p>${text} <a href="https://pond.example/">${t('themeEditor.preview.link')}</a></p>`} />
        <blockquote className={quoteCss.quote}>
          <Author />
          <Content html={`<p>${text}</p>`} />
        </blockquote>
      </Post>
      <Post isSelected>
        <Content html={`<p>${t('themeEditor.sheet.selected')}</p><p>&gt; ${text}</p><p>&lt; ${text}</p>`} />
      </Post>
      <Post>
        <Content html={`<p>${text} <code>pond --clear</code></p><pre><code>reeds = 12</code></pre><blockquote>${text}</blockquote>`} />
      </Post>
    </div>
  )
}

function Author() {
  const t = useT()
  return (
    <p>
      <strong>{t('themeEditor.preview.author')}</strong> <bdi className={css.faint}>@heron@pond.example</bdi>
    </p>
  )
}

function Post({ isSelected, children }: { isSelected?: boolean; children: ReactNode }) {
  return (
    <article className={cardCss.card} data-focused={isSelected || undefined}>
      <div className={cardCss.columns}>
        <span className={css.avatar} />
        <div className={cardCss.main}>
          <Author />
          {children}
          <div className={css.actions}>
            <SampleActions />
          </div>
        </div>
      </div>
    </article>
  )
}

/** Written by the catalogue, and read as any stranger's post is. */
function Content({ html }: { html: string }) {
  const tree = parseContent(html)
  return <ContentView tree={tree} html={html} effects={false} greentext />
}

function SamplePoll() {
  const t = useT()
  const poll: Poll = {
    id: 'theme' as PollId, // No server has it, and nothing asks for it.
    expiresAt: null,
    expired: true,
    multiple: false,
    votesCount: 10,
    votersCount: 10,
    options: [7, 3].map((votesCount, index) => ({ title: t('themeEditor.sheet.tab', { number: index + 1 }), votesCount })),
    emojis: [],
    voted: true,
    ownVotes: [0],
  }
  return <PollResults poll={poll} ended />
}
