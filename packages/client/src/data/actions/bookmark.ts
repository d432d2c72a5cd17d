import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { toggleStatus } from './toggleStatus.ts'

export function bookmark(session: Session, id: StatusId, wanted: boolean): Promise<void> {
  return toggleStatus(session, id, {
    name: 'bookmark',
    wanted,
    isOn: (record) => record.bookmarked,
    change: (record, on) => (record.bookmarked === on ? record : { ...record, bookmarked: on }),
    ask: (target, on) => (on ? statuses.bookmark : statuses.unbookmark)(session.client, target),
  })
}
