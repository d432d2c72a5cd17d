import { afterEach, expect, test, vi } from 'vitest'

import { afterFirstImages, whenFirstImagesLoaded } from './afterFirstImages.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

function watched() {
  const run = vi.fn()
  stops.push(afterFirstImages(window, run))
  return run
}

/** Waits for the run, and returns how often it looked again before it. */
async function looksBefore(run: ReturnType<typeof watched>, timers: { readonly mock: { readonly calls: readonly unknown[][] } }) {
  await expect.poll(() => run.mock.calls.length).toBe(1)
  return timers.mock.calls.filter(([, ms]) => ms === 100).length
}

const frames = (count: number) =>
  Array.from({ length: count }).reduce<Promise<unknown>>(
    (before) => before.then(() => new Promise(requestAnimationFrame)),
    Promise.resolve(),
  )

test('a page without images runs it once it is rendered', async () => {
  const run = watched()
  expect(run).not.toHaveBeenCalled()
  await expect.poll(() => run.mock.calls.length).toBe(1)
})

test('it waits while the main part is busy', async () => {
  document.body.innerHTML = '<main><div aria-busy="true"></div></main>'
  const run = watched()
  await frames(15)
  expect(run).not.toHaveBeenCalled()
  document.querySelector('main div')?.setAttribute('aria-busy', 'false')
  await expect.poll(() => run.mock.calls.length).toBe(1)
})

test('it waits for an image in view, and not for one further down', async () => {
  document.body.innerHTML = '<main style="block-size: 20000px"></main>'
  const near = document.createElement('img')
  const far = document.createElement('img')
  for (const image of [near, far]) {
    Object.defineProperty(image, 'complete', { value: false, configurable: true })
    image.style.cssText = 'inline-size: 10px; block-size: 10px'
    document.querySelector('main')?.append(image)
  }
  far.style.cssText += '; position: absolute; inset-block-start: 15000px'
  const run = watched()
  await frames(15)
  expect(run).not.toHaveBeenCalled()
  Object.defineProperty(near, 'complete', { value: true })
  await expect.poll(() => run.mock.calls.length).toBe(1)
})

test('an image hidden by the end of a folded text is never fetched, and not waited for', async () => {
  document.body.innerHTML = '<main><div data-folded="true"><img></div></main>'
  const [image] = document.images
  if (!image) throw new Error('There is no image.')
  image.style.cssText = 'display: block; inline-size: 10px; block-size: 10px'
  Object.defineProperty(image, 'complete', { value: false })
  using timers = vi.spyOn(window, 'setTimeout')
  expect(await looksBefore(watched(), timers)).toBe(0)
})

test.each(['ltr', 'rtl'])('an emoji beyond the end of a truncated name is never fetched, and not waited for (%s)', async (direction) => {
  const name = document.createElement('bdi')
  const emoji = document.createElement('img')
  name.append('A name that is far too long', emoji)
  document.body.append(name)
  name.style.cssText = 'display: block; inline-size: 60px; overflow: hidden; white-space: nowrap'
  name.dir = direction
  emoji.style.cssText = 'display: inline; inline-size: 10px; block-size: 10px'
  Object.defineProperty(emoji, 'complete', { value: false })
  using timers = vi.spyOn(window, 'setTimeout')
  expect(await looksBefore(watched(), timers)).toBe(0)
  // The same emoji is waited for where it is seen.
  name.style.inlineSize = '600px'
  const waiting = watched()
  await frames(15)
  expect(waiting).not.toHaveBeenCalled()
})

test('content drawn after the first images have loaded does not wait again', async () => {
  await whenFirstImagesLoaded()
  document.body.innerHTML = '<main><div aria-busy="true"></div></main>'
  const late = vi.fn()
  void whenFirstImagesLoaded().then(late)
  await frames(2)
  expect(late).toHaveBeenCalled()
})

test('a key press ends the wait, and it does not run again', async () => {
  document.body.innerHTML = '<main><div aria-busy="true"></div></main>'
  const run = watched()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }))
  expect(run).toHaveBeenCalledOnce()
  document.querySelector('main div')?.remove()
  await frames(15)
  expect(run).toHaveBeenCalledOnce()
})

test('a page that stays busy delays it by three seconds at most', async () => {
  document.body.innerHTML = '<main><div aria-busy="true"></div></main>'
  const { setTimeout } = window
  using timers = vi.spyOn(window, 'setTimeout').mockImplementation((task, ms = 0) => Reflect.apply(setTimeout, window, [task, ms / 50]))
  expect(await looksBefore(watched(), timers)).toBe(30)
})

test('stopping ends the wait', async () => {
  const run = watched()
  stops.splice(0).forEach((stop) => stop())
  await frames(15)
  expect(run).not.toHaveBeenCalled()
})
