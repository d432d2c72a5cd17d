import type { Clock, Timer } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import { isEqual } from '@rookery/store/isEqual'
import { createKeyedListeners } from '@rookery/store/KeyedListeners'
import { createListeners } from '@rookery/store/Listeners'
import { createTabBus, type TabBus } from '#features/session/model/TabBus.ts'
import type { TabMessage } from '#features/session/model/TabMessage.ts'
import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import { draftVersion, isEmptyDraft, readDraft, type Draft, type DraftData, type StoredDraft } from './Draft.ts'
import { createDraftOwnership } from './DraftOwnership.ts'
import { targetOf, type ComposerTarget, type DraftKey } from './DraftKey.ts'
import { postsWrittenUnderOf } from '#features/feeds/model/postsWrittenUnder.ts'
import { createStoredSlot } from '#features/session/model/Slot.ts'

/** Unposted texts: in memory immediately, on the device within half a second. */
export interface Drafts {
  get(key: DraftKey): Draft | undefined
  subscribe(key: DraftKey, listener: () => void): Stop
  /** Stores the composer's content; an empty one is deleted. */
  save(key: DraftKey, data: DraftData): void
  /** Stores the id of the attempt to post this draft, and waits until it is on the device. */
  begin(key: DraftKey, attempt: NonNullable<Draft['attempt']>): Promise<void>
  /** The attempt ended with an error response: the next one gets a new id. */
  forgetAttempt(key: DraftKey): void
  remove(key: DraftKey): void
  /** From now on the draft is another one, with its age and its attempt. */
  move(from: DraftKey, to: DraftKey): void
  /** Under which key the device has a draft: one that another window was writing first has a name of its own. */
  nameOf(key: DraftKey): DraftKey
  onMessage(message: TabMessage): void
  /** Called when there is one draft more or less. */
  subscribeList(listener: () => void): Stop
  /** Every draft there is, or those of a target, the last changed first. */
  list(target?: ComposerTarget): readonly (readonly [DraftKey, Draft])[]
  /** Adds stored drafts, by storage key. */
  take(stored: Iterable<readonly [string, unknown]>): void
  /** Writes unsaved drafts; call it when the page is left. */
  flush(): Promise<void>
  close(): void
}

/** Prefix of the storage keys of drafts. */
export const draftPrefix = 'draft:'

export const draftsOf = createStoredSlot(
  'drafts',
  async (storage) => {
    const entries = await storage.entries(draftPrefix)
    return (session) => {
      const { clock, tabs, notices } = session
      const onPart = () => void notices.show({ level: 'info', messageKey: 'drafts.apart', timeout: readFor })
      const drafts = createDrafts(storage, clock, { tabs, onPart })
      drafts.take(entries)
      postsWrittenUnderOf(session).checkBy((id) => ([`reply:${id}`, `quote:${id}`] as const).some((key) => drafts.get(key) !== undefined))
      return drafts
    }
  },
  {
    flush: (drafts) => drafts.flush(),
    onMessage: (drafts, message) => drafts.onMessage(message),
    close: (drafts) => drafts.close(),
  },
)

/** At most one second of typing may be lost; half of it is for the browser to write. */
const saveDelay = 500

const readFor = 10_000

export interface DraftOptions {
  /** Messages of the user's other windows; none if absent. */
  readonly tabs?: TabBus
  /** Called when another window owns the draft, and this text has moved to a key of its own. */
  readonly onPart?: () => void
}

export function createDrafts(
  storage: AccountStorage,
  clock: Clock,
  { tabs = createTabBus(null), onPart = () => {} }: DraftOptions = {},
): Drafts {
  const drafts = new Map<DraftKey, Draft>()
  const unsaved = new Set<DraftKey>()
  const listeners = createKeyedListeners<DraftKey>()
  const listListeners = createListeners()
  /** The time of the last known stored version. */
  const storedAges = new Map<DraftKey, number>()
  let timer: Timer | null = null
  let closed = false
  let writing: Promise<unknown> = Promise.resolve()

  const claims = createDraftOwnership({
    tabs,
    now: () => clock.now(),
    onPart,
    get: (key) => drafts.get(key),
    async stored(key) {
      const raw = await storage.get(draftPrefix + key)
      return raw === undefined ? undefined : { raw, draft: readDraft(raw) }
    },
    write: (key) => changed(key),
    restore: (key, raw) => void storage.set(draftPrefix + key, raw),
  })

  const store = (key: DraftKey, draft: Draft) => storage.set(draftPrefix + key, { version: draftVersion, ...draft } satisfies StoredDraft)

  /** Also waits for running writes. */
  async function flush(): Promise<void> {
    timer?.cancel()
    timer = null
    const keys = [...unsaved]
    unsaved.clear()
    const own = Promise.all(keys.map(write))
    writing = Promise.allSettled([writing, own])
    await writing
    await own
  }

  async function write(key: DraftKey): Promise<void> {
    const draft = drafts.get(key)
    const name = claims.nameOf(key)
    if (!draft) return erase(name)
    claims.know(key, draft)
    if (await store(name, draft)) storedAges.set(key, draft.updatedAt)
  }

  /** Takes a draft from the device, unless another window or another version has written there since. */
  async function erase(name: DraftKey): Promise<void> {
    const raw = await storage.get(draftPrefix + name)
    const stored = readDraft(raw)
    if (stored ? claims.isForeign(name, stored) : raw !== undefined) return
    claims.know(name, undefined)
    await storage.remove(draftPrefix + name)
  }

  function changed(key: DraftKey): void {
    unsaved.add(key)
    timer ??= clock.after(saveDelay, () => void flush())
    listeners.notify(key)
  }

  function remove(key: DraftKey): void {
    if (!drafts.delete(key)) return
    claims.release(key)
    changed(key)
    // If the page is closed now, posted or discarded drafts must not return.
    void flush()
    listListeners.notify()
  }

  /**
   * Another window reports a posted draft. That proves nothing: a draft is deleted only if the device had the same text, and has it no
   * more.
   */
  async function forget(name: string, updatedAt: number, isLastLook = false): Promise<void> {
    const key = [...drafts.keys()].find((own) => own === name)
    if (key === undefined) return
    const draft = drafts.get(key)
    const goes = () => drafts.get(key) === draft && storedAges.get(key) === draft?.updatedAt && claims.goesWith(key, updatedAt)
    if (!draft || !goes()) return
    const storedValue = readDraft(await storage.get(draftPrefix + key))
    const isThere = storedValue !== null && storedValue.updatedAt === draft.updatedAt && isEqual(storedValue.data, draft.data)
    if (closed || !goes()) return
    if (isThere) {
      // A window of an earlier build reports it before the device has deleted the draft.
      if (!isLastLook) clock.after(saveDelay, () => void forget(name, updatedAt, true))
      return
    }
    drafts.delete(key)
    storedAges.delete(key)
    unsaved.delete(key)
    claims.release(key)
    claims.know(key, undefined)
    listeners.notify(key)
    listListeners.notify()
  }

  return {
    get: (key) => drafts.get(key),
    subscribe: listeners.subscribe,
    save(key, data) {
      if (isEmptyDraft(data)) return remove(key)
      const before = drafts.get(key)
      if (before && isEqual(before.data, data)) return void drafts.set(key, { ...before, data })
      drafts.set(key, { updatedAt: clock.now(), data, attempt: before?.attempt ?? null })
      claims.claim(key)
      changed(key)
      if (!before) listListeners.notify()
    },
    async begin(key, attempt) {
      const draft = drafts.get(key)
      if (!draft) return
      drafts.set(key, { ...draft, attempt })
      changed(key)
      await flush()
    },
    forgetAttempt(key) {
      const draft = drafts.get(key)
      if (!draft?.attempt) return
      drafts.set(key, { ...draft, attempt: null })
      changed(key)
    },
    remove,
    move(from, to) {
      const draft = drafts.get(from)
      if (!draft || from === to) return
      drafts.set(to, draft)
      remove(from)
      claims.claim(to)
      changed(to)
    },
    nameOf: claims.nameOf,
    onMessage(message) {
      if (message.kind === 'draftGone') void forget(message.key, message.updatedAt)
      else claims.onMessage(message)
    },
    subscribeList: listListeners.subscribe,
    list: (target) =>
      [...drafts].filter(([key]) => target === undefined || targetOf(key) === target).toSorted(([, a], [, b]) => b.updatedAt - a.updatedAt),
    take(storedValue) {
      for (const [name, raw] of storedValue) {
        if (!name.startsWith(draftPrefix) || raw === undefined) continue
        const draft = readDraft(raw)
        // `save` writes only keys of drafts under this prefix.
        const key = name.slice(draftPrefix.length) as DraftKey
        if (!draft) {
          claims.avoid(key)
          continue
        }
        drafts.set(key, draft)
        storedAges.set(key, draft.updatedAt)
        claims.know(key, draft)
      }
    },
    flush,
    close() {
      closed = true
      claims.stop()
    },
  }
}
