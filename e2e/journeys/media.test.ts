import type { Page } from 'playwright-core'

import { somebody, type Somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { image, uploadAll } from '../harness/images.ts'
import { text } from '../harness/text.ts'
import { moveFingers } from '../harness/touch.ts'
import { MediaViewerPage } from '../pages/MediaViewerPage.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function postImages(by: Somebody, words: string, count: number, draft = {}): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      bytes: await image(900, 600, index * 40),
      name: `${index + 1}.png`,
      description: `Picture ${index + 1}`,
    })),
  )
  const mediaIds = await uploadAll(by, files)
  await by.post(words, { mediaIds, ...draft })
}

journey('a picture opens in the viewer, keys show the next ones, and every way to close returns to it', async ({ visit, product }) => {
  await postImages(await somebody(product, 'bob'), 'Three from the reeds', 3)
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const thumbnail = timeline.status('Three from the reeds').root.getByRole('link', { name: 'Picture 3' })
  const viewer = new MediaViewerPage(page)
  const before = await thumbnail.boundingBox()

  await thumbnail.focus()
  await page.keyboard.press('Enter')
  await expect(viewer.counter).toHaveText('3 of 3')
  await expect(viewer.image).toHaveAttribute('alt', 'Picture 3')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.counter).toHaveText('1 of 3')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.counter).toHaveText('2 of 3')
  await page.keyboard.press('+')
  await expect.poll(() => viewer.scale()).toBeCloseTo(1.5)
  await page.keyboard.press('0')
  await expect.poll(() => viewer.scale()).toBe(1)
  await page.mouse.move(720, 450)
  await page.mouse.wheel(0, -400)
  await expect.poll(() => viewer.scale()).toBeGreaterThan(2)
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => viewer.scale()).toBe(1)

  await page.keyboard.press('Escape')
  await expect(viewer.root).toHaveCount(0)
  await expect(thumbnail).toBeFocused()
  expect(await thumbnail.boundingBox()).toEqual(before)

  await thumbnail.click()
  await expect(viewer.root).toBeVisible()
  await page.goBack()
  await expect(viewer.root).toHaveCount(0)
  await expect(thumbnail).toBeFocused()
  expect(await thumbnail.boundingBox()).toEqual(before)
  await page.goForward()
  await expect(timeline.heading('public')).toBeVisible()

  await thumbnail.click()
  await viewer.close.click()
  await expect(viewer.root).toHaveCount(0)
  await timeline.status('Three from the reeds').author.click()
  await expect(new ProfilePage(page).name).toBeVisible()
  await page.goBack()
  await expect(timeline.heading('public')).toBeVisible()
})

journey('on a phone, swipes and pinches change the slide, zoom and dismiss the viewer', async ({ visit, product }) => {
  await postImages(await somebody(product, 'bob'), 'For thumbs', 3)
  const { page } = await visit({ ...phone, as: 'ada', colorScheme: 'light' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status('For thumbs').root.getByRole('link', { name: 'Picture 1' }).tap()
  const viewer = new MediaViewerPage(page)
  await expect(viewer.counter).toHaveText('1 of 3')
  const middle = { x: 195, y: 400 }

  await moveFingers(page, [
    { x: 300, y: 400 },
    { x: 215, y: 405 },
  ])
  await expect(viewer.counter).toHaveText('1 of 3')
  await moveFingers(page, [
    { x: 330, y: 300 },
    { x: 130, y: 305 },
  ])
  await expect(viewer.counter).toHaveText('2 of 3')
  await moveFingers(page, [
    { x: 80, y: 300 },
    { x: 280, y: 305 },
  ])
  await expect(viewer.counter).toHaveText('1 of 3')

  await moveFingers(
    page,
    [
      { x: 175, y: 400 },
      { x: 115, y: 400 },
    ],
    [
      { x: 215, y: 400 },
      { x: 275, y: 400 },
    ],
  )
  await expect.poll(() => viewer.scale()).toBeGreaterThan(3)
  await moveFingers(page, [
    { x: 330, y: 300 },
    { x: 130, y: 305 },
  ])
  await expect(viewer.counter).toHaveText('1 of 3')
  await page.touchscreen.tap(middle.x, middle.y)
  await page.touchscreen.tap(middle.x, middle.y)
  await expect.poll(() => viewer.scale()).toBe(1)

  await moveFingers(page, [middle, { x: 200, y: 450 }])
  await expect(viewer.root).toBeVisible()
  await moveFingers(page, [middle, { x: 205, y: 640 }])
  await expect(viewer.root).toHaveCount(0)
  await expect(timeline.heading('public')).toBeVisible()
})

journey('until a picture has loaded, its blurhash fills its place', async ({ visit, product }) => {
  await postImages(await somebody(product, 'bob'), 'A slow boat', 1)
  const { page } = await visit({ as: 'ada' })
  const release = await holdCalls(page, 'GET', /^\/media\//)
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status('A slow boat').root.getByRole('link', { name: 'Picture 1' }).click()
  const viewer = new MediaViewerPage(page)
  const colours = viewer.root.locator('canvas[width="32"]')
  await expect(colours).toBeVisible()
  await expect(viewer.root.getByRole('img', { name: text('viewer.loading') })).toBeVisible()
  const before = await colours.boundingBox()
  release()
  await expect(viewer.root.locator('canvas')).toHaveCount(0)
  expect(await viewer.image.boundingBox()).toEqual(before)
})

journey('Flash content says why it cannot play; elsewhere it plays only after its warning was read', async ({ visit, product }) => {
  await postImages(await somebody(product, 'bob'), 'My first game', 1)
  const asFlash = async (page: Page) => {
    await breakCalls(page, 'GET', '/api/v1/timelines/public*', { kind: 'changed', change: withFlash })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    return timeline.status('My first game').root
  }
  const { page } = await visit()
  const rejected = await asFlash(page)
  await rejected.getByRole('button', { name: text('attachment.flash.play') }).click()
  await expect(rejected.getByText(text('attachment.flash.policy'))).toBeVisible()

  // A server whose policy allows the emulator, which its admin installs separately.
  const other = await visit({ bypassCSP: true })
  other.watch.expectComplaint(/404|MIME type/)
  await other.page.route('**/', (route) => (route.request().method() === 'HEAD' ? route.fulfill({ status: 200 }) : route.fallback()))
  const asked: string[] = []
  other.page.on('request', (request) => asked.push(request.url()))
  // Regardless of how the product was built.
  await other.page.route('**/static/ruffle/*', (route) => route.fulfill({ status: 404 }))
  const post = await asFlash(other.page)
  await post.getByRole('button', { name: text('attachment.flash.play') }).click()
  await expect(post.getByText(text('attachment.flash.warning'))).toBeVisible()
  expect(asked.filter((url) => url.includes('.swf') || url.includes('/ruffle/'))).toEqual([])
  await post.getByRole('button', { name: text('attachment.flash.run') }).click()
  await expect(post.getByText(text('attachment.failed'))).toBeVisible()

  const retry = post.getByRole('button', { name: text('general.retry') })
  const fulfillFlash = (body: string) => other.page.route('**/media/game.swf', (route) => route.fulfill({ body }))
  const play = () => post.getByRole('button', { name: text('attachment.flash.run') }).click()
  await fulfillFlash('<!doctype html>')
  await retry.click()
  await play()
  await expect(post.getByText(text('attachment.flash.failed'))).toBeVisible()
  expect(asked.filter((url) => url.includes('/ruffle/'))).toEqual([])
  await fulfillFlash('FWS\x06')
  await retry.click()
  await expect(post.getByText(text('attachment.flash.missing'))).toBeVisible()

  await other.page.route('**/static/ruffle/ruffle.js', (route) => route.fulfill({ contentType: 'text/javascript', body: emulator }))
  await retry.click()
  await expect(post.getByText('playing game.swf in red')).toBeVisible()
  await expect(post.getByText('playing game.swf in red')).toHaveCSS('color', 'rgb(255, 0, 0)')
  await post.getByRole('button', { name: text('attachment.flash.stop') }).click()
  await expect(post.getByRole('button', { name: text('attachment.flash.play') })).toBeVisible()
  await expect(post.getByText(/^playing/)).toHaveCount(0)
})

/** A fake emulator: its own styles are inline. */
const emulator = `RufflePlayer.newest = () => ({
  createPlayer() {
    const player = document.createElement('div')
    const inside = player.attachShadow({ mode: 'open' })
    inside.append(Object.assign(document.createElement('style'), { textContent: 'p { color: rgb(255, 0, 0) }' }))
    player.load = async ({ data, swfFileName }) => {
      if (data.length > 0) inside.append(Object.assign(document.createElement('p'), { textContent: 'playing ' + swfFileName + ' in red' }))
    }
    return player
  },
})`

/** Replaces the images of each post by a Flash file at the same address. */
function withFlash(statuses: unknown): unknown {
  const asFlash = ({ url }: { url: string }) => ({
    id: '1',
    type: 'unknown',
    url: new URL('/media/game.swf', url).href,
    pleroma: { mime_type: 'application/x-shockwave-flash' },
  })
  return Array.isArray(statuses)
    ? statuses.map((status: { media_attachments: { url: string }[] }) => ({
        ...status,
        media_attachments: status.media_attachments.slice(0, 1).map(asFlash),
      }))
    : statuses
}

journey('in Arabic the left arrow shows the next picture', async ({ visit, product }) => {
  await postImages(await somebody(product, 'bob'), 'From right to left', 3)
  const { page } = await visit({ as: 'ada', locale: 'ar' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status('From right to left').root.getByRole('link', { name: 'Picture 1' }).click()
  const shown = page
    .getByRole('dialog', { name: text('viewer.title', 'ar') })
    .getByRole('img')
    .first()
  await expect(shown).toHaveAttribute('alt', 'Picture 1')
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveAttribute('alt', 'Picture 2')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(shown).toHaveAttribute('alt', 'Picture 3')
})
