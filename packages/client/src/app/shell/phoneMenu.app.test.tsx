import * as announcements from '@rookery/api/calls/adminAnnouncements'
import * as reports from '@rookery/api/calls/reports'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, textsOf } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const menu = dialog(text('shell.menu'))
const entries = menu.getByRole('navigation').getByRole('link')
const open = () => page.getByRole('button', { name: text('shell.openMenu') }).click()

appTest('the menu of a phone has every screen, with its counts', async ({ server, visit }) => {
  await server.configure({ suggestionsEnabled: true })
  const [ada, bob, carol] = await Promise.all([server.somebody('ada'), server.somebody('bob'), server.somebody('carol')])
  await server.arrange('changeAccount', { acct: 'ada', columns: { is_locked: 1 } })
  await bob.follow('ada')
  await announcements.create(ada.client, { content: 'The weir is closed', startsAt: null, endsAt: null, allDay: false })
  await reports.create(carol.client, { accountId: bob.account.id, statusIds: [], comment: 'Too loud', forward: false })
  const app = await visit('/main/friends', { as: 'ada', size: 'phone' })
  await open()
  const shown = async () => {
    await app.advance(1000)
    return textsOf(entries)
  }
  await expect
    .poll(shown)
    .toEqual([
      text('timeline.home'),
      text('timeline.public'),
      text('timeline.all'),
      text('timeline.bookmarks'),
      text('timeline.direct'),
      text('nav.lists'),
      text('nav.interactions'),
      `${text('followRequests.title')}1`,
      text('suggestions.title'),
      text('drafts.title'),
      text('nav.search'),
      text('nav.about'),
      `${text('announcements.title')}1`,
    ])
  await expect.element(menu.getByRole('button', { name: new RegExp(`^${text('moderation.open')}`) })).toHaveTextContent('1')
  await expect.element(menu.getByRole('link', { name: text('moderation.administration') })).toHaveAttribute('target', '_blank')
  await expect.element(menu.getByRole('button', { name: text('settingsWindow.open') })).toBeVisible()
  await expect.element(menu.getByRole('button', { name: text('signOut.action') })).toBeVisible()

  // Visitors have the timelines and the way in.
  await visit('/main/public', { size: 'phone' })
  await open()
  const few = [text('timeline.public'), text('timeline.all'), text('nav.search'), text('nav.about')]
  await expect.poll(() => textsOf(entries)).toEqual(few)
  await expect.element(menu.getByRole('button', { name: text('signOut.action') })).not.toBeInTheDocument()
  await menu.getByRole('link', { name: text('shell.login'), exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.element(menu).not.toBeInTheDocument()
})
