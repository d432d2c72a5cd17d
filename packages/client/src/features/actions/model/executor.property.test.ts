import fc from 'fast-check'
import { ApiError } from '@rookery/api/http/ApiError'
import { createFakeClock } from '@rookery/instance/testing'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../../../scripts/propertyRuns.ts'
import { createExecutor } from '@rookery/store/createExecutor'
import { isUnreachable, mayBeApplied } from './failures.ts'
import type { Intent } from '@rookery/store/Intent'
import { createCell } from '@rookery/store/Cell'
import type { Message } from '#features/notices/model/Message.ts'
import { createActionQueue, type RunningActionQueue } from './createActionQueue.ts'
import { outcomeOf } from '#features/outbox/model/outcomeOf.ts'
import { readOutbox } from './QueuedAction.ts'

/** Outcomes of a request. */
const fates = ['answered', 'answer lost', 'not reached', 'refused', 'put off', 'broken', 'broken after it was applied', 'a page'] as const
type Fate = (typeof fates)[number]

type Step =
  | { do: 'press'; tab: number; which: number }
  | { do: 'answer'; which: number; fate: Fate }
  | { do: 'network'; is: 'there' | 'known to be missing' }
  | { do: 'reload'; tab: number }
  | { do: 'wait'; ms: number }

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('press' as const), tab: fc.nat(1), which: fc.nat(2) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(3), fate: fc.constantFrom(...fates) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('network' as const), is: fc.constantFrom('there' as const, 'known to be missing' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(500, 5000, 400_000) }) },
)

function errorOf(fate: Exclude<Fate, 'answered'>): ApiError {
  const call = { method: 'POST', path: '/api' }
  switch (fate) {
    case 'answer lost':
    case 'not reached':
      return new ApiError({ ...call, kind: 'network' })
    case 'refused':
      return new ApiError({ ...call, kind: 'http', status: 422 })
    case 'put off':
      return new ApiError({ ...call, kind: 'http', status: 429, retryAfter: 7000 })
    case 'broken':
    case 'broken after it was applied':
      return new ApiError({ ...call, kind: 'http', status: 500 })
    case 'a page':
      return new ApiError({ ...call, kind: 'notJson', status: 200 })
  }
}

const applies: ReadonlySet<Fate> = new Set<Fate>(['answered', 'answer lost', 'broken after it was applied'])

interface Call {
  readonly tab: Tab
  readonly subject: string
  readonly desired: boolean
  readonly isQueued: boolean
  readonly respond: (fate: Fate) => void
}

interface Patched {
  readonly subject: string
  readonly desired: boolean
  ends: number
}

/** One tab: its patches, and the server states that it knows. */
interface Tab {
  readonly executor: ReturnType<typeof createExecutor<Message>>
  readonly queue: RunningActionQueue
  readonly confirmed: Map<string, boolean>
  readonly patches: Patched[]
  isClosed: boolean
}

/** A person with two pages of one browser, and a server that is reached now and then. */
class World {
  readonly clock = createFakeClock()
  readonly server = new Map<string, boolean>()
  /** The user's last choices; absent if no outcome is certain. */
  readonly wishes = new Map<string, boolean>()
  readonly calls: Call[] = []
  /** Number of refetches of a confirmed state without a press in between. */
  repeated = 0
  /** Requests of a page that was left. */
  sentByClosed = 0
  readonly #responded = new Map<string, boolean>()
  #text: string | null = null
  #isOffline = false
  #lock: Promise<unknown> = Promise.resolve()
  readonly tabs: Tab[]

  constructor() {
    this.tabs = [this.#open(), this.#open()]
  }

  get entries() {
    return readOutbox(this.#text).entries
  }

  /** @param confirmed the states known to the tab: those of its last visit, which may be outdated */
  #open(confirmed: ReadonlyMap<string, boolean> = new Map()): Tab {
    let queue: RunningActionQueue | null = null
    const isOffline = () => this.#isOffline
    const executor = createExecutor<Message>({
      batch: (run) => run(),
      isOffline,
      queue: () => queue,
      openQueue: () => Promise.resolve(queue),
      failureOf: (error) => (isUnreachable(error) ? 'unreachable' : mayBeApplied(error) ? 'unanswered' : 'rejected'),
    })
    const run = async (work: () => Promise<void>) => {
      const own = this.#lock.then(work)
      this.#lock = own.catch(() => {})
      await own
      return true
    }
    const session = { checkToken: () => Promise.resolve(), expired: createCell(false) }
    queue = createActionQueue({
      clock: this.clock,
      random: () => 0.5,
      isOffline,
      runExclusive: run,
      executor,
      storage: {
        read: () => this.#text,
        write: (text) => {
          this.#text = text
          // As a browser notifies its other pages.
          for (const other of this.tabs ?? [])
            if (other.queue !== queue && !other.isClosed) queueMicrotask(() => other.queue.reloadStored())
        },
      },
      intentOf: async (entry) => this.#intent(tab, entry.subject),
      outcomeOf: (error) => outcomeOf(session, error),
      isUnauthorized: () => false,
    })
    const tab: Tab = { executor, queue, confirmed: new Map(confirmed), patches: [], isClosed: false }
    queue.start()
    return tab
  }

  #intent(tab: Tab, subject: string): Intent {
    return {
      kind: 'favourite',
      subject,
      id: subject,
      queueing: 'inOrder',
      isOn: () => tab.confirmed.get(subject) ?? false,
      patch: (desired) => {
        const patched: Patched = { subject, desired, ends: 0 }
        tab.patches.push(patched)
        const end = () => void (patched.ends += 1)
        return { settle: end, revert: end }
      },
      request: (desired) => this.#call(tab, subject, desired),
      refetch: async () => {
        if (this.#isOffline) throw errorOf('not reached')
        this.#notify(subject)
      },
      onRejected: ({ desired }) => {
        if (this.wishes.get(subject) === desired) this.wishes.delete(subject)
      },
    }
  }

  #call(tab: Tab, subject: string, desired: boolean): Promise<void> {
    if (tab.isClosed) this.sentByClosed += 1
    if (this.#responded.get(subject) === desired) this.repeated += 1
    const isQueued = tab.queue.sending.get() !== null && this.entries.some((entry) => entry.subject === subject)
    return new Promise((resolve, reject) => {
      const call: Call = {
        tab,
        subject,
        desired,
        isQueued,
        respond: (fate) => {
          this.calls.splice(this.calls.indexOf(call), 1)
          if (applies.has(fate)) this.server.set(subject, desired)
          if (fate !== 'answered') return reject(errorOf(fate))
          this.#responded.set(subject, desired)
          this.#notify(subject)
          resolve()
        },
      }
      this.calls.push(call)
    })
  }

  /** A response, or a page that is loaded: both pages know of it. */
  #notify(subject: string): void {
    for (const { confirmed } of this.tabs) confirmed.set(subject, this.server.get(subject) ?? false)
  }

  isShown(tab: Tab, subject: string): boolean {
    const open = tab.patches.filter((patched) => patched.subject === subject && patched.ends === 0)
    return open.at(-1)?.desired ?? tab.confirmed.get(subject) ?? false
  }

  press(index: number, subject: string): void {
    const tab = this.tabs[index]
    // Two pages that send at the same time are two people to the server.
    if (!tab || this.calls.some((call) => call.subject === subject && call.tab !== tab && !call.isQueued)) return
    const desired = !this.isShown(tab, subject)
    this.wishes.set(subject, desired)
    this.#responded.delete(subject)
    void tab.executor.run(this.#intent(tab, subject), desired)
  }

  /** Replaces the page; requests that were not queued may be lost. */
  reload(index: number): void {
    const tab = this.tabs[index]
    if (!tab) return
    const queued = new Set(this.entries.filter(({ failure }) => failure === null).map(({ subject }) => subject))
    const unqueued = tab.patches.filter(({ subject, ends }) => ends === 0 && !queued.has(subject))
    tab.isClosed = true
    tab.queue.close()
    for (const call of this.calls.filter((one) => one.tab === tab)) call.respond('answer lost')
    for (const { subject } of unqueued) {
      this.wishes.delete(subject)
      this.#notify(subject)
    }
    this.tabs[index] = this.#open(tab.confirmed)
  }

  do(step: Step): void {
    if (step.do === 'press') this.press(step.tab, `s${step.which}`)
    if (step.do === 'answer') {
      const fate = this.#isOffline ? 'not reached' : step.fate
      this.calls[step.which % Math.max(1, this.calls.length)]?.respond(fate)
    }
    if (step.do === 'network') this.setOffline(step.is !== 'there')
    if (step.do === 'reload') this.reload(step.tab)
    if (step.do === 'wait') this.clock.advance(step.ms)
  }

  setOffline(isOffline: boolean): void {
    this.#isOffline = isOffline
    if (!isOffline) for (const { queue } of this.tabs) queue.tryNow()
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }

  /** The server is there and answers everything. */
  async rest(): Promise<void> {
    this.setOffline(false)
    for (let round = 0; round < 60; round += 1) {
      await this.settle()
      if (this.calls.length === 0 && this.entries.every(({ failure }) => failure !== null)) return
      for (const call of this.calls.slice()) call.respond('answered')
      await this.settle()
      this.clock.advance(400_000)
    }
    throw new Error('It never rests.')
  }
}

test('after any presses, losses, rejections, delays and reloads in two tabs, the server has the state last shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (all) => {
      const world = new World()
      for (const step of all) {
        world.do(step)
        await world.settle()
        const subjects = world.entries.map(({ subject }) => subject)
        expect(new Set(subjects).size).toBe(subjects.length)
        for (const tab of world.tabs) {
          expect(tab.patches.every(({ ends }) => ends <= 1)).toBe(true)
          const shown = tab.patches.filter(({ ends }) => ends === 0).map(({ subject }) => subject)
          expect(new Set(shown).size).toBe(shown.length)
          const own = world.calls.filter((call) => call.tab === tab).map(({ subject }) => subject)
          expect(new Set(own).size).toBe(own.length)
        }
      }
      await world.rest()
      for (const [subject, desired] of world.wishes) expect([subject, world.server.get(subject) ?? false]).toEqual([subject, desired])
      for (const tab of world.tabs) {
        expect(tab.patches.filter(({ ends }) => ends !== 1)).toEqual([])
        for (const subject of ['s0', 's1', 's2']) expect(world.isShown(tab, subject)).toBe(tab.confirmed.get(subject) ?? false)
      }
      expect([world.repeated, world.sentByClosed]).toEqual([0, 0])
    }),
    { numRuns: propertyRuns(500) },
  )
})
