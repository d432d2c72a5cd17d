import type { PostRow } from '#data/feeds/Folding.ts'
import { useT } from '#i18n/useT.ts'
import { StatusItem } from '#parts/status/StatusItem.tsx'
import css from './FeedPost.module.css'

/** A post of a feed, with a line to its neighbours of one conversation, and under the last of them the way to all of it. */
export function FeedPost({ id, repeats, follows, leads }: Omit<PostRow, 'kind'>) {
  const t = useT()
  if (!follows && !leads) return <StatusItem id={id} repeats={repeats} />
  // Inside the post: a feed holds nothing but posts.
  const whole = leads ? undefined : (
    <a className={css.whole} href={`/notice/${id}`}>
      {t('timeline.wholeConversation')}
    </a>
  )
  return (
    <div className={css.tied} data-follows={follows || undefined} data-leads={leads || undefined}>
      <StatusItem id={id} repeats={repeats} tail={whole} />
    </div>
  )
}
