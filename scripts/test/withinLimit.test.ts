import { expect, test, vi } from 'vitest'

import { withinLimit } from './withinLimit.ts'

test('a step that does not end fails after its limit, with its name; one that ends leaves no timer', async () => {
  vi.useFakeTimers()
  try {
    const closing = withinLimit('Closing the browser', new Promise(() => {}), 60_000)
    const failure = closing.catch((error: unknown) => String(error))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failure).toBe('Error: Closing the browser did not end within 60 s.')
    expect(await withinLimit('Closing the server', Promise.resolve('closed'))).toBe('closed')
    await expect(withinLimit('Closing the server', Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
