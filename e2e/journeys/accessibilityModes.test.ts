import * as accounts from '@rookery/api/calls/accounts'
import * as reactions from '@rookery/api/calls/reactions'
import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { goWithin } from '../harness/goWithin.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { moveFingers } from '../harness/touch.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A finger that moves from one side towards the other. */
const swipe = (page: Page, from: number, to: number) =>
  moveFingers(page, [
    { x: from, y: 420 },
    { x: to, y: 420 },
  ])

journey('a swipe opens the drawers from the edges of a phone, and another one closes them', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Left and right of the weir')
  const { page } = await visit({ as: 'ada', ...phone })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Left and right of the weir').content).toBeVisible()
  const menu = page.getByRole('dialog', { name: text('shell.menu') })
  const notifications = page.getByRole('dialog', { name: text('shell.notifications') })

  // The code of edge swipes loads after the first render, and nothing on the page shows when it runs.
  await expect
    .poll(async () => {
      await swipe(page, 4, 240)
      return menu.count()
    })
    .toBe(1)
  await expect(menu).toBeVisible()
  await swipe(page, 280, 60)
  await expect(menu).toHaveCount(0)
  // From the middle of the page nothing comes.
  await swipe(page, 200, 330)
  await swipe(page, 386, 150)
  await expect(notifications).toBeVisible()
  await expect(menu).toHaveCount(0)
  await swipe(page, 120, 320)
  await expect(notifications).toHaveCount(0)
})

const presets = ['pleroma-dark', 'rookery-light', 'rookery-black', 'high-contrast']

journey(
  'every preset shows where the focus is',
  async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post('Read me in any light')
    await bob.post('Another one')
    // A colour during a transition is neither.
    const { page } = await visit({ as: 'ada', reducedMotion: 'reduce' })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    const post = timeline.status('Read me in any light')
    await expect(post.content).toBeVisible()
    for (const preset of presets) {
      await page.getByRole('button', { name: text('shell.preferences') }).click()
      await page.getByRole('combobox', { name: text('settings.theme') }).selectOption(preset)
      await page.keyboard.press('Escape')
      await post.root.focus()
      await page.keyboard.press('k')
      await page.keyboard.press('j')
      await expectRing(page, preset)
      await post.menu.press('Enter')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await expectRing(page, `the menu in ${preset}`)
      await page.keyboard.press('Escape')
    }
  },
  120_000,
)

async function expectRing(page: Page, where: string) {
  const { style, width, contrast } = await ringOf(page)
  expect({ style, width }, where).toEqual({ style: 'solid', width: '2px' })
  expect(contrast, where).toBeGreaterThanOrEqual(3)
}

/** The focus ring, and its contrast with the background. */
function ringOf(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element) throw new Error('Nothing has the focus.')
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const behind = (from: Element | null): string => {
      for (let one = from; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one)
        if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    const luminance = (color: string): number => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('There is nothing to read colours with.')
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const [light = 0, dark = 0] = [luminance(outlineColor), luminance(behind(element))].toSorted((a, b) => b - a)
    return { style: outlineStyle, width: outlineWidth, contrast: (light + 0.05) / (dark + 0.05) }
  })
}

journey('at 320 pixels, with wide letter spacing, nothing scrolls sideways', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const { id } = await bob.post('A word as long as Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft #eels')
  await bob.post('An answer', {
    inReplyToId: id,
    spoilerText: 'Eels, at some length, for those who look at them on the smallest telephone',
  })
  let responded = id
  for (let level = 2; level <= 8; level += 1) responded = (await bob.post(`Down to ${level}`, { inReplyToId: responded })).id
  await accounts.updateCredentials(bob.client, { displayName: 'Bob of the marsh, as long as the winter' })
  // The width of 1280 pixels at 400 %.
  const { page } = await visit({ as: 'ada', viewport: { width: 320, height: 256 } })
  await page.goto('/main/public')
  await chooseSettings(page, { conversationDisplay: 'tree' })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  for (const path of ['/main/public', `/notice/${id}`, `/notice/${responded}#all`, '/bob', '/about', '/users/ada/interactions', '/lists']) {
    await goWithin(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0)
    expect(await page.evaluate(namesOverTimes), path).toEqual([])
  }
})

/** Runs in the page: the names that reach into the time of their post. */
function namesOverTimes(): readonly string[] {
  return [...document.querySelectorAll('article header')].flatMap((head) => {
    const [name, time] = [head.querySelector('[id^="author-"]'), head.querySelector('[id^="time-"]')]
    const isOver = name && time && name.getBoundingClientRect().right > time.getBoundingClientRect().left + 1
    return isOver ? [name.textContent] : []
  })
}

journey('at 200 % nothing scrolls sideways, and no bar covers the keyboard focus', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  for (let n = 1; n <= 6; n += 1) await bob.post(`Reed number ${n}. ${'Slow water. '.repeat(n * 9)}`)
  const { id } = await bob.post('Read me at any size, @ada #eels')
  // The size of 1440 by 900 pixels at 200 %.
  const { page } = await visit({ as: 'ada', viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })
  await page.goto('/lists')
  for (const path of ['/main/public', `/notice/${id}`, '/bob', '/about', '/users/ada/interactions']) {
    await goWithin(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0)
    for (let stop = 1; stop <= 25; stop += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(isFocusInSight), `what has the focus at stop ${stop} of ${path}`).toBe(true)
    }
  }
})

/** Runs in the page: whether the top of the focused element is visible; it may be a post higher than the window. */
function isFocusInSight(): boolean {
  const focused = document.activeElement
  // After the last element of a page the focus is in the browser's own bars.
  if (!focused?.matches(':focus') || focused === document.body) return true
  const { x, y, width, height } = focused.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 16))
  return there !== null && (focused.contains(there) || there.contains(focused))
}

journey('reduced motion stops all animations, and forced colours keep the focus ring', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const { id } = await bob.post('Still water')
  for (const bird of ['🦆', '🦢']) await reactions.add(bob.client, id, bird)
  await bob.follow('ada')
  const { page } = await visit({ as: 'ada', reducedMotion: 'reduce', forcedColors: 'active' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status('Still water')
  await expect(post.content).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('f')
  await expect(post.favourite).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  const { style, width } = await ringOf(page)
  expect(style).toBe('solid')
  // Firefox counts forced colours as a wish for more contrast, which makes the ring wider.
  expect(Number.parseInt(width, 10)).toBeGreaterThanOrEqual(2)
  // A pressed star differs from others by more than its colour.
  expect(await backgroundOf(post.favourite)).not.toBe(await backgroundOf(post.reply))
  const [own, other] = [post.root.locator('[data-reaction]').first(), post.root.locator('[data-reaction]').last()]
  await own.press('Enter')
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  expect(await backgroundOf(own)).not.toBe(await backgroundOf(other))
  // Unseen notifications have a bar that stays.
  const { items, unseen } = new NotificationsColumn(page)
  expect(await backgroundOf(unseen.first())).not.toBe(await backgroundOf(items.first()))
})

const backgroundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor)
