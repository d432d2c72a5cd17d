import type { Page } from 'playwright-core'

import { deadServer, json } from './changedServer.ts'
import type { ScreenCase } from './ScreenCase.ts'

const marsh = {
  uri: 'marsh.example',
  title: 'The marsh beyond the second weir, for waders and their friends',
  description: '<p>A quiet place. مكان هادئ.</p>',
  version: '2.7.2 (compatible; Akkoma 3.16.0)',
  registrations: true,
  approval_required: true,
  languages: ['en', 'ar', 'zh', 'te', 'pt-BR', 'nb'],
  stats: { user_count: 3, status_count: 20, domain_count: 5 },
  rules: [{ id: '1', text: 'No crowing before six' }],
}

/** Two servers elsewhere: one describes itself, the other one cannot be reached. */
async function otherServers(page: Page) {
  await page.route('https://marsh.example/**', (route) =>
    route.fulfill({
      ...json(route.request().url().endsWith('/api/v1/instance') ? 200 : 404, marsh),
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.route('https://nowhere.example/**', (route) => route.abort('connectionrefused'))
}

const withoutServer = async (page: Page) => {
  await deadServer(page, 'HTML')
  await otherServers(page)
}

async function find(page: Page, address: string) {
  await page.locator('input[name="server"]').fill(address)
  await page.locator('input[name="server"]').press('Enter')
}

const hasResult = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /./ })

/** Someone has chosen servers on this device before. */
const remembered = (chosen: string | null) => async (page: Page) => {
  await otherServers(page)
  await page.addInitScript((server) => {
    localStorage.setItem('rookery.servers', '["https://marsh.example","https://nowhere.example"]')
    if (server !== null) localStorage.setItem('rookery.server', server)
  }, chosen)
}

/** The choice of a server, what a server can do. */
export const serverScreens: readonly ScreenCase[] = [
  {
    name: 'servers, found',
    path: '/',
    as: null,
    unsettled: true,
    before: withoutServer,
    prepare: async (page) => {
      await find(page, 'marsh.example')
      await page.getByRole('main').locator('summary').click()
    },
    shows: (page) => page.getByRole('heading', { level: 2 }),
  },
  {
    name: 'servers, no address',
    path: '/',
    as: null,
    unsettled: true,
    before: withoutServer,
    prepare: (page) => find(page, '?'),
    shows: (page) => page.locator('[aria-invalid="true"]'),
  },
  {
    name: 'servers, not reached',
    path: '/',
    as: null,
    unsettled: true,
    before: withoutServer,
    prepare: (page) => find(page, 'nowhere.example'),
    shows: hasResult,
  },
  {
    name: 'servers, chosen one fails',
    path: '/',
    as: null,
    unsettled: true,
    before: remembered('https://nowhere.example'),
    shows: (page) => page.getByRole('complementary').getByRole('button'),
  },
  {
    name: 'servers, one more account',
    path: '/login/server',
    as: 'bob',
    before: remembered(null),
    prepare: (page) => find(page, 'marsh.example'),
    shows: (page) => page.getByRole('heading', { level: 2, name: marsh.title }),
  },
  { name: 'abilities', path: '/about/server', as: 'bob', shows: (page) => page.getByRole('listitem') },
  { name: 'abilities, visitor', path: '/about/server', as: null, shows: (page) => page.getByRole('listitem') },
  {
    name: 'abilities, nothing found',
    path: '/about/server',
    as: 'bob',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('switch').check()
      await page.getByRole('main').getByRole('searchbox').fill('no such ability')
    },
  },
]
