import { expect, test, vi } from 'vitest'
import { createExecutor, type IntentQueue } from './createExecutor.ts'
import type { Intent, Rejection } from './Intent.ts'

type Failure = 'unreachable' | 'unanswered' | 'rejected'

/** A server with one switch, and a queue that records its entries. */
function createWorld({ isOffline = false, hasQueue = true } = {}) {
  const server = { isOn: false, failure: null as Failure | null }
  const patched: string[] = []
  const stored: unknown[] = []
  const rejections: Rejection[] = []
  const queue: IntentQueue<string> = {
    isWaiting: () => false,
    put: ({ subject, args }, desired, isInDoubt) => void stored.push({ subject, args, desired, isInDoubt }),
    cancel: () => true,
    confirm: () => {},
    outcomeOf: () => Promise.resolve({ kind: 'done' }),
  }
  const executor = createExecutor<string>({
    batch: (run) => run(),
    isOffline: () => isOffline,
    queue: () => null,
    openQueue: () => Promise.resolve(hasQueue ? queue : null),
    failureOf: (error) => (error as Error).message as Failure, // the request below throws an error of this name
  })
  const intent = (more: Partial<Intent> = {}): Intent => ({
    kind: 'favourite',
    subject: 'favourite:1',
    id: '1',
    queueing: 'inOrder',
    isOn: () => server.isOn,
    patch: (desired) => {
      patched.push(`shown ${desired}`)
      return { settle: () => void patched.push('settled'), revert: () => void patched.push('reverted') }
    },
    async request(desired) {
      if (server.failure) throw new Error(server.failure)
      server.isOn = desired
    },
    onRejected: (rejection) => void rejections.push(rejection),
    ...more,
  })
  return { executor, intent, server, patched, stored, rejections }
}

test('an action is shown, requested and settled', async () => {
  const { executor, intent, patched } = createWorld()
  const onSettled = vi.fn<NonNullable<Intent['onSettled']>>()
  const done = executor.run(intent({ onSettled }), true)
  expect([patched, executor.isRunning('favourite:1')]).toEqual([['shown true'], true])
  expect(await done).toBe(true)
  expect([patched, executor.isRunning('favourite:1')]).toEqual([['shown true', 'settled'], false])
  expect(onSettled).toHaveBeenCalledExactlyOnceWith(true, true)
  expect(await executor.run(intent({ onSettled }), true)).toBe(true)
  expect(onSettled).toHaveBeenLastCalledWith(true, false)
})

test('an action that cannot be queued is reverted if the server is unreachable, and can be retried', async () => {
  const { executor, intent, server, patched, stored, rejections } = createWorld()
  server.failure = 'unreachable'
  expect(await executor.run(intent({ queueing: 'never' }), true)).toBe(false)
  expect(patched).toEqual(['shown true', 'reverted'])
  expect(rejections).toMatchObject([{ error: new Error('unreachable'), desired: true }])
  server.failure = null
  rejections[0]?.retry()
  await vi.waitFor(() => expect(server.isOn).toBe(true))
  expect(stored).toEqual([])
})

test.each([
  ['as never sent while the browser is offline', { isOffline: true }, null, false],
  ['in doubt if the server is unreachable', {}, 'unreachable', true],
] as const)('an action that can be queued is queued %s', async (_, options, failure, isInDoubt) => {
  const { executor, intent, server, patched, stored, rejections } = createWorld(options)
  server.failure = failure
  void executor.run(intent({ args: { name: '⭐' } }), true)
  await vi.waitFor(() => expect(stored).toEqual([{ subject: 'favourite:1', args: { name: '⭐' }, desired: true, isInDoubt }]))
  expect([patched, executor.isRunning('favourite:1'), server.isOn, rejections]).toEqual([['shown true'], true, false, []])
})

test('an action that can be queued is sent or reverted if there is no queue', async () => {
  const { executor, intent, server, rejections } = createWorld({ isOffline: true, hasQueue: false })
  server.failure = 'unreachable'
  expect(await executor.run(intent(), true)).toBe(false)
  expect(rejections).toHaveLength(1)
  server.failure = null
  expect(await executor.run(intent(), true)).toBe(true)
})

test('an action queued under another subject releases its own one, and is not reported as rejected', async () => {
  const { executor, intent, server, stored, patched, rejections } = createWorld()
  server.failure = 'unreachable'
  const onQueued = () => ({ kind: 'post', subject: 'post:apart', id: 'apart' })
  expect(await executor.run(intent({ queueing: 'afterFailure', onQueued }), true)).toBe(false)
  expect(stored).toMatchObject([{ subject: 'post:apart', desired: true }])
  expect([executor.isRunning('favourite:1'), patched, rejections]).toEqual([false, ['shown true', 'reverted'], []])
})

test('of several runs the last one is sent, with its own request', async () => {
  const { executor, intent, server } = createWorld()
  const sent: string[] = []
  const request = (name: string) => async (desired: boolean) => {
    sent.push(`${name} ${desired}`)
    await Promise.resolve()
    server.isOn = desired
  }
  const presses = [
    executor.run(intent({ request: request('first') }), true),
    executor.run(intent({ request: request('second') }), false),
    executor.run(intent({ request: request('third') }), true),
    executor.run(intent({ request: request('fourth') }), false),
  ]
  expect(await Promise.all(presses)).toEqual([false, true, false, true])
  expect(sent).toEqual(['first true', 'fourth false'])
})

test('work of `once` does not start again while it runs', async () => {
  const { executor } = createWorld()
  const received = vi.fn<() => void>()
  executor.subscribe('translate:1', received)
  const first = executor.once('translate:1', () => Promise.resolve('done'))
  expect(executor.isRunning('translate:1')).toBe(true)
  expect(await executor.once('translate:1', () => Promise.resolve('again'))).toBeNull()
  expect(await first).toBe('done')
  expect([executor.isRunning('translate:1'), received.mock.calls.length]).toEqual([false, 2])
})
