import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { label, text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { EmojiPickerPage } from '../pages/EmojiPickerPage.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('on a phone the composer and the emoji load on demand, and taps add a reaction and open a name', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('A thumb on the glass')
  const { page } = await visit({ as: 'carol', size: 'phone' })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const has = (part: RegExp) => fetched.some((path) => part.test(path))
  const composerCode = /^\/assets\/composer-[\w-]+\.js$/
  const emojiCode = /^\/assets\/emoji-[\w-]+\.js$/
  const emojiNames = /^\/assets\/en-(?!page-|late-)[\w-]+\.js$/
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status('A thumb on the glass')
  await expect(post.content).toBeVisible()
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
  await composer.root.getByRole('button', { name: label('composer.emoji') }).tap()
  await expect(new EmojiPickerPage(page, 'composer.emoji').grid).toBeVisible()
  expect([has(emojiCode), has(emojiNames)]).toEqual([true, true])
  await page.keyboard.press('Escape')
  await composer.text.fill('')
  await page.keyboard.press('Escape')

  await post.react.tap()
  const picker = new EmojiPickerPage(page, 'status.react')
  await expect(picker.grid).toBeVisible()
  await expect(picker.search).not.toBeFocused()
  // By its name: the sections of the server come after the others.
  await picker.strip.getByRole('button', { name: 'pond' }).tap()
  await picker.grid.getByRole('gridcell', { name: 'blobcat', exact: true }).tap()
  await expect(picker.root).toBeHidden()
  const reaction = post.root.locator('[data-reaction="blobcat"]')
  await expect(reaction).toHaveAttribute('aria-pressed', 'true')
  await reaction.tap()
  await expect(reaction).toHaveCount(0)

  // A finger gets the link of a name and no card, and a member none of the code and calls of the staff.
  await post.author.tap()
  const profile = new ProfilePage(page)
  await expect(profile.name).toHaveText('Bob')
  await expect(page.getByRole('dialog', { name: text('popover.account') })).toHaveCount(0)
  await profile.more.tap()
  await page.getByRole('menu').waitFor()
  expect(fetched.filter((path) => path.startsWith('/api/v1/pleroma/admin') || /\/(staff|Moderat)/.test(path))).toEqual([])
})
