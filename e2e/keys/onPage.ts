import { expect } from '../harness/expect.ts'
import { text } from '../harness/text.ts'
import { KeyHelpPage } from '../pages/KeyHelpPage.ts'
import { screen, stand, type Tries } from './Walk.ts'

/** What the keys do that mean the same everywhere. */
export const onPage: Tries = {
  async n(walk) {
    await stand(walk)
    await walk.page.keyboard.press('n')
    await expect(walk.page.locator('#composer').getByRole('textbox', { name: text('composer.text') })).toBeFocused()
  },
  async Escape(walk) {
    const post = await stand(walk)
    await walk.page.keyboard.press('r')
    await expect(post.root.getByRole('textbox', { name: text('composer.text') })).toBeFocused()
    await walk.page.keyboard.press('Escape')
    await expect(post.root).toBeFocused()
    await walk.page.keyboard.press('n')
    await walk.page.keyboard.press('Escape')
    await expect(screen(walk.page, 'timeline.public')).toBeFocused()
  },
  async '/'(walk) {
    await stand(walk)
    const bar = walk.page.getByRole('banner')
    const opener = bar.getByRole('button', { name: text('search.title') })
    await expect(opener).toBeVisible()
    await walk.page.keyboard.press('/')
    await expect(bar.getByRole('searchbox', { name: text('search.field') })).toBeFocused()
    await walk.page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  },
  async '?'(walk) {
    const post = await stand(walk)
    const help = new KeyHelpPage(walk.page)
    await walk.page.keyboard.press('?')
    await expect(help.root).toBeVisible()
    // What stands behind the window hears no keys.
    await walk.page.keyboard.press('f')
    await walk.page.keyboard.press('Escape')
    await expect(help.root).toHaveCount(0)
    await expect(post.root).toBeFocused()
    await expect(post.favourite).toHaveAttribute('aria-pressed', 'false')
  },
}
