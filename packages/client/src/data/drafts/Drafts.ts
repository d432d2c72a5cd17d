import type { Clock, Timer } from '@rookery/api/http/Clock'
import type { Stop } from '#lib/Cell.ts'
import { createKeyedListeners } from '#lib/KeyedListeners.ts'
import type { AccountStorage } from '#data/storage/AccountStorage.ts'
import { isEmptyDraft, readDraft, type Draft, type DraftData, type DraftKey } from './Draft.ts'

/** What was typed and not posted. In memory at once, on the device within half a second. */
export interface Drafts {
  get(key: DraftKey): Draft | undefined
  subscribe(key: DraftKey, listener: () => void): Stop
  /** Keeps what the composer holds now; an empty one is taken away. */
  save(key: DraftKey, data: DraftData): void
  /** Names the attempt to post this draft, and waits until the draft is kept with it. */
  begin(key: DraftKey, attempt: NonNullable<Draft['attempt']>): Promise<void>
  /** The attempt ended with an error answer: the next one is another. */
  forgetAttempt(key: DraftKey): void
  remove(key: DraftKey): void
  /** Another tab took the draft away. */
  forget(key: string): void
  /** Every draft there is, the last changed first. */
  list(): readonly (readonly [DraftKey, Draft])[]
  /** Takes kept drafts in, by storage key. */
  take(kept: Iterable<readonly [string, unknown]>): void
  /** Writes what is not on the device yet; call it when the page is left. */
  flush(): Promise<void>
}

export const draftPrefix = 'draft:'

/** At most one second of typing may be lost; half of it is for the browser to write. */
const saveDelay = 500

export function createDrafts(storage: AccountStorage, clock: Clock): Drafts {
  const drafts = new Map<DraftKey, Draft>()
  const unsaved = new Set<DraftKey>()
  const listeners = createKeyedListeners<DraftKey>()
  let timer: Timer | null = null

  async function flush(): Promise<void> {
    timer?.cancel()
    timer = null
    const keys = [...unsaved]
    unsaved.clear()
    await Promise.all(
      keys.map((key) => {
        const draft = drafts.get(key)
        return draft ? storage.set(draftPrefix + key, draft) : storage.remove(draftPrefix + key)
      }),
    )
  }

  function changed(key: DraftKey): void {
    unsaved.add(key)
    timer ??= clock.after(saveDelay, () => void flush())
    listeners.notify(key)
  }

  function remove(key: DraftKey): void {
    if (drafts.delete(key)) changed(key)
  }

  return {
    get: (key) => drafts.get(key),
    subscribe: listeners.subscribe,
    save(key, data) {
      if (isEmptyDraft(data)) return remove(key)
      drafts.set(key, { updatedAt: clock.now(), data, attempt: drafts.get(key)?.attempt ?? null })
      changed(key)
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
    forget(key) {
      const known = [...drafts.keys()].find((own) => own === key)
      if (known === undefined) return
      drafts.delete(known)
      unsaved.delete(known)
      listeners.notify(known)
    },
    list: () => [...drafts].toSorted(([, a], [, b]) => b.updatedAt - a.updatedAt),
    take(kept) {
      for (const [name, raw] of kept) {
        const draft = readDraft(raw)
        // What `save` wrote under the prefix was a draft's key.
        if (draft && name.startsWith(draftPrefix)) drafts.set(name.slice(draftPrefix.length) as DraftKey, draft)
      }
    },
    flush,
  }
}
