import type { Attachment, AttachmentId, Visibility } from '@rookery/api/wire/model'
import type { Message } from '#features/notices/model/Message.ts'
import type { DraftData, DraftPoll, DraftPost, MissingFile } from '#features/drafts/model/Draft.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { withArrived } from './fileRules.ts'
import { emptyPoll } from '#features/drafts/model/pollRules.ts'
import { withPosts, nextPost, placeInThread, removePost, showPost } from './draftThread.ts'

/** Why a post was not sent. Sizes are in bytes and formatted in the user's language. */
export type ComposerFailure =
  | { readonly kind: 'refused'; readonly message: Message }
  /** The server cannot be reached: the file can wait with its post. */
  | { readonly kind: 'unreached' }
  /** Nothing to try again: the same file will never do. */
  | { readonly kind: 'unfit'; readonly message: Message }
  /** @property allowed null where the server only said that it is too much */
  | { readonly kind: 'tooBig'; readonly size: number; readonly allowed: number | null; readonly shrinks: boolean }
  | { readonly kind: 'tooWide'; readonly width: number; readonly height: number; readonly allowed: number; readonly shrinks: boolean }

/** A file on its way to the server, or one that did not get there and can be tried again. It belongs to its draft, not to a form. */
export interface DraftUpload {
  readonly id: string
  readonly file: File
  /** 0 to 1. */
  readonly progress: number
  readonly error: ComposerFailure | null
}

/** All data that a composer renders. */
export interface ComposerState {
  readonly data: DraftData
  readonly uploads: readonly DraftUpload[]
  /** Why the last attempt to post or to send a file failed, until that is dismissed or tried again. */
  readonly error: ComposerFailure | null
  /** Drafts of the same target that are being sent, or delayed for undo. */
  readonly sending: readonly DraftKey[]
}

export type ComposerEvent =
  | { readonly kind: 'textChanged'; readonly text: string }
  /** @param marksSensitive a subject makes the files sensitive, by the reader's setting, unless the person has chosen */
  | { readonly kind: 'subjectChanged'; readonly subject: string; readonly marksSensitive: boolean }
  | { readonly kind: 'subjectRemoved' }
  | { readonly kind: 'sensitiveChanged'; readonly isSensitive: boolean }
  /** The user sends the text although its parent post is deleted. */
  | { readonly kind: 'answeredGivenUp' }
  | { readonly kind: 'scopeChanged'; readonly scope: Visibility }
  | { readonly kind: 'languageChanged'; readonly language: string | null }
  | { readonly kind: 'contentTypeChanged'; readonly contentType: string }
  | { readonly kind: 'expiryChanged'; readonly expiresIn: number | null }
  | { readonly kind: 'scheduleChanged'; readonly scheduledAt: string | null }
  /** @param expiresIn seconds that a new poll begins with */
  | { readonly kind: 'pollToggled'; readonly expiresIn: number }
  | { readonly kind: 'pollChanged'; readonly poll: DraftPoll }
  | { readonly kind: 'postAdded' }
  /** @param at which post of the thread, from 0 */
  | { readonly kind: 'postShown' | 'postRemoved'; readonly at: number }
  /** @param texts the texts that the post is split into */
  | { readonly kind: 'textSplit'; readonly texts: readonly string[] }
  | { readonly kind: 'fileMoved'; readonly from: number; readonly to: number }
  | { readonly kind: 'fileRemoved'; readonly id: AttachmentId }
  /** @property id of a file that is on the server, or of one that waits */
  | { readonly kind: 'fileDescribed'; readonly id: string; readonly description: string }
  | { readonly kind: 'uploadsAdded'; readonly uploads: readonly DraftUpload[] }
  /** A file of the draft that waited on the device. */
  | { readonly kind: 'uploadRestored'; readonly upload: DraftUpload }
  | { readonly kind: 'uploadProgressed'; readonly id: string; readonly progress: number }
  /** @property file another one in its place, made of it */
  | { readonly kind: 'uploadRetried'; readonly id: string; readonly file?: File }
  | { readonly kind: 'uploadFailed'; readonly id: string; readonly error: ComposerFailure }
  | { readonly kind: 'uploadDropped'; readonly id: string }
  | { readonly kind: 'uploadEnded'; readonly id: string; readonly attachment: Attachment }
  | { readonly kind: 'refused'; readonly error: ComposerFailure }
  | { readonly kind: 'problemDismissed' }
  | { readonly kind: 'sendingBegan' | 'sendingEnded'; readonly draft: DraftKey }

/**
 * Applies an event to a composer. Unchanged parts stay the same objects; a cancelled upload is not attached. While an upload is running or
 * has failed, the user cannot switch to another post of the thread, because the file belongs to the current one.
 */
export function composerReducer(state: ComposerState, event: ComposerEvent): ComposerState {
  const { data, uploads } = state
  const withData = (part: Partial<DraftData>): ComposerState => ({ ...state, data: { ...data, ...part } })
  const withUpload = (id: string, part: Partial<DraftUpload>): ComposerState =>
    uploads.some((one) => one.id === id) ? { ...state, uploads: uploads.map((one) => (one.id === id ? { ...one, ...part } : one)) } : state
  const without = (id: string) => uploads.filter((one) => one.id !== id)
  switch (event.kind) {
    case 'textChanged':
      return { ...withData({ status: event.text }), error: null }
    case 'subjectChanged':
      return { ...withData({ spoilerText: event.subject, ...sensitiveBy(data, event) }), error: null }
    case 'subjectRemoved':
      return { ...withData({ spoilerText: '', ...sensitiveBy(data, { subject: '', marksSensitive: false }) }), error: null }
    case 'sensitiveChanged':
      return withData({ nsfw: event.isSensitive, nsfwFrom: 'person' })
    case 'answeredGivenUp':
      return { ...state, data: onItsOwn(data) }
    case 'scopeChanged':
      return withData({ visibility: event.scope })
    case 'languageChanged':
      return withData({ language: event.language })
    case 'contentTypeChanged':
      return withData({ contentType: event.contentType })
    case 'expiryChanged':
      return withData({ expiresIn: event.expiresIn })
    case 'scheduleChanged':
      return withData({ scheduledAt: event.scheduledAt })
    case 'pollToggled':
      return withData({ poll: data.poll === null ? { ...emptyPoll, expiresIn: event.expiresIn } : null })
    case 'pollChanged':
      return data.poll === null ? state : withData({ poll: event.poll })
    case 'postAdded':
      if (data.missing.length > 0) return state
      return { ...state, data: withPosts(data, [nextPost(data)]) }
    case 'postShown':
      if (data.missing.length > 0) return state
      return { ...state, data: showPost(data, event.at) }
    case 'postRemoved':
      return { ...state, data: removePost(data, event.at) }
    case 'textSplit': {
      if (data.missing.length > 0) return state
      const [first = data.status, ...rest] = event.texts
      const added = rest.map((text) => nextPost(data, text))
      return { ...state, data: withPosts({ ...data, status: first }, added, placeInThread(data)) }
    }
    case 'fileMoved': {
      const moved = data.files[event.from]
      return moved === undefined ? state : withData({ files: data.files.toSpliced(event.from, 1).toSpliced(event.to, 0, moved) })
    }
    case 'fileRemoved':
      return withData({ files: data.files.filter((file) => file.id !== event.id) })
    case 'fileDescribed':
      return withData({ mediaDescriptions: { ...data.mediaDescriptions, [event.id]: event.description } })
    case 'uploadsAdded':
      return {
        ...withData({ missing: [...data.missing, ...event.uploads.map(({ id, file }) => ({ id, name: file.name }))] }),
        uploads: [...uploads, ...event.uploads],
      }
    case 'uploadRestored':
      return { ...state, uploads: [...uploads, event.upload] }
    case 'uploadProgressed':
      return withUpload(event.id, { progress: event.progress })
    case 'uploadRetried':
      return { ...withUpload(event.id, { progress: 0, error: null, ...(event.file && { file: event.file }) }), error: null }
    case 'uploadFailed':
      // The file's card shows that it waits; that is no failure.
      return { ...withUpload(event.id, { error: event.error }), error: event.error.kind === 'unreached' ? null : event.error }
    case 'uploadDropped':
      return withoutUpload(state, event.id)
    case 'uploadEnded':
      if (!uploads.some((one) => one.id === event.id)) return state
      return { ...withData(withArrived(data, event.id, event.attachment)), uploads: without(event.id) }
    case 'refused':
      return { ...state, error: event.error }
    case 'sendingBegan':
      return { ...state, sending: [...state.sending, event.draft] }
    case 'sendingEnded':
      return { ...state, sending: state.sending.filter((draft) => draft !== event.draft) }
    case 'problemDismissed':
      return state.error === null ? state : { ...state, error: null }
  }
}

/** Resets the thread fields, for whichever post is first. */
function onItsOwn(data: DraftData): DraftData {
  const alone = (post: DraftPost) => ({ ...post, standsAlone: true })
  const { thread } = data
  return { ...data, standsAlone: true, thread: thread && { ...thread, before: thread.before.map(alone), after: thread.after.map(alone) } }
}

/** A subject marks the files as sensitive if the setting says so, and clearing it undoes that. The user's own choice stays. */
function sensitiveBy(
  { nsfw, nsfwFrom }: DraftData,
  { subject, marksSensitive }: { readonly subject: string; readonly marksSensitive: boolean },
): Partial<DraftData> {
  if (subject === '') return nsfwFrom === 'subject' ? { nsfw: false, nsfwFrom: 'start' } : {}
  return nsfw || nsfwFrom === 'person' || !marksSensitive ? {} : { nsfw: true, nsfwFrom: 'subject' }
}

/** The description of a file is removed with it. */
function withoutUpload(state: ComposerState, id: string): ComposerState {
  const dropped = state.uploads.find((one) => one.id === id)
  if (!state.data.missing.some((one) => one.id === id)) return state
  const error = dropped && state.error === dropped.error ? null : state.error
  const data = { ...state.data, missing: state.data.missing.filter((one) => one.id !== id) }
  return { ...state, data, uploads: state.uploads.filter((one) => one !== dropped), error }
}

/** Number of files that can be added; Infinity if the server has no limit. */
export function roomForFiles({ data, uploads }: Pick<ComposerState, 'data' | 'uploads'>, max: number | null): number {
  return max === null ? Infinity : Math.max(0, max - data.files.length - uploads.length)
}

/** A failed upload: the post must not be sent without it silently. */
export function hasLostUpload(state: Pick<ComposerState, 'data' | 'uploads'>): boolean {
  return state.uploads.some((upload) => upload.error !== null) || leftFiles(state).length > 0
}

/** Whether every file that did not get there can wait with its post. */
export function canFilesWait(state: Pick<ComposerState, 'data' | 'uploads'>): boolean {
  return leftFiles(state).length === 0 && state.uploads.every(({ error }) => error?.kind === 'unreached')
}

/** The files that were on their way when a page was left: nothing is left of them here but their names. */
export function leftFiles({ data, uploads }: Pick<ComposerState, 'data' | 'uploads'>): readonly MissingFile[] {
  return data.missing.filter(({ id }) => !uploads.some((upload) => upload.id === id))
}

/** Whether a file is still on its way; the post waits for it. */
export function isUploading({ uploads }: Pick<ComposerState, 'uploads'>): boolean {
  return uploads.some((upload) => upload.error === null)
}
