import { waitForRest } from '../harness/waitForRest.ts'
import { expect } from '../harness/expect.ts'
import { expectInSight } from '../harness/expectInSight.ts'
import { text } from '../harness/text.ts'
import { linked, plain } from './posts.ts'
import { stand, type Tries } from './Walk.ts'

/** What the keys do that move through posts. */
export const moving: Tries = {
  async j(walk) {
    await stand(walk)
    await walk.page.keyboard.press('j')
    await expect(walk.timeline.status('Eels').root).toBeFocused()
    // A walk through more posts than are in the document at once, each under what sticks and never nowhere.
    for (let n = 0; n < 25; n += 1) {
      await walk.page.keyboard.press('j')
      await expect(walk.page.locator('article[data-status]:focus')).toHaveCount(1)
    }
    await expectInSight(walk.page.locator('article:focus [id^="time-"]'))
  },
  async k(walk) {
    await stand(walk, 'Eels')
    await walk.page.keyboard.press('k')
    await expect(walk.timeline.status(plain).root).toBeFocused()
  },
  async '.'(walk) {
    await stand(walk, linked)
    await walk.page.evaluate(() => scrollTo(0, 600))
    await walk.bob.post('Just arrived')
    await expect(walk.timeline.newPosts).toBeVisible()
    await walk.page.keyboard.press('.')
    await expect(walk.timeline.status('Just arrived').content).toBeInViewport()
    await expect(walk.timeline.status('Just arrived').root).toBeFocused()
  },
  async PageDown(walk) {
    await stand(walk)
    await walk.page.keyboard.press('PageDown')
    await expect(walk.timeline.status('Eels').root).toBeFocused()
  },
  async PageUp(walk) {
    await stand(walk, 'Eels')
    await walk.page.keyboard.press('PageUp')
    await expect(walk.timeline.status(plain).root).toBeFocused()
  },
  async 'Ctrl+End'(walk) {
    await stand(walk)
    await walk.page.keyboard.press('Control+End')
    await expect(walk.page.locator('main [role=feed] :focus')).toHaveCount(0)
    await expect(walk.page.locator(':focus')).toHaveCount(1)
  },
  async 'Ctrl+Home'(walk) {
    await stand(walk)
    await walk.page.keyboard.press('Control+Home')
    await expect(walk.page.locator('main :focus')).toHaveCount(1)
    await expect(walk.page.locator('main [role=feed] :focus')).toHaveCount(0)
  },
  async 'Shift+Tab'(walk) {
    await stand(walk, 'Eels')
    await waitForRest(walk.page)
    await walk.page.keyboard.press('Shift+Tab')
    await expect(walk.timeline.status(plain).root).toBeFocused()
  },
  async 'Alt+ArrowDown'(walk) {
    const post = await stand(walk)
    await post.author.focus()
    await expect(post.author).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowDown')
    const card = walk.page.getByRole('dialog', { name: text('popover.account') })
    await expect(card).toBeVisible()
    await walk.page.keyboard.press('Alt+ArrowDown')
    await expect(card.locator(':focus')).toHaveCount(1)
    await walk.page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(post.author).toBeFocused()
  },
}
