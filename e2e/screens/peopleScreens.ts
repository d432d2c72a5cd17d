import type { Page } from 'playwright-core'

import { breakCalls } from '../harness/faults.ts'
import { label, textStart } from '../harness/text.ts'
import { ModerationPage } from '../pages/ModerationPage.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { respondWith } from './changedServer.ts'
import { addHardPeople } from './hardPeople.ts'
import type { Product } from '../harness/startProduct.ts'
import type { ScreenCase } from './ScreenCase.ts'

/** The tabs of a profile that are not the first one, by the address. */
const tabs = ['replies', 'followees', 'followers', 'media'] as const

const dialog = (page: Page) => page.getByRole('dialog')

async function chooseOfPerson(page: Page, item: Parameters<typeof textStart>[0]) {
  await new ProfilePage(page).more.click()
  await page.getByRole('menuitem', { name: textStart(item) }).click()
}

const longProfile = async (product: Product) => `/users/${(await addHardPeople(product)).long}`

/** A path in the world with accounts that are hard to lay out. */
const beside = (path: string) => async (product: Product) => {
  await addHardPeople(product)
  return path
}

async function openReports(page: Page): Promise<ModerationPage> {
  const moderation = new ModerationPage(page)
  await moderation.open()
  await moderation.filter('all').click()
  await moderation.root.getByRole('list', { name: label('reports.title') }).waitFor()
  return moderation
}

/** Accounts: profiles, relationship actions and moderation. */
export const peopleScreens: readonly ScreenCase[] = [
  { name: 'profile', path: '/mona', as: 'bob' },
  ...tabs.map((tab): ScreenCase => ({ name: `profile, ${tab}`, path: `/mona#${tab}`, as: 'bob' })),
  { name: 'profile, own', path: '/bob', as: 'bob' },
  {
    name: 'profile, own hashtags',
    path: '/bob#followees',
    as: 'bob',
    prepare: (page) =>
      page
        .getByRole('main')
        .getByRole('tab', { name: label('profile.followed.tags') })
        .click(),
    shows: (page) => page.getByRole('main').getByRole('link', { name: '#tides', exact: true }),
  },
  { name: 'profile, favourites', path: '/bob#favorites', as: 'bob' },
  { name: 'profile, locked', path: '/carol', as: 'bob' },
  { name: 'profile, elsewhere', path: '/ines@marsh.example', as: 'bob' },
  { name: 'profile, muted', path: '/theo', as: 'bob' },
  { name: 'profile, blocked', path: '/z', as: 'bob' },
  { name: 'profile, missing', path: '/nobody_of_this_name', as: 'bob' },
  {
    name: 'profile, for members alone',
    path: '/mona',
    as: null,
    before: (page) => respondWith(page, '/api/v1/accounts/**', 401, { error: 'authorization required' }),
    shows: (page) => page.getByRole('main').getByText(label('profile.signInFirst')),
  },
  {
    name: 'profile, note not saved',
    path: '/mona',
    as: 'bob',
    lasts: true,
    before: (page) => breakCalls(page, 'POST', '/api/v1/accounts/*/note', { kind: 'status', status: 500, error: 'Out of ink' }),
    prepare: (page) =>
      page
        .getByRole('main')
        .getByRole('textbox', { name: label('profile.note') })
        .fill('Lent me a lantern'),
    shows: (page) => page.getByRole('main').getByText(/Out of ink/),
  },
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
  {
    name: 'follow requests, card',
    path: '/friend-requests',
    as: 'carol',
    prepare: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: textStart('account.card') })
        .first()
        .click(),
    shows: (page) => page.getByRole('main').getByText(label('popover.requestedBy')),
  },
  { name: 'hard people, profile', path: longProfile, as: 'bob' },
  {
    name: 'hard people, end of the card',
    path: longProfile,
    as: 'bob',
    prepare: (page) => page.getByRole('main').getByRole('tablist').scrollIntoViewIfNeeded(),
  },
  {
    name: 'hard people, menu',
    path: longProfile,
    as: 'bob',
    prepare: (page) => new ProfilePage(page).more.click(),
    shows: (page) => page.getByRole('menu'),
  },
  {
    name: 'hard people, block asked',
    path: longProfile,
    as: 'bob',
    prepare: (page) => chooseOfPerson(page, 'profile.block'),
    shows: dialog,
  },
  { name: 'hard people, namesakes', path: beside('/search?query=mona#accounts'), as: 'bob' },
  { name: 'hard people, requests', path: beside('/friend-requests'), as: 'theo' },
  {
    name: 'hard people, looked for',
    path: beside('/lists/1/edit'),
    as: 'bob',
    prepare: async (page) => {
      const main = page.getByRole('main')
      await main.getByRole('checkbox', { name: label('lists.search.following') }).uncheck()
      await main.getByRole('searchbox', { name: label('lists.search') }).fill('mona')
      await page.keyboard.press('Enter')
    },
    shows: (page) => page.getByRole('main').getByRole('list', { name: label('lists.search.found') }),
  },
  {
    name: 'search, failed',
    path: '/search?query=birds',
    as: 'bob',
    before: (page) => breakCalls(page, 'GET', '/api/v2/search*', { kind: 'status', status: 500 }),
    shows: (page) => page.getByRole('main').getByRole('alert'),
  },
  {
    name: 'search, looked for before',
    path: '/search?query=birds',
    as: 'bob',
    prepare: async (page) => {
      const field = page.getByRole('main').getByRole('searchbox', { name: label('search.field') })
      for (const text of ['Rhubarb'.repeat(30), 'طيور', '']) {
        await field.fill(text)
        await page.keyboard.press('Enter')
      }
    },
    shows: (page) => page.getByRole('region', { name: label('search.recent') }),
  },
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
    name: 'list, changed',
    path: '/lists/1/edit',
    as: 'bob',
    lasts: true,
    prepare: (page) =>
      page
        .getByRole('main')
        .getByRole('textbox', { name: label('lists.name') })
        .fill('Boats and ferries'),
    shows: (page) => page.getByRole('main').getByRole('button', { name: label('lists.discard') }),
  },
  {
    name: 'moderation window',
    path: '/main/public',
    as: 'mona',
    prepare: openReports,
  },
  {
    name: 'moderation window, put aside',
    path: '/main/public',
    as: 'mona',
    prepare: async (page) => (await openReports(page)).peek.click(),
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
