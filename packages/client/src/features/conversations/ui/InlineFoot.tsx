import { href } from '#features/addresses/model/href.ts'
import { useThread } from '#features/threads/model/useThread.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import css from './InlineLine.module.css'
import { ThreadContext, type ThreadSurface } from '#features/threads/model/ThreadSurface.ts'
import { ThreadErrorMessage } from './ThreadErrorMessage.tsx'

/** The end of a conversation that is open in a feed: the rest is loading, or why it failed, and a button that folds it. */
export function InlineFoot({ surface, onFold }: { surface: ThreadSurface; onFold: () => void }) {
  const t = useT()
  const { opened, view, dive } = surface
  const { loading, loaded, error } = useThread(opened)
  const outside = useCellPart(view.image, (image) => image.outside)
  return (
    <article className={`${css.inline} ${css.foot}`} tabIndex={0} aria-label={t('thread.inline.end')}>
      {loading && !loaded && error === null && <Spinner label={t('thread.loading')} />}
      <ThreadContext value={surface}>
        <ThreadErrorMessage />
      </ThreadContext>
      <Button size="small" onClick={onFold}>
        {t('thread.inline.fold')}
      </Button>
      {outside > 0 && (
        <Button size="small" tone="quiet" onClick={() => dive(null)}>
          {t('thread.whole', { count: outside })}
        </Button>
      )}
      <LinkButton size="small" tone="quiet" href={href.status(opened)}>
        {t('thread.inline.open')}
      </LinkButton>
    </article>
  )
}
