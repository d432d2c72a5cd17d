import * as statuses from '@rookery/api/calls/statuses'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import { waitLimit } from '../harness/waitLimit.ts'

// First, while the oldest of its posts is the last of the timeline.
journey('the focus moves to the next post when the focused post is deleted, covered or hidden', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await bob.post('The last of them')
  await bob.post('Frogs at dusk')
  await bob.post('Eels at dawn')
  await ada.post('To be taken back')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const own = timeline.status('To be taken back')
  await expect(own.content).toBeVisible()
  await own.menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: text('post.delete') }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('post.delete') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(own.content).toHaveCount(0)
  await expect(timeline.status('Eels at dawn').root).toBeFocused()
  // A focused control in a covered post passes its focus to the cover.
  await timeline.status('Eels at dawn').favourite.focus()
  await chooseSettings(page, { muteWords: ['eels'] })
  const covered = timeline.status('“eels”')
  await expect(covered.show).toBeVisible()
  await expect(covered.root).toBeFocused()
  await chooseSettings(page, { hideWordFilteredPosts: true })
  await expect(covered.root).toHaveCount(0)
  await expect(timeline.status('Frogs at dusk').root).toBeFocused()
  // The last of the list leaves it to the one before.
  const last = timeline.status('The last of them')
  await last.root.focus()
  await chooseSettings(page, { muteWords: ['eels', 'last'] })
  await expect(last.root).toHaveCount(0)
  await expect(timeline.status('Frogs at dusk').root).toBeFocused()
})

journey('a reader can read, open, reply, favourite, follow and go back without a mouse', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Who has seen the otter?')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Who has seen the otter?').content).toBeVisible()
  await page.keyboard.press('j')
  const read = timeline.status('Who has seen the otter?').root
  await expect(read).toHaveAccessibleName(/^Bob, (?:now|\d+ seconds? ago)\.$/)
  await expect(read).toHaveAccessibleDescription('Who has seen the otter? Public.')
  await page.keyboard.press('f')
  // From elsewhere, while the focus is on a post: counted aloud, and nothing of it moves.
  await bob.post('I have')
  await expect(page.locator('[aria-live=polite]')).toContainText('1 new post.')
  await expect(read).toBeFocused()
  await page.keyboard.press('o')
  await expect(new ThreadPage(page).heading).toBeFocused()
  // The opened post handles the keys immediately.
  await page.keyboard.press('r')
  await expect(
    page
      .getByRole('form', { name: text('composer.replyLabel') })
      .getByRole('textbox')
      .last(),
  ).toBeFocused()
  await page.keyboard.type('By the weir, at six')
  await page.keyboard.press('Control+Enter')
  const thread = timeline.status('By the weir, at six')
  await expect(thread.content).toBeVisible()
  // The form is closed; its post has the focus.
  const asked = timeline.status('Who has seen the otter?')
  await expect(asked.root).toBeFocused()
  await expect(page.locator('[aria-live=polite]')).toContainText(text('announce.posted'))
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { level: 1, name: 'Bob' })).toBeFocused()
  const follow = page.getByRole('main').getByRole('button', { name: text('profile.follow'), exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(follow).toBeFocused({ timeout: 50 })
  }).toPass({ timeout: waitLimit })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('button', { name: text('profile.following') })).toBeFocused()
  await page.goBack()
  await page.goBack()
  // A step back ends at the post that one left from.
  await expect(page.locator('article[data-status]:focus')).toHaveCount(1)
  await expect(asked.favourite).toHaveAttribute('aria-pressed', 'true')
})

journey('keys act on the focused notification, and not on the open post next to it', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  const notified = await ada.post('Heard over the water')
  await statuses.favourite(bob.client, notified.id)
  const { id } = await bob.post('Open beside it')
  const { page } = await visit({ as: 'ada' })
  const { items } = new NotificationsColumn(page)
  const thread = new ThreadPage(page)
  await thread.open(id)
  await expect(thread.focused.content).toBeVisible()
  await expect(items.first()).toContainText('Heard over the water')
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await expect(items.first()).toBeFocused()
  const announced = await recordAnnouncements(page)
  await page.keyboard.press('f')
  await expect.poll(announced).toContain(text('keys.absent'))
  await expect(thread.focused.favourite).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('o')
  await expect(page).toHaveURL(new RegExp(`/notice/${notified.id}$`))
})

/** Records what the page announces from now on, because a later text takes the place of an earlier one. */
async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  const texts = await page.evaluateHandle(() => {
    const region = document.querySelector('[aria-live=polite]')
    if (!region) throw new Error('Nothing announces.')
    const recorded: string[] = []
    new MutationObserver(() => recorded.push(region.textContent)).observe(region, { characterData: true, childList: true, subtree: true })
    return recorded
  })
  return () => texts.jsonValue()
}
