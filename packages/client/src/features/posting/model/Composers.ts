import { editStatus } from './editStatus.ts'
import { postStatus } from './postStatus.ts'
import { scheduleStatus } from './scheduleStatus.ts'
import { draftOrigin, queueDraft, type DraftOrigin, type PostResult } from './sendDraft.ts'
import { openOutbox } from '#features/actions/model/outboxOf.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import { createKeyedListeners } from '@rookery/store/KeyedListeners'
import { isEqual } from '@rookery/store/isEqual'
import { randomKey } from '#lib/randomKey.ts'
import {
  canFilesWait,
  composerReducer,
  hasLostUpload,
  type ComposerEvent,
  type ComposerState,
  type DraftUpload,
} from './composerReducer.ts'
import { isEmptyDraft, type DraftData } from '#features/drafts/model/Draft.ts'
import { anotherDraft, statusIdIn, targetOf, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftsOf, type Drafts } from '#features/drafts/model/Drafts.ts'
import { createHeldPosts } from './heldPosts.ts'
import { pollError } from '#features/drafts/model/pollRules.ts'
import { isFarEnough } from './scheduleRules.ts'
import { sendingDraftsOf } from '#features/drafts/model/sendingDrafts.ts'
import { inOrder, postsOf } from './draftThread.ts'
import { startingDraft, startingSettings } from './startingDraft.ts'
import { fileError } from './fileRules.ts'
import { storeFiles } from './storedFiles.ts'
import { createFileUploads, type FileUploads } from './uploadFiles.ts'

export interface PostOptions {
  /** The form stays open: it is empty immediately, for the next post, while this one is being sent. */
  readonly stays?: boolean
  /** Shows the form again, which closed when the post went off. */
  readonly reopen?: (() => void) | undefined
}

/** How a press on the button that posts ended; `apart`: the post is on its way, or waits for a change of mind, and the form is free. */
export type PostOutcome = PostResult | { readonly kind: 'apart'; readonly end: Promise<PostResult | null> }

/** State of all composers, by draft. It outlives the forms: uploads continue after a form closes. */
export interface Composers extends FileUploads {
  /** The same object until something changes. */
  get(key: DraftKey): ComposerState
  subscribe(key: DraftKey, listener: () => void): Stop
  /** A form is about to be rendered: an untouched draft is reset to the current settings and these values. */
  open(key: DraftKey, start: Partial<DraftData>): void
  /** Replaces the draft by these values; the current text is stored as another draft. */
  restart(key: DraftKey, start: Partial<DraftData>): void
  /** Moves the text to a draft of its own, so that the form can start with another one. */
  stash(key: DraftKey): void
  /** Closes a form. An unchanged draft is deleted. */
  leave(key: DraftKey): void
  /** Applies an event. Changes of the draft are stored within half a second. */
  dispatch(key: DraftKey, event: ComposerEvent): void
  /** Continues another draft of the same target; the current text is stored as another draft. */
  resume(key: DraftKey, other: DraftKey): void
  /** Posts the draft; the state has the error of a rejection. */
  post(key: DraftKey, options?: PostOptions): Promise<PostOutcome>
}

/** Needs the stored drafts: wait for `draftsOf.ready`. */
export const composersOf = createSlot((session) => createComposers(session, draftsOf(session)), {
  close: (composers) => composers.stop(),
})

function createComposers(session: Session, drafts: Drafts): Composers & { stop(): void } {
  const states = new Map<DraftKey, ComposerState>()
  /** Initial values of each composer, to detect changes, and the values it was opened with. */
  const beginnings = new Map<DraftKey, { readonly data: DraftData; readonly start: Partial<DraftData> }>()
  const listeners = createKeyedListeners<DraftKey>()
  const uploads = createFileUploads(session, { get, dispatch })
  const held = createHeldPosts(session)
  const sending = sendingDraftsOf(session)

  function begin(key: DraftKey, start: Partial<DraftData> = {}): ComposerState {
    const before = states.get(key)
    // Uploads that are still running belong to the next post.
    const stillRunning = before?.uploads.filter((upload) => upload.error === null) ?? []
    const missing = stillRunning.map(({ id, file }) => ({ id, name: file.name }))
    const data = drafts.get(key)?.data ?? { ...startingDraft(session, key), ...start, missing }
    const state = { data, uploads: stillRunning, error: null, sending: before?.sending ?? [] }
    beginnings.set(key, { data, start })
    if (!before) drafts.subscribe(key, () => followDraft(key))
    states.set(key, state)
    return state
  }

  function get(key: DraftKey): ComposerState {
    return states.get(key) ?? begin(key)
  }

  function isUntouched(key: DraftKey): boolean {
    const state = states.get(key)
    return state === undefined || (state.uploads.length === 0 && state.data === beginnings.get(key)?.data)
  }

  /** Untouched drafts follow the settings that they start from. */
  function beginAnew(): void {
    for (const [key, { data, start }] of beginnings) {
      const next = { ...startingDraft(session, key), ...start, missing: [] }
      if (!isUntouched(key) || drafts.get(key) !== undefined || isEqual(next, data)) continue
      begin(key, start)
      listeners.notify(key)
    }
  }

  const { entities, me } = session
  const settings = settingsOf(session)
  const stops = [
    ...startingSettings.map((key) => settings.subscribe(key, beginAnew)),
    // The server stores the default scope with the account.
    ...(me === null ? [] : [entities.accounts.subscribe(me, beginAnew)]),
  ]

  /** The draft was posted, here or in another tab: the composer is empty again. */
  function followDraft(key: DraftKey): void {
    if (drafts.get(key) !== undefined || isEmptyDraft(get(key).data)) return
    begin(key)
    listeners.notify(key)
  }

  function dispatch(key: DraftKey, event: ComposerEvent): void {
    const before = get(key)
    const after = composerReducer(before, event)
    if (after === before) return
    states.set(key, after)
    if (after.data !== before.data) drafts.save(key, after.data)
    listeners.notify(key)
  }

  const ownName = (key: DraftKey) => anotherDraft(targetOf(key), randomKey())

  function beginSending(key: DraftKey, own: DraftKey): void {
    sending.set(new Set([...sending.get(), own]))
    dispatch(key, { kind: 'sendingBegan', draft: own })
  }

  function endSending(key: DraftKey, own: DraftKey): void {
    sending.set(new Set([...sending.get()].filter((draft) => draft !== own)))
    dispatch(key, { kind: 'sendingEnded', draft: own })
  }

  /** Files on their way go with the text that they were chosen for. */
  function moveUploads(moving: readonly DraftUpload[], from: DraftKey, to: DraftKey): void {
    if (moving.length === 0) return
    uploads.belongTo(to, moving)
    states.set(from, { ...get(from), uploads: get(from).uploads.filter((one) => !moving.some(({ id }) => id === one.id)) })
    states.set(to, { ...get(to), uploads: [...get(to).uploads, ...moving] })
  }

  /** Moves the current text to a key of its own. */
  function stash(key: DraftKey): void {
    if (!drafts.get(key)) return
    const aside = ownName(key)
    const moving = get(key).uploads
    drafts.move(key, aside)
    moveUploads(moving, key, aside)
  }

  function resume(key: DraftKey, other: DraftKey): void {
    const next = drafts.get(other)?.data
    if (!next) return
    stash(key)
    const moving = states.get(other)?.uploads ?? []
    drafts.move(other, key)
    states.set(key, { ...get(key), data: next, error: null })
    moveUploads(moving, other, key)
    listeners.notify(key)
  }

  /** Posts a new draft, or schedules it on the server. */
  function sendNew(key: DraftKey, data: DraftData, origin?: DraftOrigin): Promise<PostResult> {
    const { scheduledAt } = data
    return scheduledAt === null ? postStatus(session, key, data, origin) : scheduleStatus(session, key, data, scheduledAt, origin)
  }

  /** Sends a draft in the background; a rejected one returns to its form, unless that has another text. */
  async function sendApart(key: DraftKey, own: DraftKey, origin: DraftOrigin, reopen?: () => void): Promise<PostResult> {
    let result: PostResult = { kind: 'busy' }
    // A thread is sent post by post; sent ones leave the draft.
    for (let data = drafts.get(own)?.data; data; data = result.kind === 'posted' ? drafts.get(own)?.data : undefined) {
      result = await sendNew(own, data, origin)
    }
    endSending(key, own)
    if (result.kind === 'waits') sending.set(new Set([...sending.get(), own]))
    if (result.kind !== 'refused') return result
    const giveBack = () => {
      resume(key, own)
      dispatch(key, { kind: 'refused', error: result })
      reopen?.()
    }
    if (drafts.get(key) === undefined && !reopen) giveBack()
    else held.showRefusal(result.message, giveBack)
    return result
  }

  function postApart(key: DraftKey, seconds: number, reopen?: () => void): Promise<PostResult | null> {
    const origin = draftOrigin(session, key)
    drafts.save(key, inOrder(get(key).data))
    const own = ownName(key)
    // Runs before it is listed among the drafts, so that a draft that is being sent is never offered.
    beginSending(key, own)
    drafts.move(key, own)
    if (seconds === 0) return sendApart(key, own, origin, reopen)
    const undo = () => {
      endSending(key, own)
      resume(key, own)
      reopen?.()
    }
    return held.hold(seconds, { send: () => sendApart(key, own, origin, reopen), undo })
  }

  /** Leaves a post in the outbox whose files could not be sent. */
  async function waitWithFiles(key: DraftKey, data: DraftData, files: readonly DraftUpload[]): Promise<PostResult> {
    const outbox = await openOutbox(session)
    if (!outbox || !(await storeFiles(session, files))) return { kind: 'refused', message: { key: 'composer.filesMissing' } }
    drafts.save(key, inOrder(data))
    await queueDraft(session, key)
    return { kind: 'waits' }
  }

  return {
    get,
    subscribe: listeners.subscribe,
    open(key, start) {
      if (isUntouched(key)) begin(key, start)
    },
    restart(key, start) {
      stash(key)
      const { data } = begin(key, start)
      drafts.save(key, data)
      listeners.notify(key)
    },
    stash,
    leave(key) {
      if (!isUntouched(key)) return
      begin(key)
      listeners.notify(key)
    },
    dispatch,
    resume,
    upload: uploads.upload,
    retryUpload: uploads.retryUpload,
    shrinkUpload: uploads.shrinkUpload,
    restoreUpload: uploads.restoreUpload,
    cancelUpload: uploads.cancelUpload,
    async post(key, { stays = false, reopen } = {}) {
      // A second press means the post that is on its way, which a form that stays shows no longer.
      if (isLeftEmpty(get(key))) return { kind: 'busy' }
      dispatch(key, { kind: 'problemDismissed' })
      const { data, uploads: files } = get(key)
      const edited = statusIdIn(key, 'edit')
      // A scheduled post can be deleted on the server instead.
      const seconds = data.scheduledAt === null ? settings.get('undoPost') : 0
      const isLost = hasLostUpload({ data, uploads: files })
      const waits = isLost && canFilesWait({ data, uploads: files })
      const wrong = (isLost && !waits ? 'composer.filesMissing' : null) ?? errorIn(data, session.clock.now()) ?? fileError(session, data)
      if (!wrong && !waits && edited === null && (stays || seconds > 0 || data.thread !== null))
        return { kind: 'apart', end: postApart(key, seconds, reopen) }
      if (wrong) {
        const refusal = { kind: 'refused', message: { key: wrong } } as const
        dispatch(key, { kind: 'refused', error: refusal })
        return refusal
      }
      const sent = waits ? waitWithFiles(key, data, files) : edited === null ? sendNew(key, data) : editStatus(session, edited, key, data)
      const result = await sent
      if (result.kind === 'refused') dispatch(key, { kind: 'refused', error: result })
      return result
    },
    stop() {
      for (const stop of stops) stop()
      uploads.stop()
      held.stop()
    },
  }
}

/** The form is empty, and its last text is being sent. */
function isLeftEmpty({ data, uploads, sending }: ComposerState): boolean {
  return sending.length > 0 && uploads.length === 0 && isEmptyDraft(data)
}

/** Errors that the server would return, checked before sending (spec 2, section 5). */
function errorIn(data: DraftData, now: number) {
  const posts = postsOf(inOrder(data))
  if (posts.some(({ status, files, missing }) => status.trim() === '' && files.length + missing.length === 0))
    return 'composer.empty_status_error'
  const [time = null] = posts.flatMap(({ scheduledAt }) => scheduledAt ?? [])
  // No server can schedule a reply to a post that does not exist yet.
  if (time !== null && data.thread !== null) return 'composer.thread.notLater'
  if (time !== null && !isFarEnough(time, now)) return 'composer.schedule.tooSoon'
  const [wrong] = posts.flatMap(({ poll }) => (poll && pollError(poll)) ?? [])
  return wrong ? (`composer.${wrong}` as const) : null
}
