import type { Page } from 'playwright-core'

import { label, textStart } from '../harness/text.ts'
import { ModerationPage } from '../pages/ModerationPage.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import type { ScreenCase } from './ScreenCase.ts'

/** The tabs of a profile that are not the first one, by the address. */
const tabs = ['replies', 'followees', 'followers', 'media'] as const

const dialog = (page: Page) => page.getByRole('dialog')

async function chooseOfPerson(page: Page, item: Parameters<typeof textStart>[0]) {
  await new ProfilePage(page).more.click()
  await page.getByRole('menuitem', { name: textStart(item) }).click()
}

/** People: their profiles, what one does with them, and what staff does. */
export const peopleScreens: readonly ScreenCase[] = [
  { name: 'profile', path: '/mona', as: 'bob' },
  ...tabs.map((tab): ScreenCase => ({ name: `profile, ${tab}`, path: `/mona#${tab}`, as: 'bob' })),
  { name: 'profile, own', path: '/bob', as: 'bob' },
  { name: 'profile, own hashtags', path: '/bob#followedTags', as: 'bob' },
  { name: 'profile, favourites', path: '/bob#favorites', as: 'bob' },
  { name: 'profile, locked', path: '/carol', as: 'bob' },
  { name: 'profile, elsewhere', path: '/ines@marsh.example', as: 'bob' },
  { name: 'profile, muted', path: '/theo', as: 'bob' },
  { name: 'profile, blocked', path: '/z', as: 'bob' },
  { name: 'profile, missing', path: '/nobody_of_this_name', as: 'bob' },
  { name: 'profile menu', path: '/ines@marsh.example', as: 'bob', prepare: (page) => new ProfilePage(page).more.click() },
  {
    name: 'mute for a time',
    path: '/mona',
    as: 'bob',
    prepare: (page) => chooseOfPerson(page, 'profile.muteFor'),
    shows: dialog,
  },
  { name: 'block asked', path: '/mona', as: 'bob', prepare: (page) => chooseOfPerson(page, 'profile.block'), shows: dialog },
  { name: 'report', path: '/ines@marsh.example', as: 'bob', prepare: (page) => chooseOfPerson(page, 'report.action'), shows: dialog },
  { name: 'lists with somebody', path: '/mona', as: 'bob', prepare: (page) => chooseOfPerson(page, 'profile.lists'), shows: dialog },
  { name: 'follow requests', path: '/friend-requests', as: 'carol' },
  { name: 'list', path: '/lists/1', as: 'bob' },
  {
    name: 'list, people looked for',
    path: '/lists/1/edit',
    as: 'bob',
    prepare: async (page) => {
      await page
        .getByRole('main')
        .getByRole('searchbox', { name: label('lists.search') })
        .fill('a')
      await page.keyboard.press('Enter')
    },
    shows: (page) => page.getByRole('main').getByRole('list', { name: label('lists.search.found') }),
  },
  {
    name: 'moderation window',
    path: '/main/public',
    as: 'mona',
    prepare: async (page) => {
      const moderation = new ModerationPage(page)
      await moderation.open()
      await moderation.filter('all').click()
      await moderation.root.getByRole('list', { name: label('reports.title') }).waitFor()
    },
  },
  {
    name: 'moderation menu',
    path: '/ines@marsh.example',
    as: 'ada',
    prepare: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: label('moderation.menu') })
        .click(),
    shows: (page) => page.getByRole('menu'),
  },
]
