import * as accounts from '@rookery/api/calls/accounts'
import * as statuses from '@rookery/api/calls/statuses'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { label } from '../harness/text.ts'
import { takeRenders, watchRenders } from '../harness/watchRenders.ts'
import { MutingPanel } from '../pages/MutingPanel.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a mute word covers the posts that have it, says so, and lets the reader look', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('The heron eats the frog in the last act')
  await bob.post('The weather by the weir')
  const { page } = await visit({ as: 'ada', prepare: watchRenders })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('last act').content).toBeVisible()
  const panel = new MutingPanel(page)
  await panel.open()
  await takeRenders(page)
  await panel.words.pressSequentially('cormorant, FROG')
  const covered = timeline.status('FROG')
  await expect(covered.root).toContainText('Muted: contains “FROG”')
  await expect(covered.content).toHaveCount(0)
  // Typing it drew the post that it hits, and no other.
  expect((await takeRenders(page)).redrawn).toBe(1)
  await panel.close()
  await expect(covered.root).toContainText('Bob')
  await expect(timeline.status('weather by the weir').content).toBeVisible()
  await expectAccessible(page)

  await covered.show.focus()
  await page.keyboard.press('Enter')
  const shown = timeline.status('last act')
  await expect(shown.content).toBeVisible()
  await expect(shown.muteAgain).toBeFocused()
  await expect(shown.muteAgain).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: label('veil.shown') })).toHaveCount(1)
  await expectAccessible(page)
  // Another timeline and back: what was shown is shown.
  await shown.author.click()
  await expect(new ProfilePage(page).name).toContainText('Bob')
  await page.goBack()
  await expect(shown.content).toBeVisible()
  await shown.muteAgain.click()
  await expect(shown.content).toHaveCount(0)
  await expect(covered.show).toBeFocused()

  await page.reload()
  await expect(covered.show).toBeVisible()
  await panel.open()
  await expect(panel.words).toHaveValue('cormorant\nFROG')
})

journey('what is hidden takes no row and no place in the count, and the list loads on past it', async ({ visit, product }) => {
  const mona = await somebody(product, 'mona')
  for (let n = 1; n <= 15; n += 1) await mona.post(`Long before all that (${n})`)
  for (let n = 1; n <= 45; n += 1) await mona.post(`Eel number ${n}`)
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Eel number 45').content).toBeVisible()
  const panel = new MutingPanel(page)
  await panel.open()
  await panel.words.fill('eel')
  await panel.flag('hideWordFilteredPosts').click()
  await expect(timeline.posts.filter({ hasText: 'Eel' })).toHaveCount(0)
  await panel.close()
  await expect(timeline.status('before all that (15)').content).toBeInViewport()
  await expect(timeline.status('before all that (15)').root).toHaveAttribute('aria-posinset', '1')

  await timeline.status('before all that (9)').content.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await mona.post('One more eel')
  await mona.post('And a pike')
  await expect(timeline.newPosts).toContainText('1 ')
  await timeline.newPosts.click()
  await expect(timeline.status('And a pike').content).toBeInViewport()
  await expect(timeline.posts.filter({ hasText: 'eel' })).toHaveCount(0)
})

journey('a list with nothing but hidden posts says so, and ends', async ({ visit, product }) => {
  const dave = await somebody(product, 'dave')
  for (let n = 1; n <= 3; n += 1) await dave.post(`#newt number ${n}`)
  const { page } = await visit({ as: 'bob' })
  await page.goto('/tag/newt')
  const timeline = new TimelinePage(page)
  await expect(timeline.posts).toHaveCount(3)
  const panel = new MutingPanel(page)
  await panel.open()
  await panel.words.fill('#newt')
  await expect(timeline.status('newt').show).toBeVisible()
  await panel.flag('hideFilteredStatuses').click()
  await expect(timeline.posts).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('3 posts here are hidden by your muting settings.')
  await expect(page.getByRole('main').getByText(label('timeline.noMore'))).toBeVisible()
  await expectAccessible(page)
  await panel.flag('hideFilteredStatuses').click()
  await expect(timeline.posts).toHaveCount(3)
})

journey('somebody muted is covered wherever they are met, but not at home', async ({ visit, product }) => {
  const [ada, carol, dave] = await Promise.all([somebody(product, 'ada'), somebody(product, 'carol'), somebody(product, 'dave')])
  const before = await ada.post('Who was at the pond?')
  const said = await dave.post('I was at the pond', { inReplyToId: before.id })
  await carol.post('Look what was said', { quoteId: said.id })
  await statuses.favourite(dave.client, before.id)

  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const quote = timeline.status('Look what was said').root.locator('blockquote')
  await expect(quote).toContainText('I was at the pond')
  const panel = new MutingPanel(page)
  await panel.open()
  await panel.words.fill('pond')
  await expect(quote).toContainText('Muted: contains “pond”')
  await panel.close()
  await expect(quote).not.toContainText('I was at the pond')
  await expect(timeline.status('Who was at the pond?').content).toBeVisible()
  await quote.getByRole('button', { name: label('veil.show') }).click()
  await expect(quote).toContainText('I was at the pond')

  await accounts.mute(ada.client, dave.account.id)
  await page.reload()
  const column = new NotificationsColumn(page)
  const row = column.items.filter({ hasText: 'Dave' }).filter({ hasText: 'Muted: you mute this person' })
  await expect(row).not.toHaveCount(0)

  await page.goto(`/notice/${before.id}`)
  const answer = timeline.status('Muted: you mute this person')
  await expect(answer.show).toBeVisible()
  await new ProfilePage(page).open('dave')
  await page.getByRole('tab', { name: label('profile.tab.replies') }).click()
  await expect(timeline.status('I was at the pond').content).toBeVisible()
})
