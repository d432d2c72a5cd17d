import { composersOf } from '#data/composer/Composers.ts'
import type { DraftKey } from '#data/composer/DraftKey.ts'
import { draftsOf } from '#data/composer/Drafts.ts'
import type { Session } from '#data/session/Session.ts'
import type { Stop } from '#lib/Cell.ts'
import { accountOf, doAgain, isKnown, statusOf } from './doAgain.ts'
import type { OutboxEntry } from './OutboxEntry.ts'

/** What the page shows of things that wait: acts as if they were done, posts among the drafts no more. */
export interface WaitingOnScreen {
  /** Shows an act as done, as soon as what it was done with is known. */
  show(entry: OutboxEntry): void
  /** What is to be posted is none of the drafts that can be gone on with. */
  hidePosts(): void
  close(): void
}

export interface WaitingOnScreenOptions {
  readonly entries: () => readonly OutboxEntry[]
  /** The card of this act shows it already. */
  readonly isShown: (entry: OutboxEntry) => boolean
}

export function createWaitingOnScreen(session: Session, { entries, isShown }: WaitingOnScreenOptions): WaitingOnScreen {
  const { statuses, relationships } = session.entities
  /** What waits for a post or person to be known. */
  const expecting = new Map<string, Stop>()
  let hiddenHere: readonly DraftKey[] = []
  let closed = false

  function show(entry: OutboxEntry): void {
    const { subject } = entry
    if (entry.what === 'post' || isShown(entry)) return
    const [status, person] = [statusOf(entry), accountOf(entry)]
    expecting.get(subject)?.()
    expecting.delete(subject)
    if (entry.what === 'vote' || isKnown(session, entry)) void doAgain(session, entry).catch(ignoreMissingCode)
    else if (status !== null)
      expecting.set(
        subject,
        statuses.subscribe(status, () => showAgain(subject)),
      )
    else if (person !== null)
      expecting.set(
        subject,
        relationships.subscribe(person, () => showAgain(subject)),
      )
  }

  function showAgain(subject: string): void {
    const entry = entries().find((one) => one.subject === subject)
    if (entry && !closed) show(entry)
  }

  return {
    show,
    hidePosts() {
      void draftsOf.ready(session).then(() => {
        const { sending: hidden } = composersOf(session)
        const waiting = entries().filter(({ what, failure }) => what === 'post' && failure === null)
        const shownAgain = hiddenHere.filter((draft) => !waiting.some(({ id }) => id === draft))
        hiddenHere = waiting.map(({ id }) => id as DraftKey)
        hidden.set(new Set([...[...hidden.get()].filter((draft) => !shownAgain.includes(draft)), ...hiddenHere]))
      })
    },
    close() {
      closed = true
      for (const stop of expecting.values()) stop()
    },
  }
}

/** It is tried again with the next turn. */
function ignoreMissingCode(): void {}
