import type { Locator, Page } from 'playwright-core'

import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { label, textStart } from '../harness/text.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import { entranceScreens } from './entranceScreens.ts'
import { noticeOf } from './noticeOf.ts'
import { notificationScreens } from './notificationScreens.ts'
import { peopleScreens } from './peopleScreens.ts'
import { postScreens, unfold } from './postScreens.ts'
import type { ScreenCase } from './ScreenCase.ts'
import { serverScreens } from './serverScreens.ts'
import { settingsScreens } from './settingsScreens.ts'
import { siteScreens } from './siteScreens.ts'
import { themeScreens } from './themeScreens.ts'
import { writingScreens } from './writingScreens.ts'

const home = '/main/friends'

const never = () => new Promise<void>(() => undefined)

async function pressOf(page: Page, button: Parameters<typeof label>[0]) {
  await page
    .getByRole('main')
    .getByRole('button', { name: label(button) })
    .click()
}

async function showTree(page: Page) {
  await pressOf(page, 'thread.menu')
  await page.getByRole('menuitemcheckbox', { name: label('thread.display.tree') }).click()
}

/** The button that folds a post of a tree, whose name counts the replies that go with it. */
const foldButton = /^(Fold|طيّ) /

async function openWindow(page: Page, button: Locator) {
  await button.click()
  await page.getByRole('dialog').waitFor()
}

/** Every screen and state that a person can meet. A new one belongs here, so that it is looked at. */
export const screens: readonly ScreenCase[] = [
  { name: 'about', path: '/about', as: null },
  { name: 'sign in', path: '/login', as: null },
  {
    name: 'sign in, refused',
    path: '/login',
    as: null,
    prepare: async (page, product) => {
      const signIn = new SignInPage(page, product)
      await signIn.enter('ada', 'wrong')
      await signIn.error.filter({ hasText: /./ }).waitFor()
    },
  },
  ...entranceScreens,
  ...siteScreens,
  { name: 'public timeline, visitor', path: '/main/public', as: null },
  { name: 'conversation, visitor', path: noticeOf('which is the best bird?'), as: null },
  { name: 'profile, visitor', path: '/mona', as: null },
  { name: 'not found', path: '/there/is/nothing/here', as: null },
  { name: 'home', path: home, as: 'bob' },
  { name: 'home, scrolled', path: home, as: 'bob', lasts: true, prepare: (page) => page.evaluate(() => window.scrollTo(0, 2400)) },
  { name: 'home, first load', path: home, as: 'bob', before: (page) => page.route('**/api/v1/timelines/home*', never) },
  {
    name: 'home, nothing there',
    path: home,
    as: 'bob',
    before: (page) => breakCalls(page, 'GET', '/api/v1/timelines/home*', { kind: 'changed', change: () => [] }),
  },
  {
    name: 'home, refused',
    path: home,
    as: 'bob',
    before: (page) => breakCalls(page, 'GET', '/api/v1/timelines/home*', { kind: 'status', status: 500 }),
  },
  {
    name: 'home, offline',
    path: home,
    as: 'bob',
    lasts: true,
    offline: true,
    prepare: async (page) => {
      // Its images have loaded before.
      await waitForRest(page)
      await page.context().setOffline(true)
    },
  },
  { name: 'whole network', path: '/main/all', as: 'bob' },
  { name: 'bubble', path: '/main/bubble', as: 'bob' },
  { name: 'bookmarks', path: '/bookmarks', as: 'bob' },
  { name: 'hashtag', path: '/tag/birds', as: 'bob' },
  { name: 'hashtag, nothing there', path: '/tag/nobodyhaswrittenofthis', as: 'bob' },
  { name: 'conversation, long', path: noticeOf('which is the best bird?'), as: 'bob' },
  { name: 'conversation, four pictures', path: noticeOf('Four from the boat'), as: 'bob' },
  { name: 'conversation, poll', path: noticeOf('what shall i bake on saturday?'), as: 'bob' },
  { name: 'conversation, long text', path: noticeOf('reed organ breathes'), as: 'bob', prepare: unfold },
  {
    name: 'conversation, sensitive',
    path: noticeOf('it has eight legs'),
    as: 'bob',
    prepare: unfold,
    shows: (page) => page.getByRole('main').getByText(label('attachment.cover')),
  },
  { name: 'conversation, quote', path: noticeOf('The one that does not agree is ringed'), as: 'bob' },
  { name: 'conversation, gone', path: '/notice/000000000000000000', as: 'bob' },
  ...postScreens,
  ...settingsScreens,
  { name: 'direct messages', path: '/users/bob/dms', as: 'bob' },
  { name: 'interactions', path: '/users/bob/interactions', as: 'bob' },
  {
    name: 'interactions, reports',
    path: '/users/mona/interactions',
    as: 'mona',
    prepare: (page) =>
      page
        .getByRole('main')
        .getByRole('tab', { name: label('interactions.reports') })
        .click(),
    shows: (page) => page.getByRole('tabpanel', { name: label('interactions.reports') }).getByRole('article'),
  },
  { name: 'search', path: '/search', as: 'bob' },
  { name: 'search, posts', path: '/search?query=birds', as: 'bob' },
  {
    name: 'search, people',
    path: '/search?query=a',
    as: 'bob',
    prepare: (page) =>
      page
        .getByRole('main')
        .getByRole('tab', { name: textStart('search.tab.accounts') })
        .click(),
    shows: (page) => page.getByRole('tabpanel').getByRole('listitem'),
  },
  { name: 'search, nothing found', path: '/search?query=https://marsh.example/@nobody/1', as: 'bob' },
  { name: 'lists', path: '/lists', as: 'bob' },
  { name: 'lists, order', path: '/lists', as: 'bob', prepare: (page) => pressOf(page, 'lists.order') },
  { name: 'follow requests, nobody', path: '/friend-requests', as: 'mona' },
  { name: 'who to follow', path: '/who-to-follow', as: 'bob' },
  {
    name: 'who to follow, card',
    path: '/who-to-follow',
    as: 'bob',
    prepare: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: textStart('account.card') })
        .first()
        .click(),
  },
  { name: 'remote follow', path: '/mona', as: null, prepare: (page) => pressOf(page, 'remoteFollow.action') },
  { name: 'list, new', path: '/lists/new', as: 'bob' },
  { name: 'list, edited', path: '/lists/1/edit', as: 'bob' },
  {
    name: 'conversation, tree',
    path: noticeOf('which is the best bird?'),
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      await showTree(page)
      await page.evaluate(() => window.scrollBy(0, 700))
    },
  },
  {
    name: 'conversation, tree options',
    path: noticeOf('which is the best bird?'),
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      await showTree(page)
      await pressOf(page, 'thread.menu')
      await page.getByRole('menuitem', { name: label('thread.tree.open') }).click()
    },
    shows: (page) => page.getByRole('dialog').getByRole('switch'),
  },
  {
    name: 'conversation, faded and folded',
    path: noticeOf('by my count, 212 times'),
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      await chooseSettings(page, { conversationDisplay: 'tree', conversationTreeAdvanced: true, conversationTreeFadeAncestors: true })
      const main = page.getByRole('main')
      await main.locator('[data-faded]').first().waitFor()
      await main.getByRole('button', { name: foldButton }).last().click()
    },
    shows: (page) => page.getByRole('main').locator('[data-folded]'),
  },
  {
    name: 'conversation in its place',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      const show = StatusCardPage.all(page).locator('p > [aria-expanded]').first()
      // The first one may be far down.
      await expect(async () => {
        await page.mouse.wheel(0, 900)
        await show.waitFor({ timeout: 500 })
      }).toPass()
      await show.click()
      await page
        .getByRole('button', { name: label('thread.inline.fold') })
        .first()
        .waitFor()
    },
  },
  {
    name: 'account popover',
    path: home,
    as: 'bob',
    only: 'wide',
    prepare: async (page) => {
      const card = new StatusCardPage(StatusCardPage.all(page).first())
      // The code for resting pointers loads after the page.
      await expect(async () => {
        await card.content.hover()
        await card.author.hover()
        await page.getByRole('dialog', { name: label('popover.account') }).waitFor({ timeout: 1500 })
      }).toPass()
    },
  },
  ...peopleScreens,
  { name: 'post menu', path: home, as: 'bob', prepare: (page) => new StatusCardPage(StatusCardPage.all(page).first()).menu.click() },
  {
    name: 'answering',
    path: home,
    as: 'bob',
    prepare: async (page) => {
      await new StatusCardPage(StatusCardPage.all(page).first()).reply.click()
      await ComposerPage.forReply(page).text.waitFor()
    },
  },
  {
    name: 'post menu, delete asked',
    path: '/bob',
    as: 'bob',
    prepare: async (page) => {
      await new StatusCardPage(StatusCardPage.all(page).first()).menu.click()
      await page.getByRole('menuitem', { name: label('post.delete') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'timeline menu', path: home, as: 'bob', prepare: (page) => page.getByRole('button', { name: label('timeline.menu') }).click() },
  {
    name: 'timeline settings',
    path: home,
    as: 'bob',
    prepare: (page) => openWindow(page, page.getByRole('button', { name: label('timeline.quickSettings') })),
  },
  {
    name: 'timelines, side by side',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: (page) => chooseSettings(page, { showPanelNavShortcuts: true }),
    shows: (page) => page.getByRole('main').getByRole('navigation', { name: label('timeline.menu') }),
  },
  {
    name: 'conversation menu',
    path: noticeOf('which is the best bird?'),
    as: 'bob',
    prepare: async (page) => {
      await page.getByRole('button', { name: label('thread.menu') }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'keys',
    path: home,
    as: 'bob',
    prepare: async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'post in focus',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      await page.keyboard.press('j')
      await page.locator('article:focus').waitFor()
    },
  },
  { name: 'preferences', path: home, as: 'bob', only: 'wide', prepare: (page) => openWindow(page, new ShellPage(page).preferences) },
  { name: 'account menu', path: home, as: 'bob', only: 'wide', prepare: (page) => openWindow(page, new ShellPage(page).account) },
  { name: 'accounts', path: home, as: 'bob', only: 'wide', prepare: (page) => new ShellPage(page).openAccounts() },
  ...writingScreens,
  {
    name: 'menu',
    path: home,
    as: 'bob',
    only: 'narrow',
    prepare: (page) => page.getByRole('button', { name: label('shell.openMenu') }).press('Enter'),
  },
  {
    name: 'notifications',
    path: home,
    as: 'bob',
    only: 'narrow',
    prepare: (page) => page.getByRole('button', { name: label('shell.notifications') }).press('Enter'),
  },
  ...notificationScreens,
]

/** The same with states that tests of the components look at for readers without sight or pointer: they are drawn alone. */
export const drawnScreens: readonly ScreenCase[] = [...screens, ...themeScreens, ...serverScreens]
