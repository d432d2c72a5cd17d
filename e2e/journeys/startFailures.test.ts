import type { MessageId } from '../../packages/client/src/i18n/catalogues.ts'
import type { Page, Route } from 'playwright-core'
import { onTestFinished } from 'vitest'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey, type Visit, type VisitOptions } from '../harness/journey.ts'
import { memberState } from '../harness/memberState.ts'
import { startProduct, type Product } from '../harness/startProduct.ts'
import { textStart } from '../harness/text.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const words = 'Reeds in the morning'

/** What the start is for, and who is shown: there is nothing to go on with where one of these fails. */
const needed = ['/api/v1/timelines/home', '/api/v1/timelines/public', '/api/v1/accounts/verify_credentials']

/** What else a first start asks for. */
const everybodys = [
  '/api/v1/instance',
  '/nodeinfo/2.0.json',
  '/api/pleroma/frontend_configurations',
  '/static/config.json',
  '/instance/panel.html',
]
const members = [
  '/api/v1/mutes',
  '/api/v1/blocks',
  '/api/v1/domain_blocks',
  '/api/v1/filters',
  '/api/v1/notifications',
  '/api/v1/announcements',
  '/api/v1/pleroma/admin/reports',
  '/api/v2/suggestions',
  '/api/v1/akkoma/frontend_settings/rookery/default',
  '/api/v1/akkoma/frontend_settings/pleroma-fe',
]

/** Whose failure the page itself tells; that of the others stands in the console. */
const toldOnPage: Readonly<Record<string, MessageId>> = {
  '/api/v1/notifications': 'errors.notifications',
  '/api/v1/akkoma/frontend_settings/rookery/default': 'settings_profile.synchronization_error',
  '/api/v1/akkoma/frontend_settings/pleroma-fe': 'settings_profile.synchronization_error',
}

/** Where something is asked for that leads nowhere by the first name. */
const otherNames: Readonly<Record<string, string>> = { '/nodeinfo/2.0.json': '/nodeinfo/2.0' }

/** What is of no use without the others: the first that fails is told. */
const together = [['/api/v1/mutes', '/api/v1/blocks', '/api/v1/domain_blocks']]

type Answer = (route: Route) => Promise<void>

const clientsPage = '<!doctype html><title>Rookery</title><div id="root"></div>'
const never: Answer = () => Promise.resolve()
const faults: Readonly<Record<string, Answer>> = {
  'a 500': (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"Out of order"}' }),
  'HTML instead of JSON': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: clientsPage }),
  'a refused connection': (route) => route.abort('connectionrefused'),
  'no answer ever': never,
}

/** What a browser itself says of calls that fail. */
const noise = /^console: (Failed to load resource|Access to)/

/** Each start is one of a new device, and some calls come seconds after the first posts. */
const patience = { timeout: 300_000 }

/** Starts that go on side by side. */
const atOnce = 4

interface Reader {
  readonly visit: (options?: VisitOptions) => Promise<Visit>
  readonly product: Product
  readonly as: string | null
}

const readers = [
  ['a member', 'ada', [...everybodys, ...members]],
  ['a visitor', null, everybodys],
] as const

for (const [name, as, optional] of readers) {
  journey(`a first start of ${name} asks for these and nothing else`, async ({ visit }) => {
    const asked = await start({ visit, product: await arrange(), as }, [], never)
    expect(asked.toSorted()).toEqual([...optional].toSorted())
  })

  for (const [fault, answer] of Object.entries(faults)) {
    journey(
      `a first start of ${name} shows a timeline when one of its calls meets ${fault}, whichever it is`,
      patience,
      async ({ visit }) => {
        const reader = { visit, product: await arrange(), as }
        // What goes on for seconds, goes on side by side. The settings that one start leaves on the server are not those of another.
        const [alone, others] = [
          optional.filter((path) => path.includes('frontend_settings')),
          optional.filter((path) => !path.includes('frontend_settings')),
        ]
        for (const path of alone) await start(reader, [path], answer)
        for (let at = 0; at < others.length; at += atOnce)
          await Promise.all(others.slice(at, at + atOnce).map((path) => start(reader, [path], answer)))
      },
    )

    journey(
      `a first start of ${name} shows a timeline when all its calls but what it is for meet ${fault}`,
      patience,
      async ({ visit }) => {
        await start({ visit, product: await arrange(), as }, optional, answer)
      },
    )
  }
}

async function arrange(): Promise<Product> {
  const product = await startProduct({ seed: 'small', config: { showInstanceSpecificPanel: true } })
  onTestFinished(() => product.close())
  product.instance.context.config.suggestionsEnabled = true
  await (await somebody(product, 'ada')).post(words)
  return product
}

/** Starts on a device that knows nothing, for an account whose settings no server has, and reads. Returns what was asked for beside what is needed. */
async function start({ visit, product, as }: Reader, broken: readonly string[], answer: Answer): Promise<readonly string[]> {
  await product.instance.context.db.deleteFrom('frontend_settings').execute()
  const signedIn = as === null ? {} : { storageState: await memberState(product, as, true) }
  const { page, watch } = await visit({
    baseURL: product.origin,
    ...signedIn,
    prepare: async (context) => void (await context.addInitScript(hidePreload)),
  })
  watch.expectComplaint(noise)
  const asked = new Set<string>()
  const logged: string[] = []
  page.on('request', (request) => request.resourceType() === 'fetch' && asked.add(new URL(request.url()).pathname))
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
  await page.route(({ pathname }) => broken.includes(pathname), answer)
  await page.goto('/')
  const post = new TimelinePage(page).status(words).content
  await expect(post).toBeVisible()
  const expected = broken.length > 0 ? broken : as === null ? everybodys : [...everybodys, ...members]
  if (broken.length < 2) await expect.poll(() => expected.filter((path) => !asked.has(path)), { timeout: 20_000 }).toEqual([])
  if (answer !== never) for (const path of broken.filter((one) => asked.has(one))) await expectTold(page, path, { asked, logged })
  await expect(post).toBeVisible()
  await expect(new ShellPage(page).navigation).toBeVisible()
  await page.close()
  return [...asked].filter((path) => !needed.includes(path) && !path.endsWith('.png'))
}

async function expectTold(
  page: Page,
  path: string,
  { asked, logged }: { asked: ReadonlySet<string>; logged: readonly string[] },
): Promise<void> {
  if (asked.has(otherNames[path] ?? '')) return
  const words = toldOnPage[path]
  if (words) return expect(page.getByRole('alert').filter({ hasText: textStart(words) }), path).toBeVisible({ timeout: 10_000 })
  const names = together.find((group) => group.includes(path)) ?? [path]
  const isTold = () => logged.some((text) => names.some((name) => text.includes(`GET ${name} `)))
  await expect.poll(isTold, { message: `What the console says of ${path}`, timeout: 10_000 }).toBe(true)
}

/** Most servers put nothing of themselves into the page. Runs in the page. */
function hidePreload() {
  const find = Document.prototype.getElementById
  Document.prototype.getElementById = function (id) {
    return id === 'initial-results' ? null : find.call(this, id)
  }
}
