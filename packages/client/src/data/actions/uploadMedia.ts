import * as media from '@rookery/api/calls/media'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Attachment } from '@rookery/api/wire/model'
import type { Message } from '#data/notices/Message.ts'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Session } from '#data/session/Session.ts'

export type UploadResult =
  | { readonly kind: 'uploaded'; readonly attachment: Attachment }
  /** Larger than the server takes; nothing was sent. Bytes. */
  | { readonly kind: 'tooBig'; readonly size: number; readonly allowed: number }
  | { readonly kind: 'refused'; readonly message: Message }
  /** The person gave it up. */
  | { readonly kind: 'aborted' }

/** Sends a file for a post. Its size is checked first: a server may cut the connection instead of answering. */
export async function uploadMedia(session: Session, file: File, options: media.UploadOptions = {}): Promise<UploadResult> {
  const allowed = session.server.instance.uploadLimits.general
  if (allowed > 0 && file.size > allowed) return { kind: 'tooBig', size: file.size, allowed }
  try {
    return { kind: 'uploaded', attachment: await media.upload(session.client, file, options) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.kind === 'aborted' ? { kind: 'aborted' } : { kind: 'refused', message: errorMessage(error) }
  }
}
