import type { StatusId } from '@rookery/api/wire/model'
import type { Stop } from '@rookery/store/Cell'
import { createKeyedListeners } from '@rookery/store/KeyedListeners'
import { createSlot } from '#features/session/model/Slot.ts'

/** A post in another language, as the server's translation service has it. */
export interface Translation {
  /** HTML. */
  readonly text: string
  /** The detected source language, if the service sent it. */
  readonly from: string | null
  readonly to: string
  /** The translated content: edited content has another translation. */
  readonly of: string
}

/** Names the translating of a post, for `useRunning`. */
export const translateKey = (id: StatusId) => `translate:${id}`

/** Which posts are shown in translation. */
export interface Translations {
  get(id: StatusId): Translation | undefined
  show(id: StatusId, translation: Translation): void
  /** Shows the original text again. */
  hide(id: StatusId): void
  /** True while a translation is on its way: a row knows that without the executor, which the first posts do not need. */
  isAwaited(id: StatusId): boolean
  /** Waits for a translation that is being made. */
  waitFor<Value>(id: StatusId, work: Promise<Value>): Promise<Value>
  subscribe(id: StatusId, listener: () => void): Stop
}

export const translationsOf = createSlot(createTranslations)

function createTranslations(): Translations {
  const shown = new Map<StatusId, Translation>()
  const awaited = new Set<StatusId>()
  const listeners = createKeyedListeners<StatusId>()
  return {
    get: (id) => shown.get(id),
    show(id, translation) {
      shown.set(id, translation)
      listeners.notify(id)
    },
    hide(id) {
      if (shown.delete(id)) listeners.notify(id)
    },
    isAwaited: (id) => awaited.has(id),
    async waitFor(id, work) {
      awaited.add(id)
      listeners.notify(id)
      try {
        return await work
      } finally {
        awaited.delete(id)
        listeners.notify(id)
      }
    },
    subscribe: listeners.subscribe,
  }
}
