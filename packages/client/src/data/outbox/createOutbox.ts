import { anotherDraft, targetOf, type DraftKey } from '#data/composer/DraftKey.ts'
import { reread } from '#data/actions/reread.ts'
import { draftsOf } from '#data/composer/Drafts.ts'
import { lostSinceOf } from '#data/session/lostSince.ts'
import type { Session } from '#data/session/Session.ts'
import { createCell } from '#lib/Cell.ts'
import { isEqual } from '#lib/keepEqual.ts'
import { randomKey } from '#lib/randomKey.ts'
import { createSendTurns, type SendTurnsOptions } from './createSendTurns.ts'
import { doAgain, statusOf } from './doAgain.ts'
import { outboxKey, outboxOf, type Outbox, type Waiting } from './outboxOf.ts'
import { readOutbox, writeOutbox, type Act, type StoredOutbox, type OutboxEntry } from './OutboxEntry.ts'
import { nextEntry, outboxReducer, type OutboxEvent } from './outboxReducer.ts'
import { outcomeOf, type SendOutcome } from './outcomeOf.ts'
import { sendPost } from './sendPost.ts'
import { isOffline } from './throughOutbox.ts'
import { createWaitingOnScreen } from './waitingOnScreen.ts'

export type OutboxOptions = Pick<SendTurnsOptions, 'random' | 'inTurn'>

/** An act whose card shows it as done. */
interface Waiter extends Omit<Waiting, 'isInDoubt'> {
  readonly wanted: boolean
  readonly resolve: (isOn: boolean) => void
  readonly reject: (error: unknown) => void
  /** The person wants it otherwise since it was sent. */
  isChanged: boolean
}

export interface RunningOutbox extends Outbox {
  /** Another window may have written. */
  reread(): void
  close(): void
}

/** Opens the outbox of a session, as `outboxOf` has it from then on, with what the device keeps of it. */
export function createOutbox(session: Session, { random, inTurn }: OutboxOptions): RunningOutbox {
  const { clock, device, entities, key: account } = session
  const name = outboxKey(account)
  const read = () => readOutbox(device.kept.get(name))
  const start = read()
  const entries = createCell(start.entries)
  const unread = createCell(start.unread)
  const sending = createCell<string | null>(null)
  const waiters = new Map<string, Waiter>()
  const registered = new Map<string, () => void>()
  let closed = false
  const turns = createSendTurns({ clock, random, inTurn, sendAll })
  const screen = createWaitingOnScreen(session, {
    entries: entries.get,
    isShown: ({ subject, wanted }) => waiters.get(subject)?.wanted === wanted,
  })

  /** Begins with what the device has at that moment: another window may have written. */
  function update(event: OutboxEvent): void {
    if (closed) return
    const kept = read()
    keep({ ...kept, entries: outboxReducer(kept.entries, event) })
  }

  function keep(next: StoredOutbox): void {
    const text = writeOutbox(next)
    if (text === null) device.kept.remove(name)
    else device.kept.set(name, text)
    takeIn(next)
  }

  function takeIn(kept: StoredOutbox): void {
    entries.set(kept.entries)
    if (!isEqual(unread.get(), kept.unread)) unread.set(kept.unread)
  }

  const find = (subject: string) => entries.get().find((entry) => entry.subject === subject)

  function takeWaiter(subject: string): Waiter | undefined {
    const waiter = waiters.get(subject)
    waiters.delete(subject)
    if (waiter) waiter.wish.changed = undefined
    return waiter
  }

  /** The person wants it the other way; what is on its way ends first. */
  function changed(subject: string): void {
    const waiter = waiters.get(subject)
    const entry = find(subject)
    if (!waiter) return
    if (entry && sending.get() === entry.key) return void (waiter.isChanged = true)
    takeWaiter(subject)
    update({ kind: 'changed', subject })
    waiter.resolve(entry?.isInDoubt ? waiter.wanted : !waiter.wanted)
  }

  function wait(act: Act, { call, wish, isInDoubt }: Waiting): Promise<boolean> {
    const { subject, wanted } = act
    const known = find(subject)
    if (!known || known.wanted !== wanted || known.failure !== null) {
      update({ kind: 'put', entry: { ...act, key: randomKey(), at: clock.now(), isInDoubt, failure: null } })
    }
    return new Promise((resolve, reject) => {
      waiters.set(subject, { wanted, call, wish, resolve, reject, isChanged: false })
      wish.changed = () => changed(subject)
      registered.get(subject)?.()
      if (!turns.isRunning()) turns.begin()
    })
  }

  /** Takes in what is kept: what other windows put there is shown here, too, and what is gone from there is not shown any more. */
  function follow(): void {
    takeIn(read())
    for (const [subject] of waiters) {
      const entry = find(subject)
      // Done elsewhere, which the server's answer tells all windows, or dropped.
      if (!entry || entry.failure !== null) takeWaiter(subject)?.reject(undefined)
    }
    for (const entry of entries.get()) if (entry.failure === null) screen.show(entry)
    screen.hidePosts()
  }

  async function waiterOf(entry: OutboxEntry): Promise<Waiter | undefined> {
    const { subject } = entry
    const known = waiters.get(subject)
    if (known?.wanted === entry.wanted) return known
    const status = statusOf(entry)
    if (status !== null && entities.statuses.confirmed(status) === undefined) {
      const statuses = await import('@rookery/api/calls/statuses')
      entities.receive({ statuses: [await statuses.get(session.client, status)] })
    }
    const resting = doAgain(session, entry)
    // It may have been shown, and wait, already.
    if (waiters.has(subject)) return waiters.get(subject)
    const isRegistered = new Promise<void>((resolve) => registered.set(subject, resolve))
    await Promise.race([resting, isRegistered])
    registered.delete(subject)
    return waiters.get(subject)
  }

  async function send(entry: OutboxEntry): Promise<SendOutcome> {
    if (entry.what === 'post') return sendPost(session, entry.id as DraftKey, () => find(entry.subject) !== undefined)
    const { subject } = entry
    try {
      const waiter = await waiterOf(entry)
      if (!waiter) return { kind: 'done' }
      await waiter.call()
      // It leaves the device before its card rests: what is asked next does not wait behind it.
      update({ kind: 'ended', key: entry.key })
      takeWaiter(subject)?.resolve(waiter.wanted)
      return { kind: 'done' }
    } catch (error) {
      const outcome = await outcomeOf(session, error)
      const waiter = waiters.get(subject)
      const status = statusOf(entry)
      // Akkoma refuses to take back what was never done: what the post is now is the truth.
      if (outcome.kind === 'refused' && entry.isInDoubt && !entry.wanted && status !== null && (await reread(session, status))) {
        update({ kind: 'ended', key: entry.key })
        takeWaiter(subject)?.resolve(entry.wanted)
        return { kind: 'done' }
      }
      if (outcome.kind === 'refused') takeWaiter(subject)?.reject(error)
      else if (waiter?.isChanged) {
        waiter.isChanged = false
        update({ kind: 'unanswered', key: entry.key })
        sending.set(null)
        changed(subject)
      }
      return outcome
    }
  }

  async function sendAll(): Promise<void> {
    const broken = new Map<string, unknown>()
    for (;;) {
      follow()
      const entry = nextEntry(entries.get().filter(({ key }) => !broken.has(key)))
      if (closed || session.refused.get()) return
      if (!entry) {
        for (const error of broken.values()) throw error
        return
      }
      sending.set(entry.key)
      const outcome = await send(entry)
        // An error of ours, or code that is out of reach: what stands behind it goes all the same, and it is tried again later.
        .catch((error: unknown) => void broken.set(entry.key, error))
        .finally(() => sending.set(null))
      if (!outcome) continue
      if (outcome.kind === 'signedOut') return
      if (outcome.kind === 'later') {
        if (outcome.isInDoubt && !isOffline()) update({ kind: 'unanswered', key: entry.key })
        return turns.tryLater(outcome.after)
      }
      turns.succeeded()
      if (outcome.kind === 'done') update({ kind: 'ended', key: entry.key })
      else update({ kind: 'refused', key: entry.key, failure: outcome.failure })
    }
  }

  function hurry(): void {
    if (nextEntry(entries.get())) turns.hurry()
    else turns.succeeded()
  }

  const lost = lostSinceOf(session)
  const stopHearing = lost.subscribe(() => {
    if (lost.get() === null) hurry()
  })

  const outbox: RunningOutbox = {
    get: entries.get,
    subscribe: entries.subscribe,
    sending,
    unread,
    isWaiting: () => nextEntry(entries.get()) !== undefined,
    wait,
    keepPost(draft, isInDoubt) {
      const drafts = draftsOf(session)
      const isApart = draft.includes('~') && drafts.nameOf(draft) === draft
      const id = isApart ? draft : anotherDraft(targetOf(draft), randomKey())
      drafts.move(draft, id)
      const subject = `post:${id}`
      if (find(subject)?.failure === null) return
      const entry = { subject, what: 'post', id, wanted: true, key: randomKey(), at: clock.now(), isInDoubt, failure: null } as const
      update({ kind: 'put', entry })
      screen.hidePosts()
      turns.begin()
    },
    drop(key) {
      const entry = entries.get().find((one) => one.key === key)
      update({ kind: 'ended', key })
      if (entry) takeWaiter(entry.subject)?.reject(undefined)
      screen.hidePosts()
    },
    dropUnread: () => keep({ ...read(), unread: [] }),
    tryNow(key) {
      if (key !== undefined) update({ kind: 'retried', key })
      hurry()
    },
    reread() {
      follow()
      if (nextEntry(entries.get()) && !turns.isRunning()) turns.tryLater(null)
    },
    close() {
      closed = true
      turns.close()
      stopHearing()
      screen.close()
    },
  }
  // It is the session's before anything is shown as done again: that would go to the server at once, beside what waits.
  outboxOf(session).open.set(outbox)
  follow()
  turns.begin()
  return outbox
}
