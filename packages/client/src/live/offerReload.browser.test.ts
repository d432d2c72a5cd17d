import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createNotices } from '#features/notices/model/Notices.ts'
import { HeldClock } from '../../../api/test/HeldClock.ts'
import { offerReload } from './offerReload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.removeAttribute('data-notices')
})

/** A page, opened by a link or by a reload, whose server can be reached from the given attempt on. */
function openPage(options: { reachable: number; type: 'navigate' | 'reload' }) {
  const clock = new HeldClock()
  const notices = createNotices(clock)
  const reload = vi.fn<() => void>()
  const fetch = vi.spyOn(window, 'fetch').mockReset()
  fetch.mockImplementation(async () => {
    if (fetch.mock.calls.length < options.reachable) throw new TypeError('NetworkError when attempting to fetch resource.')
    return new Response(null, { status: 404 })
  })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(new PerformanceMark('opened'), { type: options.type })])
  const stop = offerReload({ session: () => ({ clock, notices }), window, reload })
  return {
    clock,
    notices,
    reload,
    fetch,
    stop,
    fail: (message: string) => window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) })),
  }
}

const inFirefox = 'error loading dynamically imported module: https://pond.example/assets/window-1.js'

test('code that Firefox does not fetch again is reported once the server answers, and a reload is offered', async () => {
  document.body.setAttribute('data-notices', '')
  const { clock, notices, reload, fetch, fail, stop } = openPage({ reachable: 2, type: 'navigate' })
  fail('Failed to fetch dynamically imported module: https://pond.example/assets/window-1.js')
  fail('Importing a module script failed.')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).not.toHaveBeenCalled()
  fail(inFirefox)
  fail(inFirefox)
  await vi.advanceTimersByTimeAsync(0)
  expect(notices.get()).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(Array.from({ length: 2 }, () => 'https://pond.example/assets/window-1.js'))
  expect(notices.get().map(({ messageKey, timeout }) => [messageKey, timeout])).toEqual([['update.missing', null]])
  clock.pass(60_000)
  expect(reload).not.toHaveBeenCalled()
  notices.get()[0]?.action?.run()
  expect(reload).toHaveBeenCalledOnce()

  // Where notices cannot be shown either, the page is reloaded, but not again and again.
  stop()
  document.body.removeAttribute('data-notices')
  for (const [type, times] of [
    ['navigate', 1],
    ['reload', 0],
  ] as const) {
    const bare = openPage({ reachable: 1, type })
    bare.fail(inFirefox)
    await vi.advanceTimersByTimeAsync(0)
    bare.clock.pass(4999)
    expect(bare.reload).not.toHaveBeenCalled()
    bare.clock.pass(1)
    expect(bare.reload, type).toHaveBeenCalledTimes(times)
    bare.stop()
  }
})
