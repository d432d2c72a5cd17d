import type { AccountStorage } from './AccountStorage.ts'
import type { Session } from './Session.ts'
import type { TabMessage } from './TabMessage.ts'

/** A store of a session that opens on first use: `threadsOf(session)`. Declared next to the store only. */
export type Slot<Store> = (session: Session) => Store

/** A store that starts from stored data. Reading it before it is ready throws. */
export interface StoredSlot<Store> extends Slot<Store> {
  /** Resolves with the store once its stored data is read. */
  ready(session: Session): Promise<Store>
  isReady(session: Session): boolean
  /** Reads the stored data, which needs no session yet, and resolves to the function that creates a session's store. */
  restore(storage: AccountStorage): Promise<(session: Session) => Promise<Store>>
}

/** Callbacks that a session runs for a store while both are open. */
export interface SlotLife<Store> {
  /** Writes unsaved data; called from time to time, when the page is left and before the session closes. */
  readonly flush?: (store: Store) => Promise<unknown>
  /** Ends running work; called once, when the session closes. */
  readonly close?: (store: Store) => void
  /** Receives messages of the account's other tabs. */
  readonly onMessage?: (store: Store, message: TabMessage) => void
}

/** Declares a store that starts empty with each session. */
export function createSlot<Store>(open: (session: Session) => Store, life: SlotLife<Store> = {}): Slot<Store> {
  const stores = new WeakMap<Session, { readonly store: Store }>()
  return (session) => {
    const known = stores.get(session)
    if (known) return known.store
    const store = open(session)
    stores.set(session, { store })
    attach(session, store, life)
    return store
  }
}

/**
 * Declares a store that starts from stored data. Those in `startSlots` are ready with the session; for others wait for `ready`, or use
 * `useSlot`.
 * @param id for the error message when code did not wait
 * @param restore reads the stored data and resolves to a factory of the store
 */
export function createStoredSlot<Store>(
  id: string,
  restore: (storage: AccountStorage) => Promise<(session: Session) => Store | Promise<Store>>,
  life: SlotLife<Store> = {},
): StoredSlot<Store> {
  const stores = new WeakMap<Session, { readonly store: Store }>()
  const openings = new WeakMap<Session, Promise<Store>>()

  function read(session: Session): Store {
    const known = stores.get(session)
    if (known) return known.store
    throw new Error(
      `The store "${id}" was read before it was ready. Await its slot's ready(session), draw with useSlot, or add it to startSlots.`,
    )
  }

  /** One promise for each session, because React needs the same promise that it has suspended on. */
  function open(session: Session, making: Promise<(session: Session) => Store | Promise<Store>>): Promise<Store> {
    const opening: Promise<Store> = making
      .then((make) => make(session))
      .then((store) => {
        stores.set(session, { store })
        attach(session, store, life)
        // React's `use` reads these fields and returns synchronously, where it would suspend on any other promise.
        void Object.assign(opening, { status: 'fulfilled', value: store })
        return store
      })
    openings.set(session, opening)
    return opening
  }

  return Object.assign(read, {
    isReady: (session: Session) => stores.has(session),
    ready: (session: Session) => openings.get(session) ?? open(session, restore(session.storage)),
    async restore(storage: AccountStorage) {
      const make = await restore(storage)
      return (session: Session) => open(session, Promise.resolve(make))
    },
  })
}

function attach<Store>(session: Session, store: Store, { flush, close, onMessage }: SlotLife<Store>): void {
  session.attach({ flush: () => flush?.(store), close: () => close?.(store), onMessage: (message) => onMessage?.(store, message) })
}
