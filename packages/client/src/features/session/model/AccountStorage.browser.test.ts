import { promisifyRequest } from 'idb-keyval'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { systemClock, type Clock } from '@rookery/api/http/Clock'
import { fasterClock } from '#test/fasterClock.ts'
import { createAccountStorage, type AccountStorage } from './AccountStorage.ts'
import { createStoredText } from './StoredText.ts'

let number = 0
const opened: string[] = []

function open(name = `test-${number++}`, clock = systemClock, opening?: Promise<IDBDatabase>) {
  opened.push(name)
  const onUnavailable = vi.fn()
  return {
    name,
    onUnavailable,
    storage: createAccountStorage({ name, clock, stored: createStoredText(() => localStorage), onUnavailable, opening }),
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  for (const name of opened.splice(0)) indexedDB.deleteDatabase(name)
  localStorage.clear()
})

test('stored values are available on the next page, in a separate database', async () => {
  const { name, storage } = open()
  await storage.set('draft:status', { text: 'Hello' })
  await storage.set('draft:reply:1', [1, 2])
  await storage.set('settings', { a: true })
  const next = open(name).storage
  expect(await next.get('draft:status')).toEqual({ text: 'Hello' })
  expect(await next.entries('draft:')).toEqual([
    ['draft:reply:1', [1, 2]],
    ['draft:status', { text: 'Hello' }],
  ])
  expect(await open().storage.get('draft:status')).toBeUndefined()
  await next.remove('draft:status')
  expect(await open(name).storage.get('draft:status')).toBeUndefined()
})

test('a database that is already opening is used, and once it is closed another connection is opened', async () => {
  const { name, storage } = open()
  await storage.set('a', 1)
  const opening = promisifyRequest(indexedDB.open(name))
  const openings = vi.spyOn(indexedDB, 'open')
  const next = open(name, systemClock, opening)
  expect(await next.storage.get('a')).toBe(1)
  expect(openings).not.toHaveBeenCalled()
  const database = await opening
  database.close()
  await next.storage.set('a', 2)
  expect(await open(name).storage.get('a')).toBe(2)
  expect(next.onUnavailable).not.toHaveBeenCalled()
})

test('after it is destroyed nothing is written any more', async () => {
  const { name, storage } = open()
  await storage.set('a', 1)
  await storage.destroy()
  await storage.set('a', 2)
  expect(await open(name).storage.entries('')).toEqual([])
})

test('a write interrupted by a sleep of the machine is stored without an error', async () => {
  // Timers that became due during the sleep fire at once after it, before the database can respond.
  let asleep = true
  const clock: Clock = {
    ...systemClock,
    after(ms, run) {
      const timer = systemClock.after(asleep ? 0 : ms, run)
      asleep = false
      return timer
    },
  }
  const { name, storage, onUnavailable } = open(undefined, clock)
  await storage.set('a', 1)
  expect(onUnavailable).not.toHaveBeenCalled()
  expect(await open(name).storage.get('a')).toBe(1)
})

test('writes are stored after site data was cleared under an open page', async () => {
  const { name, storage, onUnavailable } = open()
  await storage.set('a', 1)
  const deleted = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  await storage.set('b', 2)
  expect(deleted).toHaveBeenCalled()
  expect(onUnavailable).not.toHaveBeenCalled()
  expect(await open(name).storage.get('b')).toBe(2)
})

test('a browser that stores no files stores all else', async () => {
  const { name, storage, onUnavailable } = open()
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    // As WebKit does in a private window: the transaction fails.
    if (value instanceof Blob) this.transaction.abort()
    return put.call(this, value, key)
  })
  expect(await storage.set('file', new File(['x'], 'x.txt'))).toBe(false)
  expect(await storage.set('bytes', new Uint8Array([1]).buffer)).toBe(true)
  expect(onUnavailable).not.toHaveBeenCalled()
  expect(await open(name).storage.get('bytes')).toEqual(new Uint8Array([1]).buffer)
})

describe('a page that is left before the database is written', () => {
  /** Only the journal of the last page waits for this clock. */
  function stillClock() {
    const waiting = new Set<() => void>()
    const clock: Clock = {
      ...systemClock,
      after(ms, run) {
        if (ms <= 500) return systemClock.after(ms, run)
        waiting.add(run)
        return { cancel: () => waiting.delete(run) }
      },
    }
    return { clock, advance: () => waiting.forEach((run) => run()) }
  }

  /** Gives a value to a database that goes with its page, or has one taken away. */
  function leave(
    name?: string,
    act: (storage: AccountStorage) => Promise<unknown> = (storage) => storage.set('a', { text: 'on its way' }),
  ) {
    const page = open(name)
    const lost = vi.spyOn(indexedDB, 'open').mockImplementation(() => document.createElement('i') as never)
    void act(page.storage)
    page.storage.leave()
    lost.mockRestore()
    return page
  }

  test('leaves it to the next page, which writes it', async () => {
    const { name } = leave()
    const { clock, advance } = stillClock()
    const { storage } = open(name, clock)
    expect(await storage.get('a')).toEqual({ text: 'on its way' })
    expect(await storage.entries('')).toEqual([['a', { text: 'on its way' }]])
    expect(localStorage).toHaveLength(1)
    advance()
    await vi.waitFor(() => expect(localStorage).toHaveLength(0))
    expect(await open(name).storage.get('a')).toEqual({ text: 'on its way' })
  })

  test('records removed entries, so that a discarded draft is not restored', async () => {
    const { name, storage: before } = open()
    await before.set('a', 1)
    await before.set('b', 2)
    leave(name, (storage) => storage.remove('a'))
    const { clock, advance } = stillClock()
    const { storage } = open(name, clock)
    expect([await storage.get('a'), await storage.entries('')]).toEqual([undefined, [['b', 2]]])
    advance()
    await vi.waitFor(() => expect(localStorage).toHaveLength(0))
    expect(await open(name).storage.entries('')).toEqual([['b', 2]])
    // Text typed there since is another draft.
    leave(name, (storage) => storage.remove('b'))
    const next = open(name, clock).storage
    await next.set('b', 3)
    advance()
    expect([await next.get('b'), await open(name).storage.get('b')]).toEqual([3, 3])
  })

  test('leaves a value that the database rejected to the next page', async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError')
    })
    const { name, storage } = open()
    await storage.set('a', { text: 'typed' })
    storage.leave()
    full.mockRestore()
    expect(await open(name).storage.get('a')).toEqual({ text: 'typed' })
  })

  test('leaves no value that was replaced or removed since', async () => {
    const { name } = leave()
    const { clock, advance } = stillClock()
    const { storage } = open(name, clock)
    await storage.set('a', 2)
    expect(localStorage).toHaveLength(0)
    advance()
    expect(await open(name).storage.get('a')).toBe(2)
    await open(leave(name).name).storage.remove('a')
    expect(localStorage).toHaveLength(0)
    expect(await open(name).storage.get('a')).toBeUndefined()
  })

  test('leaves nothing of an account that was signed out, and nothing that was written', async () => {
    const { name, storage } = open()
    await storage.set('a', 1)
    storage.leave()
    expect(localStorage).toHaveLength(0)
    leave(name)
    await storage.destroy()
    storage.leave()
    expect(localStorage).toHaveLength(0)
  })
})

describe('a slow database', () => {
  /** Opens databases only on command. */
  function sleepyDatabase() {
    const open = indexedDB.open.bind(indexedDB)
    const wakes: (() => void)[] = []
    vi.spyOn(indexedDB, 'open').mockImplementation((...named) => {
      const request = document.createElement('i') as unknown as IDBOpenDBRequest // only the members that the library uses
      wakes.push(() => {
        const real = open(...named)
        real.onupgradeneeded = () => {
          Object.assign(request, { result: real.result })
          request.onupgradeneeded?.(new Event('upgradeneeded') as IDBVersionChangeEvent)
        }
        real.onsuccess = () => {
          Object.assign(request, { result: real.result })
          request.onsuccess?.(new Event('success'))
        }
      })
      return request
    })
    return () => wakes.forEach((wake) => wake())
  }

  /** A manual clock; each step fires due timers. */
  function steppedClock() {
    let due: (() => void)[] = []
    const clock: Clock = {
      ...systemClock,
      after(_ms, run) {
        due.push(run)
        return { cancel: () => (due = due.filter((one) => one !== run)) }
      },
    }
    const steps = async (count: number) => {
      for (let step = 0; step < count; step += 1) {
        for (const run of due.splice(0)) run()
        await Promise.resolve()
      }
    }
    return { clock, steps }
  }

  test('after five seconds has all writes in order, and reports nothing', async () => {
    const wake = sleepyDatabase()
    const { clock, steps } = steppedClock()
    const { name, storage, onUnavailable } = open(undefined, clock)
    const first = storage.set('a', 1)
    const read = storage.get('b')
    await steps(10)
    expect(await first).toBe(false)
    void storage.set('a', 2)
    void storage.set('c', 3)
    wake()
    expect(await read).toBeUndefined()
    expect(await storage.set('d', 4)).toBe(true)
    expect(onUnavailable).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    expect(await open(name).storage.entries('')).toEqual([
      ['a', 2],
      ['c', 3],
      ['d', 4],
    ])
  })

  test('returns a late value to a caller that asks for it', async () => {
    const { name, storage: before } = open()
    await before.set('settings', { a: 1 })
    const wake = sleepyDatabase()
    const { clock, steps } = steppedClock()
    const { storage } = open(name, clock)
    const late = vi.fn()
    const [soon, then] = [storage.get('settings', late), vi.fn()]
    await steps(16)
    expect(await soon).toBeUndefined()
    // A slow database is not waited for again.
    expect(await storage.get('settings', then)).toBeUndefined()
    expect([late, then].map(({ mock }) => mock.calls)).toEqual([[], []])
    wake()
    await vi.waitFor(() => expect([late, then].map(({ mock }) => mock.calls)).toEqual([[[{ a: 1 }]], [[{ a: 1 }]]]))
  })

  test('is reported if it stays slow, and is written to when it responds again', async () => {
    const wake = sleepyDatabase()
    const { clock, steps } = steppedClock()
    const { name, storage, onUnavailable } = open(undefined, clock)
    void storage.set('a', 1)
    await steps(16)
    expect(onUnavailable.mock.calls).toEqual([['slow']])
    expect(await storage.set('a', 2)).toBe(false)
    expect(await storage.get('b')).toBeUndefined()
    wake()
    await vi.waitFor(async () => expect(await storage.set('c', 3)).toBe(true))
    expect(onUnavailable).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
    expect(await open(name).storage.entries('')).toEqual([
      ['a', 2],
      ['c', 3],
    ])
  })
})

describe('a database that', () => {
  const faults: [string, () => void][] = [
    [
      'may not be touched',
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }),
    ],
    ['never answers', () => vi.spyOn(indexedDB, 'open').mockImplementation(() => document.createElement('i') as never)],
    [
      'is full',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('Quota exceeded.', 'QuotaExceededError')
        }),
    ],
    [
      'loses its connection',
      () =>
        vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
          throw new DOMException('The database connection is closing.', 'InvalidStateError')
        }),
    ],
  ]

  test.each(faults)('%s is reported once, and the page continues in memory', async (name, fault) => {
    const { storage, onUnavailable } = open(undefined, name === 'never answers' ? fasterClock(50) : systemClock)
    fault()
    await storage.set('a', { text: 'kept in memory' })
    await storage.set('b', 2)
    expect(await storage.get('a')).toEqual({ text: 'kept in memory' })
    expect(await storage.entries('')).toEqual([
      ['a', { text: 'kept in memory' }],
      ['b', 2],
    ])
    await storage.remove('b')
    expect(await storage.get('b')).toBeUndefined()
    expect(await storage.get('c')).toBeUndefined()
    expect(onUnavailable).toHaveBeenCalledOnce()
  })

  test('becomes full later keeps its stored values', async () => {
    const { name, storage } = open()
    await storage.set('a', 1)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError')
    })
    await storage.set('a', 2)
    expect(await storage.get('a')).toBe(2)
    expect(await open(name).storage.get('a')).toBe(1)
  })
})

test('after it is destroyed its name disappears from the browser once every window of the account has closed it', async () => {
  const { name, storage } = open()
  const other = open(name).storage
  await storage.set('a', 1)
  expect(await other.get('a')).toBe(1)
  const names = async () => (await indexedDB.databases()).map((database) => database.name)
  expect(await names()).toContain(name)
  await Promise.all([storage.destroy(), other.destroy()])
  expect(await names()).not.toContain(name)
})
