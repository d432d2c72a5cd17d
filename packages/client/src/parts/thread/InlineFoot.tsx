import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useThread } from '#data/threads/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import css from './InlineLine.module.css'
import type { ThreadSurface } from './ThreadSurface.ts'

/** The end of a conversation that is open in a feed: the rest of it is coming, or why not, and the way to fold it. */
export function InlineFoot({ surface: { opened, view, dive }, onFold }: { surface: ThreadSurface; onFold: () => void }) {
  const t = useT()
  const { threads } = useSession()
  const { loading, loaded, error } = useThread(opened)
  const outside = useCellPart(view.picture, (picture) => picture.outside)
  return (
    <article className={`${css.inline} ${css.foot}`} tabIndex={0} aria-label={t('thread.inline.end')}>
      {error && <p role="alert">{messageText(t, error.message)}</p>}
      {loading && !loaded && <Spinner label={t('thread.loading')} />}
      {error && (
        <Button size="small" busy={loading} onClick={() => void threads.openThread(opened)}>
          {t('general.retry')}
        </Button>
      )}
      <Button size="small" onClick={onFold}>
        {t('thread.inline.fold')}
      </Button>
      {outside > 0 && (
        <Button size="small" tone="quiet" onClick={() => dive(null)}>
          {t('thread.whole', { count: outside })}
        </Button>
      )}
      <LinkButton size="small" tone="quiet" href={`/notice/${opened}`}>
        {t('thread.inline.open')}
      </LinkButton>
    </article>
  )
}
