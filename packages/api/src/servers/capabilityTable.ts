import { descriptionRows } from './rows/descriptionRows.ts'
import { listsRows } from './rows/listsRows.ts'
import { liveRows } from './rows/liveRows.ts'
import { mediaRows } from './rows/mediaRows.ts'
import { notificationsRows } from './rows/notificationsRows.ts'
import { peopleRows } from './rows/peopleRows.ts'
import { profileRows } from './rows/profileRows.ts'
import { readingRows } from './rows/readingRows.ts'
import { requestsRows } from './rows/requestsRows.ts'
import { signInRows } from './rows/signInRows.ts'
import { staffRows } from './rows/staffRows.ts'
import { timelinesRows } from './rows/timelinesRows.ts'
import { writingRows } from './rows/writingRows.ts'
import type { CapabilityRow } from './CapabilityRow.ts'

/** A subject of the table. */
export interface CapabilityArea {
  readonly title: string
  readonly rows: Readonly<Record<string, CapabilityRow>>
}

/**
 * All capabilities of servers, by subject, with words and sources. Code that draws or requests reads `Capabilities` instead, which is a small
 * part of it.
 */
export const capabilityTable: readonly CapabilityArea[] = [
  { title: 'Description of the server', rows: descriptionRows },
  { title: 'Sign-in and access', rows: signInRows },
  { title: 'Timelines and search', rows: timelinesRows },
  { title: 'Writing posts', rows: writingRows },
  { title: 'Posts on screen', rows: readingRows },
  { title: 'Media', rows: mediaRows },
  { title: 'Notifications', rows: notificationsRows },
  { title: 'Accounts', rows: peopleRows },
  { title: 'Lists, filters and tags', rows: listsRows },
  { title: 'Live updates and push', rows: liveRows },
  { title: 'Profile and account', rows: profileRows },
  { title: 'Staff', rows: staffRows },
  { title: 'Requests and responses', rows: requestsRows },
]
