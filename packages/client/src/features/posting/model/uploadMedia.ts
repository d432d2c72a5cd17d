import * as media from '@rookery/api/calls/media'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Attachment } from '@rookery/api/wire/model'
import type { Message } from '#features/notices/model/Message.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { isUnreachable } from '#features/actions/model/failures.ts'
import type { Session } from '#features/session/model/Session.ts'

export type UploadResult =
  | { readonly kind: 'uploaded'; readonly attachment: Attachment }
  /** Larger than the server takes, or than what stands before it does. */
  | { readonly kind: 'tooBig' }
  | { readonly kind: 'refused'; readonly message: Message }
  /** The server cannot be reached: the file can wait with its post. */
  | { readonly kind: 'unreached' }
  /** The person gave it up. */
  | { readonly kind: 'aborted' }

/** Sends a file for a post. */
export async function uploadMedia(session: Session, file: File, options: media.UploadOptions = {}): Promise<UploadResult> {
  try {
    return { kind: 'uploaded', attachment: await media.upload(session.client, file, options) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'aborted') return { kind: 'aborted' }
    if (error.status === 413) return { kind: 'tooBig' }
    // The upload ends: its parts on the server belong to no post. A complete one is being processed.
    const isStuck = error.kind === 'timeout' && error.method === 'POST'
    return isUnreachable(error) || isStuck ? { kind: 'unreached' } : { kind: 'refused', message: errorMessage(error) }
  }
}
