import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PausableImage } from './PausableImage.tsx'

afterEach(() => vi.restoreAllMocks())

/** The first bytes of a WebP, and its flag for movement. */
function webp(moves: boolean): Response {
  const bytes = new TextEncoder().encode('RIFF....WEBPVP8X........')
  bytes[20] = moves ? 2 : 0
  return new Response(bytes)
}

/** The address of an image that this browser has just rendered. */
async function imageUrl(): Promise<string> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  return URL.createObjectURL(await canvas.convertToBlob())
}

/** Responds to the request for an image's first bytes on command. */
function respondLater() {
  let reply: (response: Response) => void = () => {}
  let rejectNow: (why: Error) => void = () => {}
  const responded = new Promise<Response>((resolve, reject) => {
    reply = resolve
    rejectNow = reject
  })
  // A test may reject a response that is not used.
  responded.catch(() => {})
  const ask = vi.spyOn(globalThis, 'fetch').mockReturnValue(responded)
  return { ask, respond: (response: Response) => reply(response), reject: (why: Error) => rejectNow(why) }
}

const drawn = () => document.querySelector<HTMLImageElement>('img[alt=Bird]')
const still = (src: string) => <PausableImage src={src} alt="Bird" mimeType="image/webp" still labelled />

test.each([true, false])('images send no referrer to their server (paused: %s)', async (isStill) => {
  await render(<PausableImage src={await imageUrl()} alt="Bird" still={isStill} />)
  expect(drawn()?.referrerPolicy).toBe('no-referrer')
})

test('an image that may be animated is hidden until its bytes are known, and then paused', async () => {
  const { ask, respond } = respondLater()
  await render(still(await imageUrl()))
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  expect(drawn()?.style.opacity).toBe('0')
  respond(webp(true))
  await expect.poll(() => document.querySelector('[data-movement=WEBP]')?.checkVisibility()).toBe(true)
  await expect.poll(() => drawn()?.parentElement?.querySelector('canvas')).not.toBeNull()
})

test('a still image is shown as soon as its bytes are known, and immediately the next time', async () => {
  const { ask, respond } = respondLater()
  const src = await imageUrl()
  const first = await render(still(src))
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  respond(webp(false))
  await expect.poll(() => drawn()?.style.opacity).toBe('')
  await first.unmount()
  await render(still(src))
  expect(drawn()?.style.opacity).toBe('')
  expect(ask).toHaveBeenCalledOnce()
})

test.each([
  ['with unreadable bytes', true, 1],
  ['that fails to load', false, 0],
])('an image %s does not stay hidden', async (_what, comes, questions) => {
  const { ask, reject } = respondLater()
  await render(still(comes ? await imageUrl() : '/no-such-picture.png'))
  await expect.poll(() => ask.mock.calls.length).toBe(questions)
  reject(new Error('refused'))
  await expect.poll(() => drawn()?.style.opacity).toBe('')
})

test('no image waits if animation is allowed', async () => {
  await render(<PausableImage src={await imageUrl()} alt="Bird" mimeType="image/webp" still={false} />)
  expect(drawn()?.style.opacity).toBe('')
})
