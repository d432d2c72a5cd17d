import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'
import { createMemoryQueue } from '../test/createMemoryQueue.ts'
import { createBatches } from './Batches.ts'
import { createEntityTable, type Patch } from './EntityTable.ts'
import type { Intent, Queueing } from './Intent.ts'
import { createExecutor } from './createExecutor.ts'

const queueings = ['never', 'inOrder', 'afterFailure', 'always'] as const satisfies readonly Queueing[]
const fates = ['responded', 'unreachable', 'lost', 'lost after it was applied', 'rejected'] as const
type Fate = (typeof fates)[number]

type Step =
  | { do: 'press'; post: number; queueing: Queueing }
  | { do: 'respond'; call: number; fate: Fate }
  | { do: 'network'; isOffline: boolean }
  | { do: 'sendNext' }

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('press' as const), post: fc.nat(2), queueing: fc.constantFrom<Queueing>(...queueings) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('respond' as const), call: fc.nat(3), fate: fc.constantFrom<Fate>(...fates) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network' as const), isOffline: fc.boolean() }) },
  { weight: 3, arbitrary: fc.constant({ do: 'sendNext' as const }) },
)

/** The failure of a request, which the executor and the queue judge by its fate. */
class RequestError extends Error {
  readonly fate: Fate

  constructor(fate: Fate) {
    super(fate)
    this.fate = fate
  }
}

const failureOf = (error: unknown) => {
  const { fate } = error as RequestError // every request and refetch of this file rejects with one
  return fate === 'rejected' ? 'rejected' : fate === 'unreachable' ? 'unreachable' : 'unanswered'
}

interface Post {
  readonly isLiked: boolean
}

interface Call {
  readonly subject: string
  readonly respond: (fate: Fate) => void
}

interface Press {
  readonly post: string
  readonly desired: boolean
  isOn: boolean | null
}

/** A page that shows three posts, a queue, and a server that each step makes respond, fail or vanish. */
class World {
  readonly posts = createEntityTable<string, Post>({ batches: createBatches() })
  readonly server = new Map<string, boolean>()
  readonly calls: Call[] = []
  readonly presses: Press[] = []
  /** How often each patch ended. */
  readonly ends: number[] = []
  readonly rejected = new Set<string>()
  isOffline = false
  readonly queue = createMemoryQueue<string>((error) => {
    const failure = failureOf(error)
    return failure === 'rejected' ? { kind: 'rejected', failure } : { kind: 'later', retryAfter: null, isInDoubt: failure === 'unanswered' }
  })
  readonly executor = createExecutor<string>({
    batch: (run) => run(),
    isOffline: () => this.isOffline,
    queue: () => this.queue,
    openQueue: () => Promise.resolve(this.queue),
    failureOf,
  })
  readonly #requestSeq = { next: 1 }

  constructor() {
    for (const post of ['a', 'b', 'c']) this.#store(post)
  }

  /** A response with the post arrives. */
  #store(post: string): void {
    this.posts.write(post, { isLiked: this.server.get(post) ?? false }, this.#requestSeq.next++)
  }

  intentOf(post: string, queueing: Queueing): Intent {
    return {
      kind: 'like',
      subject: post,
      id: post,
      queueing,
      isOn: () => this.posts.confirmed(post)?.isLiked,
      patch: (isLiked) => this.#countEnds(this.posts.patch(post, () => ({ isLiked }))),
      request: (desired) =>
        this.#call(post, () => {
          this.server.set(post, desired)
        }),
      refetch: () => this.#call(post, () => {}),
      onRejected: () => void this.rejected.add(post),
    }
  }

  #countEnds(patch: Patch): Patch {
    const index = this.ends.push(0) - 1
    const count = () => void (this.ends[index] = (this.ends[index] ?? 0) + 1)
    return { settle: () => (count(), patch.settle()), revert: () => (count(), patch.revert()) }
  }

  #call(post: string, apply: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const call: Call = {
        subject: post,
        respond: (fate) => {
          this.calls.splice(this.calls.indexOf(call), 1)
          if (fate === 'responded' || fate === 'lost after it was applied') apply()
          if (fate !== 'responded') return reject(new RequestError(fate))
          this.#store(post)
          resolve()
        },
      }
      this.calls.push(call)
    })
  }

  press(post: string, queueing: Queueing): void {
    const press: Press = { post, desired: !(this.posts.get(post)?.isLiked ?? false), isOn: null }
    this.presses.push(press)
    this.rejected.delete(post)
    void this.executor.run(this.intentOf(post, queueing), press.desired).then((isOn) => (press.isOn = isOn))
  }

  do(step: Step): void {
    if (step.do === 'press') this.press('abc'.charAt(step.post), step.queueing)
    if (step.do === 'network') this.isOffline = step.isOffline
    if (step.do === 'respond') this.calls[step.call % Math.max(1, this.calls.length)]?.respond(this.isOffline ? 'unreachable' : step.fate)
    if (step.do === 'sendNext') void this.queue.sendNext(this.executor, (data) => this.intentOf(data.id, 'inOrder'))
  }

  settle(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve))
  }

  /** The server is reachable and responds to everything. */
  async rest(): Promise<void> {
    this.isOffline = false
    for (let round = 0; round < 40; round += 1) {
      this.do({ do: 'sendNext' })
      await this.settle()
      if (this.calls.length === 0 && !this.queue.isWaiting()) return
      for (const call of this.calls.slice()) call.respond('responded')
      await this.settle()
    }
    throw new Error('The page never rests.')
  }
}

const press = (queueing: Queueing): Step => ({ do: 'press', post: 0, queueing })
const respond = (fate: Fate): Step => ({ do: 'respond', call: 0, fate })

/** Runs that this property has failed on. */
const foundBefore: [Step[]][] = [
  // Neither the outcome nor the state can be fetched, and the next press is taken back.
  [[press('never'), respond('lost after it was applied'), respond('lost'), press('always'), press('never')]],
  // A queued press is changed while it is sent, by an intent that is never queued.
  [[press('always'), { do: 'sendNext' }, press('never'), respond('responded'), { do: 'sendNext' }]],
]

test('after any presses and losses the server has the last choice, unless it was rejected, and no patch is left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (all) => {
      const world = new World()
      for (const step of all) {
        world.do(step)
        await world.settle()
        const open = world.calls.map(({ subject }) => subject)
        expect(new Set(open).size).toBe(open.length)
        expect(world.ends.every((count) => count <= 1)).toBe(true)
      }
      await world.rest()
      expect(world.ends.every((count) => count === 1)).toBe(true)
      for (const post of ['a', 'b', 'c']) {
        expect([post, world.executor.isRunning(post), world.posts.isHeld(post)]).toEqual([post, false, false])
        const last = world.presses.findLast((press) => press.post === post)
        if (!last || world.rejected.has(post)) continue
        const isOn = world.server.get(post) ?? false
        expect([post, isOn, world.posts.get(post)?.isLiked, last.isOn]).toEqual([post, last.desired, last.desired, true])
      }
    }),
    { numRuns: propertyRuns(500), examples: foundBefore },
  )
})
