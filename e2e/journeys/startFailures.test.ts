import type { Page, Route } from 'playwright-core'
import { onTestFinished } from 'vitest'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { memberState } from '../harness/memberState.ts'
import { startProduct } from '../harness/startProduct.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const words = 'Reeds in the morning'

/** Requests that are sent before the client's code has come. */
const early = ['/api/v1/instance', '/api/v1/mutes', '/api/v1/blocks', '/nodeinfo/2.0.json', '/api/pleroma/frontend_configurations']

/** All requests that a start can do without. */
const optional = [
  ...early,
  '/static/config.json',
  '/instance/panel.html',
  '/api/v1/domain_blocks',
  '/api/v1/filters',
  '/api/v1/notifications',
  '/api/v1/announcements',
  '/api/v1/pleroma/admin/reports',
  '/api/v1/akkoma/frontend_settings/rookery/default',
  '/api/v1/akkoma/frontend_settings/pleroma-fe',
]

const clientsPage = '<!doctype html><title>Rookery</title><div id="root"></div>'
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a 500': (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"Out of order"}' }),
  'HTML instead of JSON': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: clientsPage }),
  'a refused connection': (route) => route.abort('connectionrefused'),
  'no response ever': () => Promise.resolve(),
}

/** Messages of the browser itself about requests that fail. */
const noise = /^console: (Failed to load resource|Access to)/

journey('a first start of the built client shows a timeline, although optional requests fail', async ({ visit }) => {
  const product = await startProduct({ seed: 'small', config: { showInstanceSpecificPanel: true } })
  onTestFinished(() => product.close())
  await (await somebody(product, 'ada')).post(words)
  const storageState = await memberState(product, 'ada', true)
  await Promise.all(
    Object.entries(faults).map(async ([name, response]) => {
      const { page, watch } = await visit({
        baseURL: product.origin,
        storageState,
        prepare: async (context) => void (await context.addInitScript(hidePreload)),
      })
      watch.expectComplaint(noise)
      const asked = requestsOf(page)
      await page.route(({ pathname }) => optional.includes(pathname), response)
      await page.goto('/')
      const post = new TimelinePage(page).status(words).content
      await expect(post, name).toBeVisible()
      expect(early.filter((path) => !asked.has(path))).toEqual([])
      await expect(new ShellPage(page).navigation, name).toBeVisible()
      await page.close()
    }),
  )
})

function requestsOf(page: Page): ReadonlySet<string> {
  const asked = new Set<string>()
  page.on('request', (request) => void asked.add(new URL(request.url()).pathname))
  return asked
}

/** Most servers put nothing of themselves into the page. Runs in the page. */
function hidePreload() {
  const find = Document.prototype.getElementById
  Document.prototype.getElementById = function (id) {
    return id === 'initial-results' ? null : find.call(this, id)
  }
}
