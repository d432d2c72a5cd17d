import type { Undo } from '@rookery/instance/testing/Faults'
import { expect, inject, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { untilServicesRun } from '#test/app/untilServicesRun.ts'
import { appTest, type RunningApp, type VisitOptions } from '#test/app/appTest.tsx'
import { post } from '#test/app/locators.ts'
import type { TestServer } from '#test/app/TestServer.ts'
import { label, textStart } from '#test/app/text.ts'

const words = 'Reeds in the morning'

/** Requests that a start is for. If one of these fails the client cannot start. */
const needed = ['/api/v1/timelines/home', '/api/v1/timelines/public', '/api/v1/accounts/verify_credentials']

/** Paths of the other requests of a first start. */
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
  '/api/v1/directory',
  '/api/v1/akkoma/frontend_settings/rookery/default',
  '/api/v1/akkoma/frontend_settings/pleroma-fe',
]

/** Paths whose failure the page itself shows. The console has that of the others. */
const shownInPage: Readonly<Record<string, Parameters<typeof textStart>[0]>> = {
  '/api/v1/notifications': 'errors.notifications',
  '/api/v1/akkoma/frontend_settings/rookery/default': 'settings_profile.synchronization_error',
  '/api/v1/akkoma/frontend_settings/pleroma-fe': 'settings_profile.synchronization_error',
}

/** Second paths that the client tries after the first. */
const otherPaths: Readonly<Record<string, string>> = { '/nodeinfo/2.0.json': '/nodeinfo/2.0' }

/** Paths that are of no use without each other: the first failure is logged. */
const together = [['/api/v1/mutes', '/api/v1/blocks', '/api/v1/domain_blocks']]

/** Akkoma answers with its own page for a file that is not there, so that is no fault of these paths. */
const sentForMissing: Readonly<Record<string, Fault>> = {
  '/api/pleroma/frontend_configurations': 'HTML instead of JSON',
  '/static/config.json': 'HTML instead of JSON',
  '/instance/panel.html': 'HTML instead of JSON',
}

type Fault = keyof typeof faults

/** Faults of a server. Each is put before the requests of a route, and returns its end. */
const faults = {
  'a 500': (server: TestServer, route: string) => server.fail(route, Response.json({ error: 'Out of order' }, { status: 500 })),
  'HTML instead of JSON': (server: TestServer, route: string) => server.html(route),
  'a refused connection': (server: TestServer, route: string) => server.drop(route),
  'no response ever': (server: TestServer, route: string) => server.hold(route),
} satisfies Record<string, (server: TestServer, route: string) => Undo>
const faultNames = Object.keys(faults) as readonly Fault[] // its own keys

/** The fault of each broken path. */
type Broken = Readonly<Record<string, Fault>>

const readers = [
  ['a member', 'ada', [...everybodys, ...members]],
  ['a visitor', undefined, everybodys],
] as const

const test = appTest.override({ choices: { config: { suggestionsEnabled: true }, client: { showInstanceSpecificPanel: true } } })

interface Start {
  readonly server: TestServer
  readonly visit: (path: string, options?: VisitOptions) => Promise<RunningApp>
  readonly as: VisitOptions['as']
  readonly broken: Broken
  /** Paths that must be requested. */
  readonly expected: readonly string[]
}

/**
 * Starts on a new device until a timeline is shown, nothing is busy, and each failure is in the page or in the console. Returns paths of
 * its requests.
 */
async function start({ server, visit, as, broken, expected }: Start): Promise<ReadonlySet<string>> {
  const warn = vi
    .spyOn(console, 'warn')
    .mockImplementation(() => {})
    .mockClear()
  onTestFinished(() => warn.mockRestore())
  const undos = Object.entries(broken).map(([path, fault]) => faults[fault](server, `GET ${path}`))
  const isSilent = Object.values(broken).includes('no response ever')
  const before = server.requests.length
  const settings = { synchronizeSettings: true }
  const app = await visit('/', { settings, ...(as !== undefined && { as }), ...(isSilent && { waits: 10_000 }) })
  await expectTimeline()
  // These services send the late requests of a start, seconds after the first posts.
  await untilServicesRun(app.session)
  const alerts = new Set<string>()
  const noteAlerts = () => {
    for (const { textContent } of document.querySelectorAll('[role="alert"]')) alerts.add(textContent)
  }
  const advance = async (ms: number) => {
    noteAlerts()
    await app.advance(ms)
    noteAlerts()
  }
  await advance(6000)
  const sent = () => new Set(server.requests.slice(before).map((request) => request.slice(request.indexOf(' ') + 1)))
  const isShown = (path: string) => {
    if (sent().has(otherPaths[path] ?? '')) return true
    const shown = shownInPage[path]
    if (shown) return [...alerts].some((alert) => textStart(shown).test(alert))
    const names = together.find((group) => group.includes(path)) ?? [path]
    return warn.mock.calls.some(([line]) => names.some((name) => String(line).includes(`GET ${name} `)))
  }
  const faultsOfPage = () => [
    ...expected.filter((path) => !sent().has(path)).map((path) => `not sent: ${path}`),
    ...Object.entries(broken)
      .filter(([path, fault]) => sent().has(path) && sentForMissing[path] !== fault && !isShown(path))
      .map(([path]) => `not told: ${path}`),
    ...[...document.querySelectorAll('[aria-busy="true"]')].map((element) => `busy: ${element.outerHTML.slice(0, 100)}`),
  ]
  const found = async () => {
    const now = faultsOfPage()
    // A request without a response is given up after half a minute.
    if (now.length > 0) await advance(isSilent ? 10_000 : 1000)
    return now
  }
  await expect.poll(found, { message: JSON.stringify(broken) }).toEqual([])
  await expectTimeline()
  for (const undo of undos) undo()
  return sent()
}

async function expectTimeline(): Promise<void> {
  await expect.element(post(words).content).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: label('nav.label') })).toBeVisible()
}

/** Faults that a path meets alone: one of them by turns, all in a full run. Each path meets the others beside those of other paths. */
function faultsAlone(turn: number): readonly Fault[] {
  return inject('propertyFactor') > 1 ? faultNames : faultNames.filter((_, index) => index === turn % faultNames.length)
}

for (const [name, as, optional] of readers) {
  test(`a first start of ${name} sends these requests and no others`, async ({ server, visit }) => {
    await (await server.somebody('ada')).post(words)
    const sent = await start({ server, visit, as, broken: {}, expected: optional })
    const others = [...sent].filter((path) => !needed.includes(path) && !path.endsWith('.png'))
    expect(others.toSorted()).toEqual(optional.toSorted())
  })

  optional.forEach((path, turn) => {
    test(`a first start of ${name} shows a timeline when ${path} fails alone`, async ({ server, visit }) => {
      await (await server.somebody('ada')).post(words)
      for (const fault of faultsAlone(turn)) await start({ server, visit, as, broken: { [path]: fault }, expected: [path] })
    })
  })

  for (const fault of faultNames)
    test(`a first start of ${name} shows a timeline when all its other requests meet ${fault}`, async ({ server, visit }) => {
      await (await server.somebody('ada')).post(words)
      await start({ server, visit, as, broken: Object.fromEntries(optional.map((path) => [path, fault])), expected: [] })
    })

  test(`a first start of ${name} shows a timeline when each request meets another fault`, async ({ server, visit }) => {
    await (await server.somebody('ada')).post(words)
    for (const turn of faultNames.keys()) {
      const faultAt = (place: number) => faultNames[(place + turn) % faultNames.length] ?? 'a 500'
      await start({ server, visit, as, broken: Object.fromEntries(optional.map((path, place) => [path, faultAt(place)])), expected: [] })
    }
  })
}
