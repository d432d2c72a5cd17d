import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { dialog, goTo } from '../locators.ts'
import { notificationsColumn } from '../notificationList.ts'
import { text } from '../text.ts'
import { press, screen, stand, type Tries } from './Walk.ts'

const heading = () => page.getByRole('main').getByRole('heading', { level: 1 })

/** Places of the keys that begin with g. */
export const going: Tries = {
  'g h': () => jump('h', 'timeline.home'),
  async 'g l'() {
    await goTo('timeline.home')
    await expect.element(screen('timeline.home')).toBeVisible()
    await press('g', 'l')
    await expect.element(screen('timeline.public')).toBeVisible()
  },
  'g t': () => jump('t', 'timeline.all'),
  'g b': () => jump('b', 'timeline.bookmarks'),
  async 'g n'({ bob }) {
    await stand()
    await bob.follow('ada')
    const first = notificationsColumn().getByRole('article').first()
    await expect.element(first).toBeVisible()
    await press('g', 'n')
    await expect.element(first).toHaveFocus()
  },
  async 'g d'() {
    await stand()
    await press('g', 'd')
    await expect.poll(() => location.pathname).toBe('/users/ada/dms')
    await expect.element(heading()).toHaveFocus()
  },
  async 'g i'() {
    await stand()
    await press('g', 'i')
    await expect.poll(() => location.pathname).toBe('/users/ada/interactions')
    await expect.element(heading()).toHaveFocus()
  },
  async 'g p'() {
    await stand()
    await press('g', 'p')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ada' })).toHaveFocus()
  },
  async 'g s'() {
    await stand()
    await press('g', 's')
    const settings = dialog(text('settingsWindow.title'))
    await expect.element(settings).toBeVisible()
    await press('Escape')
    await expect.element(settings).not.toBeInTheDocument()
  },
  async 'g a'() {
    await stand()
    await press('g', 'a')
    await expect.poll(() => location.pathname).toBe('/about')
  },
}

async function jump(key: string, title: Parameters<typeof text>[0]): Promise<void> {
  await stand()
  await press('g', key)
  await expect.element(screen(title)).toHaveFocus()
}
