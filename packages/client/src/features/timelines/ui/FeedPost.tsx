import type { PostRow } from '#features/feeds/model/Folding.ts'
import { StatusItem } from '#features/statusCard/ui/StatusItem.tsx'
import css from './FeedPost.module.css'

/** A post of a feed, with a line to its neighbours of one conversation. */
export function FeedPost({ id, repeats, follows, leads }: Omit<PostRow, 'kind'>) {
  if (!follows && !leads) return <StatusItem id={id} repeats={repeats} />
  return (
    <div className={css.tied} data-follows={follows || undefined} data-leads={leads || undefined}>
      <StatusItem id={id} repeats={repeats} />
    </div>
  )
}
