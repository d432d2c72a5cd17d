import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { Session } from '#features/session/model/Session.ts'
import { defineStatusSwitch, switchOnStatus } from './defineStatusSwitch.ts'

export const favouriteAction = defineStatusSwitch({
  kind: 'favourite',
  isOn: ({ favourited }) => favourited,
  change: favourited,
  request: ({ client }, id, desired) => (desired ? statuses.favourite : statuses.unfavourite)(client, id),
})

export async function favourite(session: Session, id: StatusId, desired: boolean): Promise<void> {
  await switchOnStatus(favouriteAction, session, id, desired, {})
}

function favourited(record: StatusRecord, desired: boolean): StatusRecord {
  if (record.favourited === desired) return record
  return { ...record, favourited: desired, favouritesCount: Math.max(0, record.favouritesCount + (desired ? 1 : -1)) }
}
