import { waitForRest } from '../harness/waitForRest.ts'
import { expect } from '../harness/expect.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { PollOnPage } from '../pages/PollOnPage.ts'
import { answered, asked, hidden, linked, pictured, plain } from './posts.ts'
import { press, screen, stand, standInTree, type Tries } from './Walk.ts'

/** What the keys do with the post in focus. */
export const onPost: Tries = {
  async o(walk) {
    await stand(walk)
    await walk.page.keyboard.press('o')
    await expect(screen(walk.page, 'thread.title')).toBeFocused()
  },
  async r(walk) {
    const post = await stand(walk)
    await walk.page.keyboard.press('r')
    const answer = post.root.getByRole('textbox', { name: text('composer.text') })
    await expect(answer).toBeFocused()
    await press(walk.page, 'Escape r')
    await expect(answer).toHaveCount(0)
  },
  async f(walk) {
    const post = await stand(walk)
    await walk.page.keyboard.press('f')
    await expect(post.favourite).toHaveAttribute('aria-pressed', 'true')
    await expect(walk.page.getByText(text('keys.favourite.on'))).toBeAttached()
    await walk.page.keyboard.press('f')
    await expect(post.favourite).toHaveAttribute('aria-pressed', 'false')
  },
  async b(walk) {
    const post = await stand(walk)
    await walk.page.keyboard.press('b')
    await expect(post.repeat).toHaveAttribute('aria-pressed', 'true')
    await walk.page.keyboard.press('b')
    await expect(post.repeat).toHaveAttribute('aria-pressed', 'false')
  },
  async q(walk) {
    const post = await stand(walk)
    await walk.page.keyboard.press('q')
    await expect(ComposerPage.forQuote(walk.page).text).toBeFocused()
    await press(walk.page, 'Escape r')
    await expect(ComposerPage.forReply(walk.page).text).toBeFocused()
    await press(walk.page, 'Escape r')
    await expect(post.root.getByRole('textbox', { name: text('composer.text') })).toHaveCount(0)
  },
  async d(walk) {
    await stand(walk)
    await walk.page.keyboard.press('d')
    await expect(walk.page.getByText(text('keys.bookmark.on'))).toBeAttached()
    await waitForRest(walk.page)
    await walk.timeline.open('bookmarks')
    await expect(walk.timeline.status(plain).content).toBeVisible()
  },
  async e(walk) {
    const post = await stand(walk, answered)
    const pills = post.root.locator('[data-reaction]')
    await press(walk.page, 'e')
    await expect(pills.nth(0)).toBeFocused()
    await press(walk.page, '+')
    await expect(pills.nth(1)).toBeFocused()
    await press(walk.page, 'Space')
    await expect(pills.nth(1)).toHaveAttribute('aria-pressed', 'true')
    // From the last one back to the first.
    await press(walk.page, 'e')
    await expect(pills.nth(0)).toBeFocused()
    await (await stand(walk)).root.focus()
    await press(walk.page, 'e')
    await expect(walk.page.getByText(text('keys.absent'))).toBeAttached()
  },
  async v(walk) {
    const post = await stand(walk, asked)
    const poll = new PollOnPage(post.root)
    await expect(poll.choice('Silver')).toBeVisible()
    await expect(poll.choices).toHaveAccessibleDescription(asked)
    await press(walk.page, 'v v')
    await expect(poll.choice('Yellow')).toBeFocused()
    await press(walk.page, 'Space Enter')
    await expect(poll.result(1)).toContainText('100%')
  },
  async x(walk) {
    const post = await stand(walk, 'Eels')
    await expect(post.content).not.toContainText(hidden)
    await walk.page.keyboard.press('x')
    await expect(post.content).toContainText(hidden)
    await walk.page.keyboard.press('x')
    await expect(post.content).not.toContainText(hidden)
  },
  async m(walk) {
    await stand(walk, pictured)
    const opened = Promise.race([walk.context.waitForEvent('page').then((tab) => tab.close()), walk.page.getByRole('dialog').waitFor()])
    await walk.page.keyboard.press('m')
    await opened
    await walk.page.keyboard.press('Escape')
    await expect(walk.page.getByRole('dialog')).toHaveCount(0)
  },
  async l(walk) {
    await stand(walk, linked)
    const opened = walk.context.waitForEvent('page')
    await walk.page.keyboard.press('l')
    const tab = await opened
    await expect(tab).toHaveURL('https://reeds.example/wrens')
    await tab.close()
  },
  async u(walk) {
    await stand(walk)
    await walk.page.keyboard.press('u')
    await expect(walk.page.getByRole('heading', { level: 1, name: 'Bob' })).toBeFocused()
  },
  async ArrowRight(walk) {
    await standInTree(walk)
    await walk.page.keyboard.press('ArrowRight')
    await expect(walk.timeline.status('By the weir').root).toBeFocused()
  },
  async ArrowLeft(walk) {
    const answer = await standInTree(walk)
    await walk.page.keyboard.press('ArrowLeft')
    await expect(answer.content).toHaveCount(0)
    await expect(walk.page.locator('article:focus')).toContainText('Bob')
  },
}
