import { announcedOf } from '#features/failures/model/announced.ts'
import type { Session } from '#features/session/model/Session.ts'
import { randomKey } from '#lib/randomKey.ts'
import { shrinkImage } from '#lib/shrinkImage.ts'
import { checkFile, rejectedAsTooBig } from './checkFile.ts'
import {
  leftFiles,
  roomForFiles,
  type ComposerEvent,
  type ComposerFailure,
  type ComposerState,
  type DraftUpload,
} from './composerReducer.ts'
import type { MissingFile } from '#features/drafts/model/Draft.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { forgetFile, storeFiles, readStoredFile } from './storedFiles.ts'
import * as media from '@rookery/api/calls/media'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Attachment } from '@rookery/api/wire/model'
import type { Message } from '#features/notices/model/Message.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { isUnreachable } from '#features/actions/model/failures.ts'

/** How files get from the device into a draft. */
export interface FileUploads {
  /** Checks files and uploads them in their order. Files that exceed the limit are left out, with a message of how many. */
  upload(key: DraftKey, files: readonly File[]): void
  retryUpload(key: DraftKey, id: string): void
  /** Uploads a smaller version of an image that is too large. */
  shrinkUpload(key: DraftKey, id: string): void
  cancelUpload(key: DraftKey, id: string): void
  /** Sends a file that waited with its post, if the device has more of it than the name. */
  restoreUpload(key: DraftKey, missing: MissingFile): Promise<void>
}

export interface FileUploadsOptions {
  readonly get: (key: DraftKey) => ComposerState
  readonly dispatch: (key: DraftKey, event: ComposerEvent) => void
}

export interface MovableUploads extends FileUploads {
  /** The text that files were chosen for has another name. */
  belongTo(key: DraftKey, uploads: readonly DraftUpload[]): void
  stop(): void
}

export function createFileUploads(session: Session, { get, dispatch: notify }: FileUploadsOptions): MovableUploads {
  /** Where files are that were moved. */
  const homes = new Map<string, DraftKey>()
  const running = new Map<string, AbortController>()
  const queues = new Map<DraftKey, Promise<void>>()
  const limits = () => session.server.get().instance.uploadLimits

  const dispatch = (key: DraftKey, event: ComposerEvent & { readonly id: string }) => notify(homes.get(event.id) ?? key, event)

  function fail(key: DraftKey, id: string, error: ComposerFailure): void {
    running.delete(id)
    dispatch(key, { kind: 'uploadFailed', id, error })
  }

  /** Uploads a file after those before it; `ready` has the file to send, or the reason why there is none. */
  function enqueue(key: DraftKey, id: string, ready: Promise<File | ComposerFailure>): void {
    const stop = new AbortController()
    running.set(id, stop)
    const turn = (queues.get(key) ?? Promise.resolve()).then(async () => {
      const file = await ready
      if (!stop.signal.aborted) await (file instanceof File ? send(key, id, file, stop.signal) : fail(key, id, file))
    })
    queues.set(key, turn)
  }

  async function send(key: DraftKey, id: string, file: File, signal: AbortSignal): Promise<void> {
    const result = await uploadMedia(session, file, {
      signal,
      onProgress: (progress) => dispatch(key, { kind: 'uploadProgressed', id, progress }),
    })
    if (result.kind === 'uploaded') {
      running.delete(id)
      void forgetFile(session, id)
      // If the server renamed a file, this is the original name.
      dispatch(key, { kind: 'uploadEnded', id, attachment: { ...result.attachment, name: file.name || result.attachment.name } })
      announcedOf(session).set({ key: 'composer.uploaded', args: { name: file.name } })
    } else if (result.kind === 'tooBig') {
      fail(key, id, await rejectedAsTooBig(file))
    } else if (result.kind === 'unreached') {
      fail(key, id, result)
      announcedOf(session).set({ key: 'composer.fileWaits' })
      // The page may be closed before the network returns.
      await storeFiles(session, [{ id, file }])
    } else if (result.kind === 'refused') {
      const message = { key: 'composer.uploadFailed', args: { reason: result.message } } as const
      fail(key, id, { kind: 'refused', message })
    }
  }

  async function checked(file: File): Promise<File | ComposerFailure> {
    return (await checkFile(file, limits())) ?? file
  }

  async function shrunk(key: DraftKey, { id, file, error }: DraftUpload): Promise<File | ComposerFailure> {
    const { image, pixels, types } = limits()
    const allowed = error?.kind === 'tooBig' ? (error.allowed ?? file.size / 2) : image || Infinity
    // The form around a file counts, too.
    const smaller = await shrinkImage(file, { bytes: allowed - roomForForm, pixels, types })
    if (smaller === null) return { kind: 'unfit', message: { key: 'composer.shrink.failed' } }
    dispatch(key, { kind: 'uploadRetried', id, file: smaller })
    return smaller
  }

  const find = (key: DraftKey, id: string) => get(key).uploads.find((one) => one.id === id && one.error !== null)

  return {
    upload(key, files) {
      const max = session.server.get().instance.maxAttachments
      const room = roomForFiles(get(key), max)
      const uploads = files.slice(0, room).map((file) => ({ id: randomKey(), file, progress: 0, error: null }))
      if (uploads.length > 0) notify(key, { kind: 'uploadsAdded', uploads })
      for (const { id, file } of uploads) enqueue(key, id, checked(file))
      if (max === null || files.length <= room) return
      const message = { key: 'composer.tooManyFiles', args: { count: files.length - room } } as const
      notify(key, { kind: 'refused', error: { kind: 'refused', message } })
    },
    retryUpload(key, id) {
      const upload = find(key, id)
      if (!upload) return
      dispatch(key, { kind: 'uploadRetried', id })
      enqueue(key, id, checked(upload.file))
    },
    shrinkUpload(key, id) {
      const upload = find(key, id)
      if (!upload) return
      dispatch(key, { kind: 'uploadRetried', id })
      enqueue(key, id, shrunk(key, upload))
    },
    async restoreUpload(key, missing) {
      const file = await readStoredFile(session, missing)
      if (file === null || !leftFiles(get(key)).some(({ id }) => id === missing.id)) return
      notify(key, { kind: 'uploadRestored', upload: { id: missing.id, file, progress: 0, error: null } })
      enqueue(key, missing.id, checked(file))
    },
    cancelUpload(key, id) {
      void forgetFile(session, id)
      running.get(id)?.abort()
      running.delete(id)
      dispatch(key, { kind: 'uploadDropped', id })
    },
    belongTo(key, uploads) {
      for (const { id } of uploads) homes.set(id, key)
    },
    stop() {
      for (const upload of running.values()) upload.abort()
    },
  }
}

/** Bytes that a multipart form adds around a file. */
const roomForForm = 1024

type UploadResult =
  | { readonly kind: 'uploaded'; readonly attachment: Attachment }
  /** Larger than the limit of the server, or of a proxy before it. */
  | { readonly kind: 'tooBig' }
  | { readonly kind: 'refused'; readonly message: Message }
  /** The server cannot be reached: the file can wait with its post. */
  | { readonly kind: 'unreached' }
  /** The person gave it up. */
  | { readonly kind: 'aborted' }

/** Sends a file for a post. */
async function uploadMedia(session: Session, file: File, options: media.UploadOptions = {}): Promise<UploadResult> {
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
