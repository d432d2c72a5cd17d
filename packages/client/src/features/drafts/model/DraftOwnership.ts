import type { Stop } from '@rookery/store/Cell'
import { isEqual } from '@rookery/store/isEqual'
import { randomKey } from '#lib/randomKey.ts'
import type { TabBus } from '#features/session/model/TabBus.ts'
import type { TabMessage } from '#features/session/model/TabMessage.ts'
import type { Draft } from './Draft.ts'
import { anotherDraft, targetOf, type DraftKey } from './DraftKey.ts'

export interface DraftClaimOptions {
  readonly tabs: TabBus
  /** Milliseconds since the epoch, the same in each window. */
  readonly now: () => number
  /** Returns this window's draft of a key. */
  readonly get: (key: DraftKey) => Draft | undefined
  /** Reads the stored value of a key, and its draft; null if this version cannot read it. Undefined if there is none. */
  readonly stored: (key: DraftKey) => Promise<{ readonly raw: unknown; readonly draft: Draft | null } | undefined>
  /** The draft is to be written (again), under the name that it has now. */
  readonly write: (key: DraftKey) => void
  /** Restores the draft of another window that this one has overwritten. */
  readonly restore: (key: DraftKey, raw: unknown) => void
  /** From now on the draft has a name of its own. */
  readonly onPart: () => void
}

/**
 * Decides which window owns a draft, because two windows with one key would overwrite each other. The first window that changes a draft
 * claims it. A second one continues under a new key, and both texts are stored.
 */
export interface DraftOwnership {
  /** Under which key a draft is on the device. */
  nameOf(key: DraftKey): DraftKey
  /** The device has a draft of another version under this key, which stays as it is: this window writes under another name. */
  avoid(key: DraftKey): void
  /** The device was read or written: it has this under the key. */
  know(key: DraftKey, draft: Draft | undefined): void
  /** True if the stored draft is neither the one that this window read nor the one it wrote. */
  isForeign(key: DraftKey, draft: Draft): boolean
  /** The reader changes a draft. */
  claim(key: DraftKey): void
  /** The draft is posted or empty; another window may write it. */
  release(key: DraftKey): void
  /** Whether a draft is covered by the one that another window posted. */
  goesWith(key: DraftKey, updatedAt: number): boolean
  onMessage(message: TabMessage): void
  stop: Stop
}

export function createDraftOwnership({ tabs, now, get, stored, write, restore, onPart }: DraftClaimOptions): DraftOwnership {
  const names = new Map<DraftKey, DraftKey>()
  /** When this window began to write them. */
  const claimed = new Map<DraftKey, number>()
  const known = new Map<DraftKey, number>()
  let stopped = false

  const avoid = (key: DraftKey) => void names.set(key, anotherDraft(targetOf(key), randomKey()))

  function part(key: DraftKey): void {
    if (stopped || names.has(key) || !claimed.has(key)) return
    avoid(key)
    onPart()
    write(key)
  }

  /** A closed or sleeping window does not respond, but its text is stored. */
  async function lookAt(key: DraftKey, typedAt: number, before: number | undefined): Promise<void> {
    const found = await stored(key)
    const own = get(key)
    if (!found || !own) return
    const { raw, draft: other } = found
    if (other && (other.updatedAt === before || other.updatedAt >= typedAt || isEqual(other.data, own.data))) return
    if (known.get(key) !== before) restore(key, raw)
    part(key)
  }

  return {
    nameOf: (key) => names.get(key) ?? key,
    avoid,
    know(key, draft) {
      if (names.has(key)) return
      if (draft) known.set(key, draft.updatedAt)
      else known.delete(key)
    },
    isForeign: (key, { updatedAt }) => known.has(key) && known.get(key) !== updatedAt,
    claim(key) {
      const draft = get(key)
      if (!draft || claimed.has(key)) return
      const at = now()
      claimed.set(key, at)
      if (names.has(key)) return
      tabs.notify({ kind: 'draftClaimed', key, at })
      void lookAt(key, draft.updatedAt, known.get(key))
    },
    release: (key) => void claimed.delete(key),
    goesWith(key, updatedAt) {
      if (names.has(key)) return false
      return !claimed.has(key) || (get(key)?.updatedAt ?? 0) <= updatedAt
    },
    onMessage(message) {
      if (message.kind !== 'draftClaimed' && message.kind !== 'draftHeld') return
      const [key, since] = [...claimed].find(([own]) => own === message.key && !names.has(own) && get(own)) ?? []
      if (key === undefined || since === undefined) return
      // A late claim: if both windows gave way, the text would remain under neither key.
      if (message.kind === 'draftHeld' || since > (message.at ?? Infinity)) return part(key)
      tabs.notify({ kind: 'draftHeld', key })
      // The other may have written over it already.
      write(key)
    },
    stop() {
      stopped = true
    },
  }
}
