import type { Page } from 'playwright-core'

import { accessibilityFaults } from '../harness/accessibility.ts'
import { goWithin } from '../harness/goWithin.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import { somebody, type Somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'

const windows = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

const memberScreens = [
  '/main/friends',
  '/main/public',
  '/main/all',
  '/bookmarks',
  '/users/ada/interactions',
  '/lists',
  '/lists/new',
  '/friend-requests',
  '/who-to-follow',
  '/search',
  '/search?query=eels',
  '/tag/eels',
  '/bob',
  '/about',
  '/login/add',
  '/there/is/nothing',
]
const visitorScreens = ['/main/public', '/main/all', '/bob', '/about', '/login', '/there/is/nothing']

/** Pages that the instance itself writes, for visitors. */
const serverPages = ['/pleroma/admin/', '/dev/mailbox', '/main/ostatus?nickname=bob']

/** Themes that neither scheme shows until they are chosen. */
const otherThemes = ['rookery-black', 'high-contrast']

/** Posts of every kind in a timeline. */
async function fill(bob: Somebody): Promise<string> {
  const { id } = await bob.post('Eels in the pond #eels, and a word with @ada')
  await bob.post('The rest of it', { inReplyToId: id, spoilerText: 'More about eels' })
  await bob.post('Which ones?', { poll: { options: ['Silver', 'Yellow'], expiresIn: 3600, multiple: false }, visibility: 'unlisted' })
  return id
}

/** Every screen in each scheme and each width once; where they cross the other way, those that hold the most. */
const rounds = [
  { scheme: 'dark', other: 'light', width: 'desktop' },
  { scheme: 'light', other: 'dark', width: 'phone' },
] as const

for (const { scheme, other, width } of rounds) {
  for (const [as, paths] of [
    ['ada', memberScreens],
    [undefined, visitorScreens],
  ] as const) {
    journey(
      `screens are accessible: ${scheme}, ${width}, ${as === undefined ? 'a visitor' : 'a member'}`,
      async ({ visit, product }) => {
        const thread = `/notice/${await fill(await somebody(product, 'bob'))}`
        const crossed: readonly string[] = [as === undefined ? '/login' : '/main/public', thread]
        // A colour during a transition is neither.
        const { page, watch } = await visit({
          ...(as !== undefined && { as }),
          ...windows[width],
          paints: true,
          colorScheme: scheme,
          reducedMotion: 'reduce',
        })
        watch.expectComplaint(/status of 404/)
        for (const path of [...paths, thread]) {
          // One start shows the client; to the other screens it leads as its links do.
          if (path === paths[0]) await page.goto(path)
          else await goWithin(page, path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await waitForRest(page)
          await expectLandmarks(page)
          await expectNoFaults(page)
          await expectFits(page)
          if (!crossed.includes(path)) continue
          const before = await backgroundOf(page)
          await page.emulateMedia({ colorScheme: other })
          await expect.poll(() => backgroundOf(page)).not.toBe(before)
          await expectNoFaults(page)
          await page.emulateMedia({ colorScheme: scheme })
        }
        if (as === undefined) await lookAtServerPages(page, product)
        else if (scheme === 'dark') await lookAtThemes(page)
      },
      180_000,
    )
  }
}

async function lookAtServerPages(page: Page, { instance: { context } }: Product) {
  context.config.mailerEnabled = true
  const mail = { recipient: 'nadir@mail.example', subject: 'Confirm your address', body: 'Open the link if that was you.' }
  await context.db
    .insertInto('mails')
    .values({ ...mail, link: 'http://localhost:4000/', sent_at: context.clock.now() })
    .execute()
  for (const path of serverPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoFaults(page)
    await expectFits(page)
  }
}

async function lookAtThemes(page: Page) {
  await page.goto('/main/public')
  await page.getByRole('button', { name: text('shell.preferences') }).click()
  for (const theme of otherThemes) {
    await page.getByRole('combobox', { name: text('settings.theme') }).selectOption(theme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await waitForRest(page)
    await expectNoFaults(page)
  }
}

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

async function expectNoFaults(page: Page) {
  expect(await accessibilityFaults(page), page.url()).toEqual([])
}

/** One main part, one first heading inside it, navigations with names, and a title that names the screen. */
async function expectLandmarks(page: Page) {
  await expect(page.getByRole('main')).toHaveCount(1)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  await expect(page).toHaveTitle(/\S · \S/)
  const unnamed = await page
    .getByRole('navigation')
    .evaluateAll((all) => all.filter((one) => !one.getAttribute('aria-label') && !one.getAttribute('aria-labelledby')).length)
  expect(unnamed).toBe(0)
  await expect(page.locator('body')).not.toContainText(/\bNaN\b|\bundefined\b|Invalid Date|\[object /)
}

/** Nothing makes the page wider than its window. */
async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), page.url()).toBe(0)
}
