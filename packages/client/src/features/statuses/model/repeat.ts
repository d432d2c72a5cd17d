import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId, Visibility } from '@rookery/api/wire/model'
import type { StatusRecord } from '#features/entities/model/records.ts'
import { isNotificationFeed } from '#features/addresses/model/FeedKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import { defineStatusSwitch, switchOnStatus } from './defineStatusSwitch.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

/** `visibility` is that of the repeat; the post's own when absent. */
export interface RepeatArgs {
  readonly visibility?: Visibility | undefined
}

export const repeatAction = defineStatusSwitch<RepeatArgs>({
  kind: 'repeat',
  isOn: ({ reblogged }) => reblogged,
  change: repeated,
  request: ({ client }, id, desired, { visibility }) =>
    desired ? statuses.reblog(client, id, visibility ? { visibility } : {}) : statuses.unreblog(client, id),
  onSettled(session, id, { isOn }) {
    if (isOn) return
    const { me } = session
    const feeds = feedsOf(session)
    const isOwnRepeat = (record: StatusRecord) => record.reblogId === id && record.accountId === me
    for (const key of feeds.keys()) if (!isNotificationFeed(key)) feeds.removeWhere(key, isOwnRepeat)
  },
})

export async function repeat(session: Session, id: StatusId, desired: boolean, visibility?: Visibility): Promise<void> {
  await switchOnStatus(repeatAction, session, id, desired, { visibility })
}

function repeated(record: StatusRecord, desired: boolean): StatusRecord {
  if (record.reblogged === desired) return record
  return { ...record, reblogged: desired, reblogsCount: Math.max(0, record.reblogsCount + (desired ? 1 : -1)) }
}
