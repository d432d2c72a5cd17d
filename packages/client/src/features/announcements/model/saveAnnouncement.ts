import * as adminAnnouncements from '@rookery/api/calls/adminAnnouncements'
import { ApiError } from '@rookery/api/http/ApiError'
import { toAnnouncementDraft, type AnnouncementInput } from './AnnouncementInput.ts'
import { announcementsOf } from './announcementsOf.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { askAgain } from '#features/queries/model/askAgain.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Posts an announcement, or changes one. Resolves to why not, null when it is done. @param id null for a new one */
export function saveAnnouncement(session: Session, id: string | null, input: AnnouncementInput): Promise<Message | null> {
  const draft = toAnnouncementDraft(input)
  return doing(session, async () => {
    await (id === null ? adminAnnouncements.create(session.client, draft) : adminAnnouncements.change(session.client, id, draft))
  })
}

/** Deletes an announcement. Resolves to the failure, or null. */
export function deleteAnnouncement(session: Session, id: string): Promise<Message | null> {
  return doing(session, async () => {
    await adminAnnouncements.remove(session.client, id)
    announcementsOf(session).remove(id)
  })
}

async function doing(session: Session, work: () => Promise<void>): Promise<Message | null> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return errorMessage(error)
  }
  await Promise.all([announcementsOf(session).load(), askAgain(queriesOf(session), ['adminAnnouncements'])])
  return null
}
