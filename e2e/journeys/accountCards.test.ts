import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    if (await goal.evaluate((element) => element === document.activeElement)) return
  }
  await expect(goal).toBeFocused()
}

for (const [kind, viewport] of widths(screenSizes, 'all')) {
  journey(`on ${kind} a card in a list of people is opened, used and closed by keyboard`, async ({ visit, product }) => {
    const dave = await somebody(product, 'dave')
    await dave.follow('bob')
    const { page } = await visit({ as: 'mona', viewport })
    await page.goto('/bob#followers')
    const main = page.getByRole('main')
    const card = main.locator('[data-row]').filter({ hasText: '@dave' })
    const picture = card.getByRole('button', { name: /^More about .*Dave/ })
    await expect(picture).toHaveAttribute('aria-expanded', 'false')
    await main.getByRole('tab', { name: text('profile.tab.followers'), exact: true }).focus()
    await tabTo(page, picture)
    await page.keyboard.press('Enter')
    await expect(picture).toHaveAttribute('aria-expanded', 'true')
    await expect(picture).toBeFocused()
    await expect(card).toContainText(/\d+ posts?/)
    const more = card.getByRole('button', { name: text('profile.more') })
    await tabTo(page, more)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: /^Mention / })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(more).toBeFocused()
    const follow = card.getByRole('button', { name: text('profile.follow'), exact: true })
    await page.keyboard.press('Shift+Tab')
    await expect(follow).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(picture).toBeFocused()
    await page.keyboard.press('Space')
    await expect(picture).toHaveAttribute('aria-expanded', 'false')
    await expect(more).toHaveCount(0)
  })
}

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} the card of a name is there for the keyboard, and can be entered and left`, async ({ visit, product }) => {
    const mona = await somebody(product, 'mona')
    await mona.post(`Come and see me by keyboard (${kind})`)
    const { page } = await visit({ as: 'dave', viewport })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    await waitForRest(page)
    const card = page.getByRole('dialog', { name: text('popover.account') })
    const { author } = timeline.status(`Come and see me by keyboard (${kind})`)
    await author.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(author).toBeFocused()
    await expect(card).toContainText('@mona')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(card.getByRole('button', { name: text('profile.follow'), exact: true })).toBeFocused()
    await tabTo(page, card.getByRole('button', { name: text('profile.more') }))
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(author).toBeFocused()
  })
}
