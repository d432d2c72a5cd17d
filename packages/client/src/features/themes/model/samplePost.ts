import type { StatusId } from '@rookery/api/wire/model'
import { rowIds } from '@rookery/store/FeedState'
import type { StatusRecord } from '#features/entities/model/records.ts'
import { isNotificationFeed } from '#features/addresses/model/FeedKey.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Characters of HTML of a post that fits a miniature. */
const sampleLength = { min: 30, max: 400 }

/** A short public post of a loaded timeline, to show themes with; null if there is none. */
export function samplePost(session: Session): StatusId | null {
  const feeds = feedsOf(session)
  for (const key of feeds.keys()) {
    if (isNotificationFeed(key)) continue
    const found = rowIds(feeds.at(key).get().rows).find((id) => {
      const status = session.entities.statuses.get(id)
      return status !== undefined && isSample(status)
    })
    if (found !== undefined) return found
  }
  return null
}

function isSample({ visibility, content, spoilerText, attachments, inReplyToId, reblogId, quote, pollId, deleted }: StatusRecord): boolean {
  const hasMore = attachments.length > 0 || inReplyToId !== null || reblogId !== null || quote !== null || pollId !== null
  const isPlain = spoilerText === '' && !hasMore && !deleted
  return visibility === 'public' && isPlain && content.length >= sampleLength.min && content.length <= sampleLength.max
}
