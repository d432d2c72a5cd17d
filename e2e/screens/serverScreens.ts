import type { Page } from 'playwright-core'

import { deadServer } from './changedServer.ts'
import type { ScreenCase } from './ScreenCase.ts'

/** A server elsewhere that cannot be reached. */
const otherServer = (page: Page) => page.route('https://nowhere.example/**', (route) => route.abort('connectionrefused'))

const withoutServer = async (page: Page) => {
  await deadServer(page, 'HTML')
  await otherServer(page)
}

async function find(page: Page, address: string) {
  await page.locator('input[name="server"]').fill(address)
  await page.locator('input[name="server"]').press('Enter')
}

const hasResult = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /./ })

/** Someone has chosen servers on this device before, and this one last. */
const remembered = (chosen: string) => async (page: Page) => {
  await otherServer(page)
  await page.addInitScript((server) => {
    localStorage.setItem('rookery.servers', '["https://marsh.example","https://nowhere.example"]')
    localStorage.setItem('rookery.server', server)
  }, chosen)
}

/** The choice of a server, and its capabilities. */
export const serverScreens: readonly ScreenCase[] = [
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
