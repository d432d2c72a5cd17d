import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { StatusRecord } from '#data/entities/records.ts'
import type { Session } from '#data/session/Session.ts'
import { toggleStatus } from './toggleStatus.ts'

export function favourite(session: Session, id: StatusId, wanted: boolean): Promise<void> {
  return toggleStatus(session, id, {
    what: 'favourite',
    wanted,
    isOn: (record) => record.favourited,
    change: favourited,
    ask: (target, on) => (on ? statuses.favourite : statuses.unfavourite)(session.client, target),
  })
}

function favourited(record: StatusRecord, wanted: boolean): StatusRecord {
  if (record.favourited === wanted) return record
  return { ...record, favourited: wanted, favouritesCount: Math.max(0, record.favouritesCount + (wanted ? 1 : -1)) }
}
