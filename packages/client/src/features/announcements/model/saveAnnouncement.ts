import * as adminAnnouncements from '@rookery/api/calls/adminAnnouncements'
import { ApiError } from '@rookery/api/http/ApiError'
import { toAnnouncementDraft, type AnnouncementInput } from '#data/announcements/AnnouncementInput.ts'
import { announcementsOf } from '#data/announcements/announcementsOf.ts'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Message } from '#data/notices/Message.ts'
import { askAgain } from '#data/queries/askAgain.ts'
import { queriesOf } from '#data/queries/queriesOf.ts'
import type { Session } from '#data/session/Session.ts'

/** Posts an announcement, or changes one. Resolves to why not, null when it is done. @param id null for a new one */
export function saveAnnouncement(session: Session, id: string | null, input: AnnouncementInput): Promise<Message | null> {
  const draft = toAnnouncementDraft(input)
  return doing(session, async () => {
    await (id === null ? adminAnnouncements.create(session.client, draft) : adminAnnouncements.change(session.client, id, draft))
  })
}

/** Takes an announcement back. Resolves to why not, null when it is gone. */
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
