import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { liveSockets } from '../harness/liveSockets.ts'
import { replaceClipboard } from '../harness/replaceClipboard.ts'
import { label, text, textStart, textWith } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import type { StatusCardPage } from '../pages/StatusCardPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('home follows the stream, and misses nothing when a connection or the network is lost for a while', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  const [stored, deleted] = [await bob.post('Ten boats in the harbuor'), await bob.post('A boat that sinks')]
  const { page, context, watch } = await visit({ as: 'ada' })
  // A request under way when the network goes fails in other words than one that begins without it.
  watch.expectComplaint(/net::ERR_|WebSocket/)
  const home = new TimelinePage(page)
  const news = (words: string) => home.newPosts.or(home.status(words).content).first()
  await home.open('home')
  await expect(home.status('A boat that sinks').content).toBeVisible()
  const sockets = liveSockets(product, ada.account.id)
  await expect.poll(sockets.count).toBe(1)

  // Unreadable frames are ignored. Edits and deletions from elsewhere are applied.
  for (const frame of [
    'no json',
    '{"event":"surprise","payload":"{}"}',
    '{"event":"update","payload":"{}"}',
    '{"event":"filters_changed"}',
  ]) {
    sockets.send(frame)
  }
  await bob.edit(stored, 'Ten boats in the harbour')
  await expect(home.status('Ten boats in the harbour').content).toBeVisible()
  await bob.remove(deleted)
  await expect(home.status('A boat that sinks').content).toHaveCount(0)
  expect(sockets.count()).toBe(1)

  // A lost connection is reported once. A connection counts once something has come over it.
  sockets.breakAll(1011)
  await expect(page.getByRole('main').getByText(textStart('timeline.lost'))).toBeVisible()
  await bob.post('During the storm')
  await expect(page.getByText(textStart('timeline.lost'))).toHaveCount(0)
  await expect(news('During the storm')).toBeVisible()
  await expect.poll(sockets.count).toBe(1)

  // Without a network one line explains the state, and it disappears with its cause.
  await context.setOffline(true)
  const line = page.getByText(text('offline.text'))
  await expect(line).toBeVisible()
  await expect(home.status('Ten boats in the harbour').content).toBeVisible()
  sockets.breakAll(1011)
  await bob.post('While the line was down')
  await context.setOffline(false)
  await expect(line).toHaveCount(0)
  await expect(news('While the line was down')).toBeVisible()
})

journey('a session that the server ended is reported immediately, and the typed text stays', async ({ visit, product }) => {
  const { page, watch } = await visit({ as: 'mona' })
  // To renew the token is tried, too, and refused with 400.
  watch.expectComplaint(/status of (400|401|403)|WebSocket/)
  await new TimelinePage(page).open('home')
  const { account } = await somebody(product, 'mona')
  const sockets = liveSockets(product, account.id)
  await expect.poll(sockets.count).toBe(1)
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('Not posted yet')
  await product.instance.context.db.deleteFrom('oauth_tokens').where('account_id', '=', account.id).execute()
  sockets.breakAll(1000)
  const bar = page.getByText(text('shell.refused'))
  await expect(bar).toBeVisible()
  await expect(composer.text).toHaveValue('Not posted yet')
  await page
    .getByRole('status')
    .getByRole('link', { name: label('shell.login') })
    .click()
  await expect(page).toHaveURL(/\/login\?from=/)
})

journey('a notice covers no header at any width and direction, and closing it keeps the focus', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  for (let n = 1; n <= 12; n += 1) await bob.post(`Buoy ${n}. ${'Salt and rope. '.repeat(8)}`)
  const { page } = await visit({ as: 'ada', viewport: { width: 1440, height: 844 } })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Buoy 12.').content).toBeVisible()
  const expectFree = async (locale?: string) => {
    await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 500)
    await page.mouse.wheel(0, 900)
    const notice = await causeNotice(page, timeline.status('Buoy 10.'), locale)
    expect(await notice.evaluate(coveredBy)).toEqual([])
    return notice
  }
  const notice = await expectFree()
  await notice.hover()
  const composer = ComposerPage.forNew(page)
  await composer.text.focus()
  await page.keyboard.type('First ')
  await notice.getByRole('button', { name: text('general.close') }).click()
  await expect(notice).toHaveCount(0)
  await page.keyboard.type('and second')
  await expect(composer.text).toHaveValue('First and second')

  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await expectFree()
  await narrow.getByRole('button', { name: text('general.close') }).click()
  await expect(narrow).toHaveCount(0)
  await chooseSettings(page, { interfaceLanguage: 'ar' })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectFree('ar')
})

/** Copies the text of a post, which shows a notice. */
async function causeNotice(page: Page, post: StatusCardPage, locale?: string): Promise<Locator> {
  await replaceClipboard(page)
  await post.menu.click()
  await page.getByRole('menuitem', { name: text('post.copyText', locale) }).click()
  const notice = page.locator('[data-level]').filter({ hasText: text('post.textCopied', locale) })
  await expect(notice).toBeVisible()
  return notice
}

/** Runs in the page: headers and floating elements that overlap the notice. */
function coveredBy(notice: Element): string[] {
  const own = notice.getBoundingClientRect()
  const others = [...document.querySelectorAll('header, a, button')].filter((element) =>
    element.matches('header') ? !element.closest('article') : getComputedStyle(element).position === 'fixed',
  )
  return others
    .filter((element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect()
      return width > 0 && top < own.bottom && own.top < bottom && left < own.right && own.left < right
    })
    .map((element) => element.outerHTML.slice(0, 80))
}

journey('follow requests are answered in their notifications', async ({ visit, product }) => {
  const { page, watch } = await visit({ as: 'carol' })
  // The server takes the news of a request away with the request; to dismiss it then is refused.
  watch.expectComplaint(/dismiss/)
  await new TimelinePage(page).open('home')
  const column = new NotificationsColumn(page)
  await expect(column.root).toBeVisible()
  for (const name of ['bob', 'dave']) await (await somebody(product, name)).follow('carol')
  const request = (name: string) =>
    column.items.filter({ hasText: name }).filter({ hasText: textWith('notification.follow_request', { name: '' }).trim() })
  const button = (name: string, id: 'followRequest.approve' | 'followRequest.deny') =>
    request(name).getByRole('button', { name: label(id) })
  await expect(button('Bob', 'followRequest.approve')).toBeVisible()
  await button('Bob', 'followRequest.approve').click()
  await expect(column.item('follow', 'Bob')).toBeVisible()
  await button('Dave', 'followRequest.deny').click()
  await expect(request('Dave')).toHaveCount(0)
  await page.reload()
  await expect(column.item('follow', 'Bob')).toBeVisible()
  await expect(column.items.filter({ hasText: 'Dave' })).toHaveCount(0)
})

journey('on a phone, notifications that the drawer showed are read when it closes', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  const post = await ada.post('Who left the lamp on?')
  await bob.post('@ada I did', { inReplyToId: post.id })
  const { page } = await visit({ as: 'ada', viewport: { width: 390, height: 844 } })
  await new TimelinePage(page).open('public')
  const bell = page.getByRole('button', { name: /notifications/i })
  await expect(page).toHaveTitle(/^\(1\)/)
  await bell.click()
  const drawer = page.getByRole('dialog', { name: label('shell.notifications') })
  await expect(drawer.getByRole('article').filter({ hasText: 'Bob' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveTitle(/^[^(]/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page).toHaveTitle(/^[^(]/)
})
