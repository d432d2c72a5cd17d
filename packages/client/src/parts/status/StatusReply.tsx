import type { StatusId } from '@rookery/api/wire/model'
import { useMissingCode } from '#data/notices/useMissingCode.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCellPart } from '#lib/useCell.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useReplyTarget } from './ReplyContext.ts'
import css from './StatusReply.module.css'

const Composer = lazyComponent(async () => (await import('#parts/composer/Composer.tsx')).Composer)

/** The answer being written to a post, under it; it closes when it was posted, and its draft stays when it is closed before. */
export function StatusReply({ id }: { id: StatusId }) {
  const target = useReplyTarget()
  const tell = useMissingCode()
  const open = useCellPart(target, (answered) => answered === id)
  const fail = () => {
    tell()
    target.set(null)
  }
  const isLoaded = useLoaded(Composer, open, fail)
  if (!open) return null
  return (
    <div className={css.reply}>
      {isLoaded ? <Composer draft={`reply:${id}`} takesFocus onPosted={() => target.set(null)} /> : <Spinner />}
    </div>
  )
}
