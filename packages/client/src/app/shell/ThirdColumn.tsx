import { useT } from '#i18n/useT.ts'
import { useScrollBox } from '#ui/useScrollBox.ts'
import { ScrollAreaContext } from '#ui/windowing/ScrollArea.ts'
import { Panel } from '#ui/Panel.tsx'

import { ComposerBox, NotificationChoicesPanel, NotificationsPanel } from './lazyParts.ts'
import { Part } from '#features/screen/ui/Part.tsx'

export interface ThirdColumnProps {
  className: string | undefined
  mode: 'notifications' | 'notificationChoices' | 'postform'
}

/** The choices are named by their heading, which comes with their code. */
const labels = { notifications: 'shell.notifications', notificationChoices: null, postform: 'shell.newPost' } as const

/** The column at the end of a wide page. It scrolls by itself. */
export function ThirdColumn({ className, mode }: ThirdColumnProps) {
  const t = useT()
  const [scrollArea, column] = useScrollBox()
  const label = labels[mode]
  return (
    // Skip links lead to the id.
    <aside
      ref={column}
      id={mode}
      tabIndex={-1}
      className={className}
      aria-label={label ? t(label) : undefined}
      aria-labelledby={label ? undefined : 'choicesTitle'}
    >
      <ScrollAreaContext value={scrollArea}>
        <Part>
          {mode === 'notifications' && <NotificationsPanel />}
          {mode === 'notificationChoices' && <NotificationChoicesPanel />}
          {mode === 'postform' && (
            <Panel title={t('shell.newPost')}>
              <div id="composer" tabIndex={-1}>
                <ComposerBox />
              </div>
            </Panel>
          )}
        </Part>
      </ScrollAreaContext>
    </aside>
  )
}
