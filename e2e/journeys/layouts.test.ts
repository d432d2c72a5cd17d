import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import type { Page } from 'playwright-core'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** How far the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

/** The side of its box on which the text of a post begins. */
function textStartsAt(post: StatusCardPage): Promise<'left' | 'right'> {
  return post.content.evaluate((box) => {
    const text = document.createRange()
    text.selectNodeContents(document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode() ?? box)
    const [inner, outer] = [text.getBoundingClientRect(), box.getBoundingClientRect()]
    return inner.left - outer.left < outer.right - inner.right ? 'left' : 'right'
  })
}

journey('in Arabic the page runs from right to left, and each post in its own direction', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Left to right as ever')
  await bob.post('من اليمين إلى اليسار')
  const { page } = await visit({ as: 'ada', locale: 'ar' })
  await page.goto('/main/public')
  await expect(page.getByRole('heading', { level: 1, name: text('timeline.public', 'ar') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  const navigation = await page.getByRole('navigation', { name: text('nav.label', 'ar') }).boundingBox()
  const main = await page.getByRole('main').boundingBox()
  expect(navigation?.x ?? 0).toBeGreaterThan(main?.x ?? Number.POSITIVE_INFINITY)
  const own = StatusCardPage.showing(page, 'Left to right as ever')
  await expect(own.content).toBeVisible()
  expect(await textStartsAt(own)).toBe('left')
  expect(await textStartsAt(StatusCardPage.showing(page, 'من اليمين إلى اليسار'))).toBe('right')
  expect(await sideways(page)).toBe(0)
})

journey('a line that ends in a break or has several emoji is as high as other lines', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  for (const words of ['A line', 'A break\nand another\nand the end', 'One :blobcat:', 'Two :blobcat: :blobcat:\n:blobcat:\nand :blobcat:'])
    await bob.post(words)
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('public')
  const height = async (words: string) => (await StatusCardPage.showing(page, words).content.boundingBox())?.height ?? 0
  await expect(StatusCardPage.showing(page, 'Two').content.getByRole('img')).toHaveCount(4)
  expect(await height('A break')).toBeCloseTo(3 * (await height('A line')), 0)
  expect(await height('Two')).toBeCloseTo(3 * (await height('One')), 0)
})

journey('on a phone a user signs in, reads, opens the menu and writes', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Small screens, small birds')
  const { page } = await visit({ ...phone, colorScheme: 'light' })
  await new SignInPage(page, product).signIn('ada')
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Small screens, small birds').content).toBeVisible()
  expect(await sideways(page)).toBe(0)

  await page.getByRole('button', { name: text('shell.openMenu') }).tap()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: text('timeline.home') }).tap()
  await expect(timeline.heading('home')).toBeVisible()

  await page.getByRole('button', { name: text('shell.newPost') }).tap()
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('Written with a thumb')
  await composer.post.tap()
  await expect(timeline.status('Written with a thumb').content).toBeVisible()
  expect(await sideways(page)).toBe(0)
})

journey('by keyboard alone: sign in, read, favourite, open, reply, leave', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('No mouse in the reeds')
  const { page } = await visit()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, new SignInPage(page, product).name)
  await page.keyboard.type('ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type(product.passwordOf('ada'))
  await page.keyboard.press('Enter')
  const timeline = new TimelinePage(page)
  await expect(timeline.heading('home')).toBeVisible()

  await page.goto('/main/public')
  const post = timeline.status('No mouse in the reeds')
  await expect(post.content).toBeVisible()
  await tabTo(page, post.favourite)
  await page.keyboard.press('Space')
  await expect(post.favourite).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, post.time, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const thread = new ThreadPage(page)
  await expect(thread.heading).toBeVisible()
  await expect(thread.focused.content).toBeVisible()
  await tabTo(page, thread.focused.reply)
  await page.keyboard.press('Enter')
  await expect(ComposerPage.forReply(page).text).toBeFocused()
  await page.keyboard.type('Nor here')
  await page.keyboard.press('Control+Enter')
  await expect(thread.status('Nor here').content).toBeVisible()

  const shell = new ShellPage(page)
  await tabTo(page, shell.account, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: text('signOut.action') }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: text('signOut.title') })
  await expect(question).toBeVisible()
  await tabTo(page, question.getByRole('button', { name: text('signOut.action') }))
  await page.keyboard.press('Enter')
  await expect(shell.loginHint).toBeVisible()
})

/** Presses Tab until the control has the focus, at most sixty times. */
async function tabTo(page: Page, target: StatusCardPage['time'], key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isFocused = () => target.evaluate((node) => node === document.activeElement)
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await isFocused()) return
    await page.keyboard.press(key)
  }
  throw new Error(`Sixty times ${key} did not reach ${String(target)}.`)
}
