import type { NotificationId } from '@rookery/api/wire/model'
import { isUpTo } from './isUpTo.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createCell, type Cell } from '@rookery/store/Cell'

/** Dismissed notifications: some, or all up to one. */
export type Dismissed = { readonly ids: readonly NotificationId[] } | { readonly upTo: NotificationId }

/** Dismissals that can still be undone: their notifications are hidden, and the server does not know of them yet. */
export interface Dismissals {
  readonly waiting: Cell<readonly Dismissed[]>
  has(id: NotificationId): boolean
  /** Hides notifications. `send` is called once, to tell the server. */
  add(what: Dismissed, send: () => void): void
  /** Shows it again; false where it is too late. */
  undo(what: Dismissed): boolean
  /** Sends the dismissal now. */
  commit(what: Dismissed): void
  /** The server has it, or has refused: it is no matter of this store any more. */
  settle(what: Dismissed): void
  /** The page is left, or the session closes: all are sent. */
  commitAll(): void
}

export const dismissalsOf = createSlot(createDismissals, { close: ({ commitAll }) => commitAll() })

function createDismissals(session: Session): Dismissals {
  const waiting = createCell<readonly Dismissed[]>([])
  const unsent = new Map<Dismissed, () => void>()
  const settle = (what: Dismissed) => waiting.set(waiting.get().filter((other) => other !== what))

  function commit(what: Dismissed): void {
    const send = unsent.get(what)
    unsent.delete(what)
    send?.()
  }

  return {
    waiting,
    has: (id) => waiting.get().some((what) => ('ids' in what ? what.ids.includes(id) : isUpTo(session, id, what.upTo))),
    add(what, send) {
      unsent.set(what, send)
      waiting.set([...waiting.get(), what])
    },
    undo(what) {
      const isInTime = unsent.delete(what)
      if (isInTime) settle(what)
      return isInTime
    },
    commit,
    settle,
    commitAll() {
      for (const what of unsent.keys()) commit(what)
    },
  }
}
