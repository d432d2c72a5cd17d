import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId, Visibility } from '@rookery/api/wire/model'
import type { StatusRecord } from '#data/entities/records.ts'
import { isNotificationFeed } from '#data/feeds/FeedKey.ts'
import type { Session } from '#data/session/Session.ts'
import { originalOf, toggleStatus } from './toggleStatus.ts'

/** `visibility` is that of the repeat; the post's own when absent. */
export async function repeat(session: Session, id: StatusId, wanted: boolean, visibility?: Visibility): Promise<void> {
  const { client, entities, feeds, me } = session
  const target = originalOf(session, id)
  await toggleStatus(session, target, {
    what: 'repeat',
    details: { visibility },
    wanted,
    isOn: (record) => record.reblogged,
    change: repeated,
    ask: (original, on) => (on ? statuses.reblog(client, original, visibility ? { visibility } : {}) : statuses.unreblog(client, original)),
  })
  if (wanted || entities.statuses.get(target)?.reblogged) return
  const isOwnRepeat = (record: StatusRecord) => record.reblogId === target && record.accountId === me
  for (const key of feeds.keys()) if (!isNotificationFeed(key)) feeds.removeWhere(key, isOwnRepeat)
}

function repeated(record: StatusRecord, wanted: boolean): StatusRecord {
  if (record.reblogged === wanted) return record
  return { ...record, reblogged: wanted, reblogsCount: Math.max(0, record.reblogsCount + (wanted ? 1 : -1)) }
}
