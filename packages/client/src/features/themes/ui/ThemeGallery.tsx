import type { StatusId } from '@rookery/api/wire/model'
import { defaultPresets } from '@rookery/theme'
import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { serverThemesQuery } from '#features/settings/model/serverThemes.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { themePairName } from '#features/settings/model/builtInThemes.ts'
import { chooseTheme } from '#features/settings/model/chooseTheme.ts'
import { siteTheme } from '#features/settings/model/themeChoice.ts'
import { useIsChosen } from '#features/settings/model/useIsChosen.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { nameOfKey, useThemeOptions, type ThemeOption } from '#features/settingControls/model/useThemeOptions.ts'
import { samplePost } from '#features/themes/model/samplePost.ts'
import { useEscape } from '#features/themes/model/useEscape.ts'
import { useSeen } from '#features/themes/model/useSeen.ts'
import { useThemeNamed } from '#features/themes/model/useThemeNamed.ts'
import { useT } from '#i18n/useT.ts'
import { ThemeMiniature } from './ThemeMiniature.tsx'
import { TryOnBar } from './TryOnBar.tsx'
import hiddenCss from '#ui/VisuallyHidden.module.css'
import css from './ThemeGallery.module.css'

/** Means "nothing chosen" among the values of the gallery. */
const unchosen = ''

const groups = [
  { source: 'client', title: 'themes.ofClient' },
  { source: 'custom', title: 'themes.ofReader' },
  { source: 'server', title: 'themes.ofServer' },
] as const

/** The last choice before the reader began to try themes on, and the one that is tried on. */
interface TryOn {
  readonly before: string | null
  readonly tried: string
}

/** Every theme as a miniature. One press draws the page in it; the reader keeps it, or goes back with one key. */
export function ThemeGallery() {
  const t = useT()
  const session = useSession()
  const settings = settingsOf(session)
  const group = useId()
  const onDevice = useSetting('deviceTheme')
  const everywhere = useSetting('theme')
  const isChosen = useIsChosen('theme')
  const chosen = onDevice ?? (isChosen ? everywhere : null)
  const options = useThemeOptions()
  const offered = useSessionQuery(serverThemesQuery(session))
  const [tryOn, setTryOn] = useState<TryOn | null>(null)
  const [post] = useState(() => samplePost(session))
  const site = siteTheme(settings)
  const lost = chosen !== null && chosen !== themePairName && !options.some(({ value }) => value === chosen) ? chosen : null

  const choose = (value: string, label: string) => {
    setTryOn({ before: tryOn === null ? chosen : tryOn.before, tried: label })
    chooseTheme(settings, value === unchosen ? null : value)
  }
  const box = useRef<HTMLFieldSetElement>(null)
  /** The pressed button disappears: the focus goes to the theme that is chosen now. */
  const end = (staysChosen: boolean) => {
    flushSync(() => {
      if (tryOn !== null && !staysChosen) chooseTheme(settings, tryOn.before)
      setTryOn(null)
    })
    box.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: staysChosen })
  }
  useEscape(
    tryOn !== null,
    (target) => box.current?.contains(target) === true,
    () => end(false),
  )
  const card = (value: string, label: string, image: ReactNode) => (
    <ThemeCard
      key={value}
      group={group}
      label={label}
      isChosen={(chosen ?? unchosen) === value}
      onChoose={() => choose(value, label)}
      image={image}
    />
  )
  const miniature = (name: string) => <Miniature name={name} post={post} />
  const pair = <Pair light={miniature(defaultPresets.light)} dark={miniature(defaultPresets.dark)} />
  const withTheme = (source: ThemeOption['source']) => options.filter((option) => option.source === source)
  return (
    <fieldset ref={box} className={css.gallery}>
      <legend className={hiddenCss.hidden}>{t('settings.theme')}</legend>
      <div className={css.cards}>
        {card(unchosen, t(site === null ? 'settings.theme.unchosen' : 'settings.theme.site'), site === null ? pair : miniature(site))}
        {card(themePairName, t('settings.theme.pair'), pair)}
        {lost !== null && card(lost, nameOfKey(lost), miniature(lost))}
      </div>
      {groups.map(({ source, title }) =>
        withTheme(source).length === 0 ? null : (
          <section key={source} className={css.group}>
            <h4 className={css.title}>{t(title)}</h4>
            <div className={css.cards}>{withTheme(source).map(({ value, label }) => card(value, label, miniature(value)))}</div>
          </section>
        ),
      )}
      {offered.error && (
        <QueryFailure error={offered.error} busy={offered.isFetching} failed="serverThemes.error" onRetry={offered.refetch} />
      )}
      <div role="status" className={css.tryOn}>
        {tryOn !== null && (
          <TryOnBar onKeep={() => end(true)} onGoBack={() => end(false)}>
            {t('themes.tryOn', { name: tryOn.tried })}
          </TryOnBar>
        )}
      </div>
    </fieldset>
  )
}

interface ThemeCardProps {
  group: string
  label: string
  isChosen: boolean
  onChoose: () => void
  image: ReactNode
}

function ThemeCard({ group, label, isChosen, onChoose, image }: ThemeCardProps) {
  return (
    <label className={css.card}>
      {image}
      <span className={css.choice}>
        <input type="radio" className={css.radio} name={group} checked={isChosen} onChange={onChoose} />
        <bdi>{label}</bdi>
      </span>
    </label>
  )
}

/** Two miniatures, each cut in half. */
function Pair({ light, dark }: { light: ReactNode; dark: ReactNode }) {
  return (
    <div className={css.pair}>
      <div>{light}</div>
      <div>{dark}</div>
    </div>
  )
}

/** Draws a theme when it has been on screen: a server may offer dozens, each a file. */
function Miniature({ name, post }: { name: string; post: StatusId | null }) {
  const [ref, isSeen] = useSeen<HTMLDivElement>()
  const theme = useThemeNamed(name, isSeen)
  return (
    <div ref={ref} className={css.image}>
      {isSeen && theme !== null && <ThemeMiniature theme={theme} post={post} />}
    </div>
  )
}
