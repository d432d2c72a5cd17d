import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { Mark } from '#ui/Mark.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SkipLinks } from '#ui/SkipLinks.tsx'
import { TooltipLayer } from '#ui/TooltipLayer.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'
import { bellIcon } from '#ui/icons/bell.ts'
import css from './Workshop.module.css'
import { SampleButtons } from './SampleButtons.tsx'
import { SampleFields } from './SampleFields.tsx'
import { SamplePosts } from './SamplePosts.tsx'
import { SampleWindows } from './SampleWindows.tsx'

const noop = () => undefined

/** Every piece of the kit in its states, to be looked at. */
export function Workshop({ theme }: { theme: string }) {
  return (
    <LiveRegion>
      <SkipLinks label="Skip" links={[{ target: 'buttons', label: 'To the buttons' }]} />
      <TooltipLayer />
      <main className={css.page}>
        <SampleButtons theme={theme} />
        <SamplePosts />
        <SampleFields />
        <SampleWindows />
        <States />
        <Colours />
      </main>
    </LiveRegion>
  )
}

function States() {
  return (
    <Panel title="States">
      <EmptyState icon={bellIcon} action={<Button>Find people</Button>}>
        No notifications yet. They come when someone answers you.
      </EmptyState>
      <ErrorState stored="What you have read stays here." retry={{ label: 'Try again', onRetry: noop }}>
        The timeline could not be loaded: the server did not answer.
      </ErrorState>
    </Panel>
  )
}

function Colours() {
  const alerts = ['alertError', 'alertWarning', 'alertSuccess', 'alertNeutral']
  const tones = ['text', 'faint', 'link', 'icon', 'reply', 'repeat', 'favourite', 'danger', 'success', 'warning']
  return (
    <Panel title="Colours">
      <div className={css.stack}>
        <div className={css.row}>
          <Mark />
          <Wordmark />
        </div>
        {alerts.map((name) => (
          <div key={name} className={css.alert} style={{ background: `var(--${name})`, color: `var(--${name}Text)` }}>
            {name}
          </div>
        ))}
        <div className={css.swatches}>
          {tones.map((name) => (
            <div key={name} style={{ color: `var(--${name})` }}>
              {name}
            </div>
          ))}
          {['fg', 'highlight', 'selectedPost', 'code', 'media', 'poll'].map((name) => (
            <div key={name} style={{ background: `var(--${name})` }}>
              {name}
            </div>
          ))}
        </div>
      </div>
    </Panel>
  )
}
