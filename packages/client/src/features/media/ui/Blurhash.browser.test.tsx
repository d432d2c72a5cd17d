import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Blurhash } from './Blurhash.tsx'

const hash = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj'

afterEach(() => vi.useRealTimers())

test('the blurhash of a picture is rendered only if the picture takes more than a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { container } = await render(
    <>
      <Blurhash hash={hash} untilLoaded />
      <Blurhash hash={hash} />
    </>,
  )
  const widths = () => [...container.querySelectorAll('canvas')].map((canvas) => canvas.width)
  await expect.poll(widths).toEqual([0, 32])
  vi.advanceTimersByTime(99)
  await Promise.resolve()
  expect(widths()).toEqual([0, 32])
  vi.advanceTimersByTime(1)
  await expect.poll(widths).toEqual([32, 32])
})
