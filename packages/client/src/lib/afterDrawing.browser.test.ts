import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { afterDrawing } from './afterDrawing.ts'

describe('after drawing', () => {
  let drawFrame: (() => void) | null = null
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
      drawFrame = () => run(0)
      return 1
    })
    vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
      drawFrame = null
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('runs once, in a task after the frame', () => {
    const run = vi.fn()
    afterDrawing(window, run)
    drawFrame?.()
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(run).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(5000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('does not wait for ever in a tab that renders no frame', () => {
    const run = vi.fn()
    afterDrawing(window, run)
    vi.advanceTimersByTime(1999)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test.each(['before the frame', 'between the frame and the task'] as const)('never runs if it is stopped %s', (when) => {
    const run = vi.fn()
    const cancel = afterDrawing(window, run)
    if (when !== 'before the frame') drawFrame?.()
    cancel()
    drawFrame?.()
    vi.advanceTimersByTime(5000)
    expect(run).not.toHaveBeenCalled()
  })
})
