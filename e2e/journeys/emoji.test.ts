import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { label, text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { EmojiPickerPage } from '../pages/EmojiPickerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="14" fill="orange"/></svg>`

/** Gives the server emoji of the test's own, by shortcode, with their packs; each has the same picture. */
async function haveEmoji(page: Page, emojis: Readonly<Record<string, string>>): Promise<void> {
  const answer = Object.fromEntries(
    Object.entries(emojis).map(([shortcode, pack]) => [shortcode, { image_url: '/emoji/test/bird.svg', tags: [`pack:${pack}`] }]),
  )
  await page.route('**/api/v1/pleroma/emoji', (route) => route.fulfill({ json: answer }))
  await page.route('**/emoji/test/*', (route) => route.fulfill({ body: picture, contentType: 'image/svg+xml' }))
}

/** Opens the picker for a post of the public timeline. */
async function openFor(page: Page, words: string): Promise<EmojiPickerPage> {
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status(words).react.click()
  const picker = new EmojiPickerPage(page, 'status.react')
  await expect(picker.grid).toBeVisible()
  return picker
}

journey('somebody reacts with an emoji that they search for, and finds it again among those used last', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Ducks on the weir')
  const { page } = await visit({ as: 'ada' })
  const post = new TimelinePage(page).status('Ducks on the weir')
  const picker = await openFor(page, 'Ducks on the weir')
  await expect(picker.search).toBeFocused()
  await picker.search.pressSequentially('duck')
  await expect(picker.found).toContainText(/\d+ emoji found/)
  await picker.emoji('duck').click()
  await expect(picker.root).toBeHidden()
  const reaction = post.root.locator('[data-reaction="🦆"]')
  await expect(reaction).toHaveAttribute('aria-pressed', 'true')
  await expect(post.react).toBeFocused()
  await post.react.click()
  await expect(picker.section('emoji.recent')).toHaveAttribute('aria-pressed', 'true')
  await expect(picker.grid.getByRole('gridcell', { name: 'duck', exact: true }).first()).toBeVisible()
})

journey('keys walk through the grid, letters lead back to the search, and Escape gives the focus back', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Keys for a heron')
  const { page } = await visit({ as: 'ada' })
  const post = new TimelinePage(page).status('Keys for a heron')
  const picker = await openFor(page, 'Keys for a heron')
  await expect(picker.search).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(picker.emoji('grinning face')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(picker.emoji('grinning face with big eyes')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await expect(picker.emoji('grinning face')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(picker.emoji('grinning face')).not.toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(picker.emoji('grinning face')).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(picker.grid.locator(':focus')).toBeInViewport()
  await page.keyboard.press('o')
  await expect(picker.search).toBeFocused()
  await expect(picker.search).toHaveValue('o')
  await page.keyboard.type('wl')
  await expect(picker.found).toContainText('emoji found')
  await page.keyboard.press('Enter')
  await expect(post.root.locator('[data-reaction="🦉"]')).toHaveAttribute('aria-pressed', 'true')
  await post.react.click()
  await expect(picker.search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(picker.root).toBeHidden()
  await expect(post.react).toBeFocused()
})

journey('on a phone the picker is a sheet, and the server’s own emoji react by their picture', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('A thumb on the glass')
  const { page } = await visit({ as: 'ada', ...phone })
  const post = new TimelinePage(page).status('A thumb on the glass')
  const picker = await openFor(page, 'A thumb on the glass')
  await expect(picker.search).not.toBeFocused()
  const [sheet, grid] = [await picker.root.boundingBox(), await picker.grid.boundingBox()]
  expect(sheet && Math.round(sheet.y + sheet.height)).toBe(844)
  expect(grid && grid.x >= 0 && grid.x + grid.width <= 390).toBe(true)
  await picker.strip.getByRole('button').last().tap()
  const own = picker.grid.getByRole('gridcell', { name: 'blobcat', exact: true })
  await own.tap()
  await expect(picker.root).toBeHidden()
  const reaction = post.root.locator('[data-reaction="blobcat"]')
  await expect(reaction).toHaveAttribute('aria-pressed', 'true')
  await reaction.tap()
  await expect(reaction).toHaveCount(0)
})

journey('the tone of skin is remembered', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Waving from the bank')
  const { page } = await visit({ as: 'ada' })
  const picker = await openFor(page, 'Waving from the bank')
  await picker.root.getByRole('button', { name: /^Skin tone: / }).click()
  await picker.root.getByRole('radio', { name: label('emoji.tone.4') }).click()
  await picker.search.pressSequentially('waving hand')
  await picker.emoji('waving hand').click()
  await expect(new TimelinePage(page).status('Waving from the bank').root.locator('[data-reaction="👋🏾"]')).toBeVisible()
  await page.reload()
  await new TimelinePage(page).status('Waving from the bank').react.click()
  await expect(picker.root.getByRole('button', { name: 'Skin tone: medium-dark' })).toBeVisible()
})

journey('five thousand emoji of a server cost no more elements than fifty, however far one scrolls', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Crowds at the weir')
  const { page } = await visit({ as: 'ada' })
  const crowd = Array.from({ length: 5000 }, (_, index) => [`bird_${index}`, `flock ${Math.floor(index / 500)}`] as const)
  await haveEmoji(page, Object.fromEntries(crowd))
  const picker = await openFor(page, 'Crowds at the weir')
  await expect(picker.strip.getByRole('button', { name: 'flock 9' })).toBeAttached()
  const counts = await picker.grid.evaluate(async (grid) => {
    const seen: number[] = []
    for (let step = 0; step <= 40; step += 1) {
      grid.scrollTop = ((grid.scrollHeight - grid.clientHeight) * step) / 40
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      seen.push(grid.querySelectorAll('[data-item]').length)
    }
    return seen
  })
  const most = Math.max(...counts)
  expect(most).toBeLessThan(220)
  expect(Math.min(...counts)).toBeGreaterThan(30)
  await expect(picker.emoji('bird_4999')).toBeVisible()
  await picker.search.fill('bird_4321')
  await expect(picker.emoji('bird_4321')).toBeVisible()
})

const hostile = {
  'cat"><img/src=x/onerror=alert(1)>': 'cats',
  زهرة: 'أزهار',
  [`long${'g'.repeat(10_000)}`]: 'l'.repeat(10_000),
  'turned\u202eback': '\u202eback',
  'far@elsewhere.example': 'elsewhere',
  '  ': 'blank',
  smile: '',
  'stack\u0300\u0300\u0300\u0300\u0300\u0300\u0300\u0300\u0300\u0300': 'marks',
}

journey('names that a hostile server gives its emoji stay names', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Strange birds')
  const { page } = await visit({ as: 'ada' })
  await haveEmoji(page, hostile)
  const picker = await openFor(page, 'Strange birds')
  await expect(picker.strip.getByRole('button', { name: 'cats' })).toBeAttached()
  await picker.strip.getByRole('button', { name: 'cats' }).click()
  await expect(picker.grid.getByRole('gridcell', { name: 'زهرة' })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /far@/ })).toHaveCount(0)
  const box = await picker.root.boundingBox()
  expect(box && box.width < 400 && box.x >= 0 && box.y >= 0 && box.y + box.height <= 900).toBe(true)
})

journey.for([
  ['an error', { status: 500, json: { error: 'Something went wrong' } }],
  ['a page', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }],
  ['no list', { status: 200, json: { a: null, b: 7, c: { image_url: 'data:text/html,hello' } } }],
] as const)(
  'a server that answers the question for its emoji with %s leaves the standard ones',
  async ([what, answer], { visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post('A broken list')
    const { page, watch } = await visit({ as: 'ada' })
    watch.expectComplaint(/500|Failed to load resource/)
    await page.route(/\/api\/v1\/(pleroma\/emoji|custom_emojis)$/, (route) => route.fulfill(answer))
    const picker = await openFor(page, 'A broken list')
    await expect(picker.emoji('grinning face')).toBeVisible()
    const failed = picker.root.getByRole('alert')
    if (what === 'no list') return expect(failed).toBeHidden()
    await expect(failed).toContainText(text('emoji.failed'))
    await page.unroute(/\/api\/v1\/(pleroma\/emoji|custom_emojis)$/)
    await failed.getByRole('button').click()
    await expect(failed).toBeHidden()
    await picker.search.fill('blobcat')
    await expect(picker.emoji('blobcat')).toBeVisible()
  },
)

journey('a reaction whose picture is missing is called as it is written', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('A picture that is gone')
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/Failed to load resource/)
  await page.route('**/emoji/pond/blobcat.png', (route) => route.fulfill({ status: 404 }))
  const picker = await openFor(page, 'A picture that is gone')
  await picker.search.fill('blobcat')
  await picker.emoji('blobcat').click()
  const reaction = new TimelinePage(page).status('A picture that is gone').root.locator('[data-reaction="blobcat"]')
  await expect(reaction).toContainText(':blobcat:')
})

journey('the picker stays inside the window when what it was opened from scrolls away', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  for (let number = 1; number <= 12; number += 1) await bob.post(`Step ${number} of the weir`)
  const { page } = await visit({ as: 'ada' })
  const picker = await openFor(page, 'Step 6 of the weir')
  const isInside = () =>
    picker.root.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  for (const by of [1600, -4000, 800]) {
    await page.evaluate((distance) => scrollBy({ top: distance, behavior: 'instant' }), by)
    await expect.poll(isInside).toBe(true)
    await expect(picker.search).toBeInViewport({ ratio: 1 })
  }
})

journey('a visitor has no button to react with', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Only to be read')
  const { page } = await visit()
  await new TimelinePage(page).open('public')
  const post = new TimelinePage(page).status('Only to be read')
  await expect(post.content).toBeVisible()
  await expect(post.root.getByRole('group', { name: text('status.actions') }).getByRole('link')).toHaveCount(3)
  await expect(post.react).toHaveCount(0)
})

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} an Arabic reader finds emoji by Arabic words and walks from the right to the left`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post(`البطة في البركة ${viewport.width}`)
    const { page } = await visit({ as: 'ada', viewport, locale: 'ar' })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    const post = timeline.status(`البطة في البركة ${viewport.width}`)
    await post.react.click()
    const picker = new EmojiPickerPage(page, 'status.react')
    await expect(picker.grid).toBeVisible()
    const first = picker.emoji('وجه بابتسامة عريضة')
    const second = picker.emoji('وجه مبتسم بعينين كبيرتين')
    const [one, two] = [await first.boundingBox(), await second.boundingBox()]
    expect(one && two && one.x > two.x && one.y === two.y).toBe(true)
    const box = await picker.root.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true)
    await first.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(second).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(first).toBeFocused()
    await picker.search.fill('بطة')
    await expect(picker.emoji('بطة')).toHaveAttribute('lang', 'ar')
    // Those who write elsewhere know the English names.
    await picker.search.fill('owl')
    await expect(picker.emoji('بومة')).toBeVisible()
    await picker.search.fill('بطة')
    await picker.emoji('بطة').click()
    await expect(post.root.locator('[data-reaction="🦆"]')).toHaveAttribute('aria-pressed', 'true')
  })

  journey(`on ${kind} the composer and the emoji come when they are wanted, and not before`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post('Nothing to write')
    const { page } = await visit({ as: 'carol', viewport })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const has = (part: RegExp) => fetched.some((path) => part.test(path))
    const composerCode = /^\/assets\/composer-[\w-]+\.js$/
    const emojiCode = /^\/assets\/emoji-[\w-]+\.js$/
    const emojiNames = /^\/assets\/en-(?!page-|late-)[\w-]+\.js$/
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    await expect(timeline.status('Nothing to write').content).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([has(composerCode), has(emojiCode), has(emojiNames)]).toEqual([false, false, false])
    const composer = await ComposerPage.openNew(page)
    await composer.text.press('a')
    expect(has(composerCode)).toBe(true)
    expect([has(emojiNames), fetched.includes('/api/v1/pleroma/emoji'), fetched.includes('/static/stickers.json')]).toEqual([
      false,
      false,
      false,
    ])
    await composer.root.getByRole('button', { name: label('composer.emoji') }).click()
    await expect(new EmojiPickerPage(page, 'composer.emoji').grid).toBeVisible()
    expect([has(emojiCode), has(emojiNames)]).toEqual([true, true])
    await page.keyboard.press('Escape')
    await composer.text.fill('')
  })
}
