import { expect } from '../harness/expect.ts'
import { text } from '../harness/text.ts'
import { press, screen, stand, type Tries, type Walk } from './Walk.ts'

/** Where the keys lead that begin with g. */
export const going: Tries = {
  'g h': (walk) => jump(walk, 'h', 'timeline.home'),
  'g l': async (walk) => {
    await walk.timeline.open('home')
    await expect(walk.timeline.heading('home')).toBeVisible()
    await press(walk.page, 'g l')
    await expect(screen(walk.page, 'timeline.public')).toBeVisible()
  },
  'g t': (walk) => jump(walk, 't', 'timeline.all'),
  'g b': (walk) => jump(walk, 'b', 'timeline.bookmarks'),
  async 'g n'(walk) {
    await walk.bob.follow('ada')
    await walk.timeline.open('public')
    const column = walk.page.getByRole('complementary', { name: text('shell.notifications') })
    await expect(column.getByRole('article').first()).toBeVisible()
    await press(walk.page, 'g n')
    await expect(column.getByRole('article').first()).toBeFocused()
  },
  async 'g d'(walk) {
    await stand(walk)
    await press(walk.page, 'g d')
    await expect(walk.page).toHaveURL(/\/users\/ada\/dms$/)
    await expect(walk.page.locator('main h1')).toBeFocused()
  },
  async 'g i'(walk) {
    await stand(walk)
    await press(walk.page, 'g i')
    await expect(walk.page).toHaveURL(/\/users\/ada\/interactions$/)
    await expect(walk.page.locator('main h1')).toBeFocused()
  },
  async 'g p'(walk) {
    await stand(walk)
    await press(walk.page, 'g p')
    await expect(walk.page.getByRole('heading', { level: 1, name: 'Ada' })).toBeFocused()
  },
  async 'g s'(walk) {
    await stand(walk)
    await press(walk.page, 'g s')
    await expect(walk.page.getByRole('dialog', { name: text('settingsWindow.title') })).toBeVisible()
  },
  async 'g a'(walk) {
    await stand(walk)
    await press(walk.page, 'g a')
    await expect(walk.page).toHaveURL(/\/about$/)
  },
}

async function jump(walk: Walk, key: string, title: Parameters<typeof text>[0]): Promise<void> {
  await stand(walk)
  await press(walk.page, `g ${key}`)
  await expect(screen(walk.page, title)).toBeFocused()
}
