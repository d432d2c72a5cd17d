import { slots } from '#app/slots.ts'
import { useT } from '#i18n/useT.ts'
import { Panel } from '#ui/Panel.tsx'

/** The column at the end of a wide page. It scrolls by itself: lists inside find it by `data-scroller`. */
export function ThirdColumn({ className, mode }: { className: string | undefined; mode: 'notifications' | 'postform' }) {
  const t = useT()
  const { composer: Composer, notifications: Notifications } = slots
  return (
    <aside className={className} aria-label={mode === 'notifications' ? t('shell.notifications') : t('shell.newPost')} data-scroller>
      {mode === 'notifications' && Notifications && <Notifications />}
      {mode === 'postform' && Composer && (
        <Panel title={t('shell.newPost')}>
          <div id="composer" tabIndex={-1}>
            <Composer draft="status" />
          </div>
        </Panel>
      )}
    </aside>
  )
}
