import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Blurhash } from './Blurhash.tsx'

const hash = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj'

test('the blurhash of a picture is rendered only if the picture takes more than a moment', async () => {
  // The moment ends when this test says so. A fake clock would not do: Vitest advances it while it polls.
  const { setTimeout } = window
  let end: (() => void) | undefined
  using timers = vi.spyOn(window, 'setTimeout')
  timers.mockImplementation((task, ms) => Reflect.apply(setTimeout, window, [ms === 100 ? () => void (end = task) : task, ms]))
  const { container } = await render(
    <>
      <Blurhash hash={hash} untilLoaded />
      <Blurhash hash={hash} />
    </>,
  )
  const widths = () => [...container.querySelectorAll('canvas')].map((canvas) => canvas.width)
  await expect.poll(() => [...widths(), end !== undefined]).toEqual([0, 32, true])
  end?.()
  await expect.poll(widths).toEqual([32, 32])
})
