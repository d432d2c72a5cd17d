import { join } from 'node:path'

import { label } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import type { ScreenCase } from './ScreenCase.ts'

const home = '/main/friends'
const picture = join(import.meta.dirname, '../fixtures/marsh.png')

/** A new post while it is written. */
export const writingScreens: readonly ScreenCase[] = [
  {
    name: 'writing',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      const button = page.getByRole('button', { name: label('shell.newPost') })
      const composer = ComposerPage.forNew(page)
      // One of the two loads after the first picture.
      await composer.root.or(button).first().waitFor()
      if (!(await composer.root.isVisible())) await button.click()
      await composer.text.fill('The bittern is back in the east reeds.\n\nNobody has seen it. Everybody has heard it.')
      await composer.subject.fill('Birds, at length')
      await composer.addPicture(picture, 'A strip of reeds under a pale sky')
      await composer.root.getByRole('button', { name: label('composer.poll.toggle') }).click()
      await composer.root.getByRole('button', { name: label('composer.poll.add') }).waitFor()
    },
  },
  {
    name: 'writing, suggestions',
    path: home,
    as: 'bob',
    lasts: true,
    // In the window of a narrow page, Escape closes them before the window.
    only: 'wide',
    prepare: async (page) => {
      const composer = await ComposerPage.openNew(page)
      await composer.text.pressSequentially('Look, a :duck')
    },
    shows: (page) => page.getByRole('listbox', { name: label('suggestions.label') }).getByRole('option'),
  },
  {
    name: 'writing, thread',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      const composer = await ComposerPage.openNew(page)
      await composer.text.fill('The bittern is back in the east reeds.')
      await composer.root.getByRole('button', { name: label('composer.thread.add') }).click()
      await composer.root.getByRole('list', { name: label('composer.thread.before') }).waitFor()
      await composer.text.fill('Nobody has seen it.')
    },
  },
  {
    name: 'writing, nothing to post',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      const composer = await ComposerPage.openNew(page)
      await composer.text.press('Control+Enter')
      await composer.error.waitFor()
    },
  },
]
