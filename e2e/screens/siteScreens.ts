import type { Page } from 'playwright-core'

import { breakCalls, blockDatabases } from '../harness/faults.ts'
import { label } from '../harness/text.ts'
import { respondWith, changedServer, deadServer, json } from './changedServer.ts'
import type { ScreenCase } from './ScreenCase.ts'

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ })

const at = (day: number) => `2026-11-${day}T08:00:00.000Z`
const announced = [
  {
    id: '3',
    content: '<p>The weir is closed from Monday on, for <b>three days</b>. <a href="https://pond.example/weir">What that means</a></p>',
    published_at: at(20),
    starts_at: at(23),
    ends_at: at(26),
    all_day: true,
    read: false,
  },
  { id: '2', content: '<p>الجسر مغلق حتى الصباح.</p>', published_at: at(18), all_day: false, read: false },
  {
    id: '1',
    content: '<p>There are new emoji of wading birds: write <code>:wren:</code></p>',
    published_at: at(12),
    all_day: false,
    read: true,
  },
]
const over = {
  id: '0',
  content: '<p>Tea at four</p>',
  published_at: at(10),
  starts_at: at(11),
  ends_at: at(11),
  all_day: false,
  read: false,
}

const announce = async (page: Page) => {
  await respondWith(page, '/api/v1/announcements', 200, announced)
  await respondWith(page, '/api/v1/pleroma/admin/announcements*', 200, [...announced, over])
}

const articles = (page: Page) => page.getByRole('main').getByRole('article')

const announcements: readonly ScreenCase[] = [
  { name: 'announcements, visitor', path: '/announcements', as: null },
  {
    name: 'announcements, nothing there',
    path: '/announcements',
    as: 'bob',
    before: (page) => respondWith(page, '/api/v1/announcements', 200, []),
  },
  { name: 'announcements', path: '/announcements', as: 'bob', before: announce, shows: articles },
  { name: 'announcements, admin', path: '/announcements', as: 'ada', before: announce, shows: articles },
  {
    name: 'announcements, nothing written',
    path: '/announcements',
    as: 'ada',
    before: announce,
    prepare: async (page) => {
      const form = page.getByRole('form', { name: label('announcements.post') })
      await form.getByRole('textbox', { name: label('announcements.content') }).fill(' \n ')
      await form.getByRole('button', { name: label('announcements.submitPost') }).click()
    },
    shows: (page) => page.getByRole('main').locator('[aria-invalid="true"]'),
  },
  {
    name: 'announcements, changed and refused',
    path: '/announcements',
    as: 'ada',
    before: async (page) => {
      await announce(page)
      await page.route('**/api/v1/pleroma/admin/announcements/*', (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill(json(500, { error: 'The pond has frozen' })),
      )
    },
    prepare: async (page) => {
      await articles(page)
        .first()
        .getByRole('button', { name: label('announcements.change') })
        .click()
      const form = page.getByRole('form', { name: label('announcements.edit') })
      await form.getByRole('button', { name: label('announcements.submitEdit') }).click()
      await form.scrollIntoViewIfNeeded()
    },
    shows: alertOf,
  },
  {
    name: 'announcements, delete asked',
    path: '/announcements',
    as: 'ada',
    before: announce,
    prepare: (page) =>
      articles(page)
        .first()
        .getByRole('button', { name: label('announcements.delete') })
        .click(),
    shows: (page) => page.getByRole('dialog'),
  },
]

const policies = {
  enabled: true,
  mrf_policies: ['SimplePolicy', 'KeywordPolicy', 'ObjectAgePolicy'],
  mrf_simple: {
    reject: ['spam.example', 'a-very-long-name-of-a-server-that-somebody-chose-on-a-friday.rude.example'],
    media_nsfw: ['art.example'],
    media_removal: Array.from({ length: 312 }, (_, at) => `heavy${at}.example`),
    federated_timeline_removal: ['loud.example'],
    followers_only: ['shy.example'],
  },
  mrf_simple_info: { reject: { 'spam.example': { reason: 'يرسل إعلانات' } }, media_nsfw: { 'art.example': { reason: 'Nudes, good ones' } } },
  quarantined_instances: ['leaky.example'],
  mrf_keyword: { reject: ['/casino/i'], federated_timeline_removal: ['crypto'], replace: [{ pattern: 'foo', replacement: 'bar' }] },
}

const everythingAbout = async (page: Page) => {
  await changedServer(page, {
    metadata: { federation: policies, localBubbleInstances: ['marsh.example', 'lagoon.example'], suggestions: { enabled: true } },
    frontend: { showInstanceSpecificPanel: true },
  })
  await page.route('**/static/terms-of-service.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h2>What is expected</h2><p>Be kind.</p><ul><li>No crowing before six</li></ul>' }),
  )
  await page.route('**/instance/panel.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h4>Mind the reeds</h4><p>They are nesting.</p>' }),
  )
}

const scrollTo = (name: Parameters<typeof label>[0]) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { name: label(name) })
    .first()
    .evaluate((heading) => {
      heading.scrollIntoView()
      window.scrollBy(0, -80)
    })

const about: readonly ScreenCase[] = [
  { name: 'about, everything', path: '/about', as: null, before: everythingAbout },
  { name: 'about, terms', path: '/about', as: 'bob', scrolled: true, before: everythingAbout, prepare: scrollTo('about.staff') },
  {
    name: 'about, other servers',
    path: '/about',
    as: 'bob',
    scrolled: true,
    before: everythingAbout,
    prepare: scrollTo('federation.title'),
  },
  { name: 'about, end', path: '/about', as: null, scrolled: true, before: everythingAbout, prepare: scrollTo('federation.quarantine') },
]

const shell: readonly ScreenCase[] = [
  { name: 'panels', path: '/lists', as: 'bob', only: 'wide', before: everythingAbout, prepare: toEndOfSide },
  { name: 'panels, visitor', path: '/main/public', as: null, only: 'wide', before: everythingAbout, prepare: toEndOfSide },
  {
    name: 'menu, admin',
    path: '/lists',
    as: 'ada',
    only: 'narrow',
    before: announce,
    prepare: (page) => page.getByRole('button', { name: label('shell.openMenu') }).press('Enter'),
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'menu, visitor',
    path: '/main/public',
    as: null,
    only: 'narrow',
    prepare: (page) => page.getByRole('button', { name: label('shell.openMenu') }).press('Enter'),
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'notices',
    path: '/main/public',
    as: 'bob',
    unsettled: true,
    before: async (page) => {
      await blockDatabases(page.context())
      await breakCalls(page, 'GET', '/api/v1/notifications*', { kind: 'status', status: 500 })
    },
    shows: (page) => page.getByText(label('errors.storage_unavailable')),
  },
]

async function toEndOfSide(page: Page) {
  await page
    .getByRole('complementary')
    .first()
    .evaluate((side) => side.scrollTo(0, side.scrollHeight))
}

const servers: readonly ScreenCase[] = [
  { name: 'start, nobody answers', path: '/login', as: null, unsettled: true, before: (page) => deadServer(page, 'nothing') },
  { name: 'start, HTML', path: '/login', as: null, unsettled: true, before: (page) => deadServer(page, 'HTML') },
  {
    name: 'mailbox',
    path: async ({ instance }) => {
      const { db, clock, config } = instance.context
      config.mailerEnabled = true
      if (!(await db.selectFrom('mails').select('id').executeTakeFirst())) {
        const mail = {
          recipient: 'nadir@mail.example',
          link: 'http://localhost:4000/api/account/confirm_email/AzT3n4xw/'.padEnd(140, 'x9Q'),
        }
        const sent_at = clock.now()
        await db
          .insertInto('mails')
          .values([
            { ...mail, subject: 'Confirm your address', body: 'Somebody registered as nadir. Open the link if that was you.', sent_at },
            { ...mail, subject: 'Password reset', body: 'Somebody asked for a new password.\nIf it was not you, do nothing.', sent_at },
          ])
          .execute()
      }
      return '/dev/mailbox'
    },
    as: null,
    shows: (page) => page.getByRole('article'),
  },
  { name: 'settings of the server', path: '/pleroma/admin/', as: null },
  { name: 'from elsewhere', path: '/main/ostatus?nickname=bob', as: null },
  {
    name: 'from elsewhere, end',
    path: '/main/ostatus?nickname=bob',
    as: null,
    served: true,
    prepare: async (page) => {
      await page.getByLabel('Your account').fill('me@home.example')
      await page.getByRole('button', { name: 'Go on' }).click()
    },
    shows: (page) => page.getByText('take you to home.example'),
  },
]

/** The server's description and the shell around every screen, the server's own pages, and servers without responses. */
export const siteScreens: readonly ScreenCase[] = [...announcements, ...about, ...shell, ...servers]
