import * as accounts from '@rookery/api/calls/accounts'
import type { Timer } from '@rookery/api/http/Clock'
import type { AccountId } from '@rookery/api/wire/model'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createStoredSlot } from '#features/session/model/Slot.ts'
import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import { createCell, type Cell, type WritableCell } from '@rookery/store/Cell'

/** A typed note about an account, and the state of its saving. */
export interface StoredNote {
  readonly text: string
  /** `left`: a page before this one ended before the server had it. */
  readonly state: 'edited' | 'saving' | 'saved' | 'failed' | 'left'
  /** Why it failed. */
  readonly error: Message | null
}

/** The user's private notes about accounts. */
export interface PrivateNotes {
  /** null while nothing was typed: then the server's note is shown. */
  of(id: AccountId): Cell<StoredNote | null>
  /** Stored on the device immediately, and saved after a pause in typing. */
  edit(id: AccountId, text: string): void
  /** Saves unsaved notes without further delay. */
  save(id: AccountId): Promise<void>
  /** The note is closed: it is saved, and opening it again starts with the server's text. */
  leave(id: AccountId): void
}

/** Since the last edit (spec 1, section 4). */
const saveAfter = 1500

/** Prefix of their storage keys. */
export const privateNotePrefix = 'note:'

/** A note stays on the device until the server has it, so neither leaving the page nor an error loses text. */
export const privateNotesOf = createStoredSlot<PrivateNotes & { readonly close: () => void }>(
  'privateNotes',
  async (storage) => {
    const stored = await storage.entries(privateNotePrefix)
    return (session) => createPrivateNotes(session, storage, stored)
  },
  { close: (notes) => notes.close() },
)

function createPrivateNotes(session: Session, storage: AccountStorage, stored: readonly (readonly [string, unknown])[]) {
  const { client, clock, entities } = session
  const cells = new Map<string, WritableCell<StoredNote | null>>()
  const timers = new Map<AccountId, Timer>()
  /** One save of a note after the other: an earlier one must not arrive later. */
  const saving = new Map<AccountId, Promise<void>>()

  for (const [key, text] of stored) {
    if (typeof text === 'string')
      cells.set(key.slice(privateNotePrefix.length), createCell<StoredNote | null>({ text, state: 'left', error: null }))
  }

  function cellOf(id: AccountId): WritableCell<StoredNote | null> {
    const cell = cells.get(id) ?? createCell<StoredNote | null>(null)
    cells.set(id, cell)
    return cell
  }

  function cancel(id: AccountId): void {
    timers.get(id)?.cancel()
    timers.delete(id)
  }

  async function send(id: AccountId): Promise<void> {
    const cell = cellOf(id)
    const note = cell.get()
    if (note === null || note.state === 'saved') return
    const sent: StoredNote = { text: note.text, state: 'saving', error: null }
    cell.set(sent)
    try {
      entities.receive({ relationships: [await accounts.note(client, id, note.text)] })
      // Text typed meanwhile has a timer of its own.
      if (cell.get() !== sent) return
      cell.set({ ...sent, state: 'saved' })
      await storage.remove(privateNotePrefix + id)
    } catch (error) {
      if (cell.get() === sent) cell.set({ ...sent, state: 'failed', error: errorMessage(error) })
    }
  }

  function save(id: AccountId): Promise<void> {
    cancel(id)
    const sent = (saving.get(id) ?? Promise.resolve()).then(() => send(id))
    saving.set(id, sent)
    return sent
  }

  return {
    of: cellOf,
    edit(id: AccountId, text: string) {
      cellOf(id).set({ text, state: 'edited', error: null })
      void storage.set(privateNotePrefix + id, text)
      cancel(id)
      timers.set(
        id,
        clock.after(saveAfter, () => void save(id)),
      )
    },
    save,
    leave(id: AccountId) {
      const cell = cellOf(id)
      if (cell.get()?.state === 'edited') void save(id)
      else if (cell.get()?.state === 'saved') cell.set(null)
    },
    close() {
      for (const timer of timers.values()) timer.cancel()
    },
  } satisfies PrivateNotes & { readonly close: () => void }
}
