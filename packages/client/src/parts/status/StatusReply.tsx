import type { StatusId } from '@rookery/api/wire/model'
import { lazy, Suspense } from 'react'
import { useCellPart } from '#lib/useCell.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useReplyTarget } from './ReplyContext.ts'
import css from './StatusReply.module.css'

const Composer = lazy(async () => ({ default: (await import('#parts/composer/Composer.tsx')).Composer }))

/** The answer being written to a post, under it; it closes when it was posted, and its draft stays when it is closed before. */
export function StatusReply({ id }: { id: StatusId }) {
  const target = useReplyTarget()
  const open = useCellPart(target, (answered) => answered === id)
  if (!open) return null
  return (
    <div className={css.reply}>
      <Suspense fallback={<Spinner />}>
        <Composer draft={`reply:${id}`} takesFocus onPosted={() => target.set(null)} />
      </Suspense>
    </div>
  )
}
