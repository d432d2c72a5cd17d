import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QueuedAction } from './QueuedAction.ts'
import { nextEntry, outboxReducer, type OutboxEvent } from './outboxReducer.ts'
import { propertyRuns } from '../../../../../../scripts/propertyRuns.ts'

/** Events of a queue; numbers select subjects or entries. */
type Step =
  | { do: 'press'; which: number }
  | { do: 'send'; how: 'answered' | 'answer lost' | 'not reached' | 'refused' }
  | { do: 'drop'; which: number }
  | { do: 'retry'; which: number }

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('press' as const), which: fc.nat(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      how: fc.constantFrom('answered' as const, 'answer lost' as const, 'not reached' as const, 'refused' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retry' as const), which: fc.nat(3) }) },
)

/** A person pressing switches, and a server that gets some of the requests. */
class World {
  entries: readonly QueuedAction[] = []
  /** The server's state, and the state that the user sees in the end. */
  readonly server = new Map<string, boolean>()
  readonly wishes = new Map<string, boolean>()
  /** Every call, by subject and state. */
  readonly calls: string[] = []
  #keys = 0

  #take(event: OutboxEvent): void {
    this.entries = outboxReducer(this.entries, event)
  }

  #put(subject: string, desired: boolean): void {
    this.#keys += 1
    const entry = {
      subject,
      kind: 'favourite',
      id: subject,
      desired,
      key: `k${this.#keys}`,
      at: this.#keys,
      isInDoubt: false,
      failure: null,
    } as const
    this.#take({ kind: 'put', entry })
  }

  press(subject: string): void {
    const expected = !(this.wishes.get(subject) ?? false)
    this.wishes.set(subject, expected)
    const before = this.entries.find((entry) => entry.subject === subject)
    if (!before || before.failure !== null) return this.#put(subject, expected)
    this.#take({ kind: 'cancelled', subject })
    if (before.isInDoubt) this.#put(subject, expected)
  }

  send(how: Extract<Step, { do: 'send' }>['how']): void {
    const entry = nextEntry(this.entries)
    if (!entry) return
    const { key, subject, desired: expected } = entry
    this.calls.push(`${subject} ${expected}`)
    const { isInDoubt } = entry
    this.#take({ kind: 'sent', key })
    if (how === 'answered' || how === 'answer lost') this.server.set(subject, expected)
    if (how === 'answered') this.#take({ kind: 'ended', key })
    else if (how === 'refused') {
      this.wishes.set(subject, this.server.get(subject) ?? false)
      this.#take({ kind: 'rejected', key, failure: { text: 'No.' }, isInDoubt })
    } else if (how === 'not reached') this.#take({ kind: 'unsent', key, isInDoubt })
  }

  drop(which: number): void {
    const entry = this.entries[which]
    if (!entry) return
    this.#take({ kind: 'ended', key: entry.key })
    this.wishes.set(entry.subject, this.server.get(entry.subject) ?? false)
  }

  retry(which: number): void {
    const entry = this.entries[which]
    if (!entry || entry.failure === null) return
    this.#take({ kind: 'retried', key: entry.key })
    this.wishes.set(entry.subject, entry.desired)
  }

  do(step: Step): void {
    if (step.do === 'press') this.press(`s${step.which}`)
    if (step.do === 'send') this.send(step.how)
    if (step.do === 'drop') this.drop(step.which)
    if (step.do === 'retry') this.retry(step.which)
  }
}

test('after any presses, losses, rejections and drops, the server has the last state of the user', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), (all) => {
      const world = new World()
      for (const step of all) {
        world.do(step)
        const subjects = world.entries.map(({ subject }) => subject)
        expect(new Set(subjects).size).toBe(subjects.length)
      }
      for (let turn = 0; turn < 5; turn += 1) world.send('answered')
      expect(nextEntry(world.entries)).toBeUndefined()
      for (const [subject, expected] of world.wishes) expect(world.server.get(subject) ?? false).toBe(expected)
      // A request with a response is not sent again.
      const before = world.calls.length
      world.send('answered')
      expect(world.calls).toHaveLength(before)
    }),
    { numRuns: propertyRuns(500) },
  )
})

test('a rejection does not settle an earlier attempt with an unknown outcome', () => {
  const world = new World()
  world.press('s1')
  world.send('answer lost')
  world.send('refused')
  world.retry(0)
  world.press('s1')
  world.send('answered')
  expect(world.calls).toEqual(['s1 true', 's1 true', 's1 false'])
})

test('a confirmed state removes the entry that desires it and keeps an entry that desires the opposite', () => {
  const world = new World()
  world.press('s1')
  world.send('refused')
  expect(outboxReducer(world.entries, { kind: 'confirmed', subject: 's1', isOn: true })).toEqual([])
  expect(outboxReducer(world.entries, { kind: 'confirmed', subject: 's2', isOn: true })).toEqual(world.entries)
  world.press('s2')
  expect(outboxReducer(world.entries, { kind: 'confirmed', subject: 's2', isOn: true })).toHaveLength(1)
  expect(outboxReducer(world.entries, { kind: 'confirmed', subject: 's2', isOn: false })).toEqual(world.entries)
})

test('a favourite and its removal that were never sent leave nothing to send', () => {
  const world = new World()
  world.press('s1')
  world.press('s1')
  expect(world.entries).toEqual([])
})

test('a request that may have been applied is undone on the server', () => {
  const world = new World()
  world.press('s1')
  world.send('answer lost')
  world.press('s1')
  world.send('answered')
  expect(world.calls).toEqual(['s1 true', 's1 false'])
})

test('a changed entry keeps its place in the queue', () => {
  const world = new World()
  world.press('s1')
  world.press('s2')
  world.send('answer lost')
  world.press('s1')
  expect(world.entries.map(({ subject, desired }) => `${subject} ${desired}`)).toEqual(['s1 false', 's2 true'])
})
