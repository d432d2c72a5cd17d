import { createFakeClock, type FakeClock } from '@rookery/instance/testing/createFakeClock'
import { test as base, expect, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '#app/App.tsx'
import { startPage, type StartedPage } from '#app/start/startPage.ts'
import { createDevice, type Device } from '#features/session/model/Device.ts'
import { openSession } from '#features/signIn/model/openSession.ts'
import type { Session } from '#features/session/model/Session.ts'
import { accountKey, signedInAccount } from '#features/session/model/StoredAccounts.ts'
import { settingsKey } from '#features/settings/model/storedSettings.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { createPageTitle } from '#lib/PageTitle.ts'
import { PageTitleContext } from '#features/screen/model/PageTitleContext.ts'
import { createPageState } from '#live/pageState.ts'
import { accountServicesOf } from '#live/startAccountServices.ts'
import '#ui/global.css'
import './locators.ts'

import { logPage } from '../logPage.ts'
import { memoryStorage, type Databases } from '../memoryStorage.ts'
import { rememberPage, watchResidue } from './residue.ts'
import type { InstanceChoices } from './RunningInstance.ts'
import { startTestServer, type PersonName, type TestServer } from './TestServer.ts'
import { storedAppsOf } from '#features/session/model/StoredApps.ts'
import { resizePage } from '../resizePage.ts'

/** Sizes of the window: three columns, two, one. */
export const sizes = { wide: [1440, 900], middle: [1024, 768], phone: [390, 844] } as const

/** How a test enters the product. */
export interface VisitOptions {
  /** The signed-in account; a visitor when absent. */
  readonly as?: PersonName
  /** Scopes of the token; all of them when absent. */
  readonly scopes?: string
  /** `wide` when absent. */
  readonly size?: keyof typeof sizes
  /** Settings that the person has chosen on this device before. They stay on it, unless one of them is `synchronizeSettings: true`. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Milliseconds by which both clocks move on at most until the client has started, for one that waits for a request without a response. */
  readonly waits?: number
}

/** The client as it runs in the test's page. */
export interface RunningApp {
  readonly device: Device
  /** The session on screen, for arranging and for reading stored data; never for actions of the user. */
  readonly session: Session
  /** Moves the clocks of the page and of the instance on, from timer to timer, waiting for the requests that each sends. */
  advance(ms: number): Promise<void>
  /** Moves both clocks on at once, as while a device sleeps: each timer that became due runs once. */
  sleep(ms: number): Promise<void>
  /** Ends the client and starts it again from its stored data, at the present address or another one, like a reload. */
  restart(path?: string): Promise<void>
}

/** Starts the client at an address, as a person or a visitor. */
export type Visit = (path: string, options?: VisitOptions) => Promise<RunningApp>

interface AppFixtures {
  /** Settings of the instance; override with `appTest.override`, or per test with `server.configure`. */
  choices: InstanceChoices
  /** An instance of this test's own. */
  server: TestServer
  /**
   * Starts the client at an address. `app.restart` returns to it on the same device; a second visit ends it and comes from another
   * device, where nothing is stored.
   */
  visit: Visit
}

/** Frames in twenty seconds. Services start after four at the latest, even beside requests without a response, when their code is loaded. */
const maxServiceFrames = 1200

watchResidue()

// The page's own state lasts as long as the page.
const state = createPageState(window)

/**
 * A test of the whole client in the shared page of all tests, with its own instance over HTTP. Both clocks stop until `app.advance`. It
 * fails if the client logs an error, or leaves a listener, a timer or a stored value.
 */
export const appTest = base.extend<AppFixtures>({
  choices: {},
  // A failing teardown of a fixture hangs Vitest in a browser; a failing hook fails the test.
  server: async ({ choices, onTestFinished }, provide) => {
    const server = await startTestServer(choices)
    onTestFinished(() => server.stop())
    await provide(server)
  },
  visit: async ({ server, onTestFinished, task }, provide) => {
    const home = location.href
    const before = rememberPage()
    const errors = watchErrors()
    const clock = createFakeClock(Date.now())
    let client: StartedClient | null = null
    const databases: Databases = new Map()
    let device = openDevice(server)

    async function start(path: string, waits = 0): Promise<void> {
      history.replaceState(null, '', path)
      // A new page reads the device's storage again.
      device = openDevice(server)
      let isStarting = true
      const starting = startClient(server, device, databases, clock).finally(() => (isStarting = false))
      for (let rest = waits; rest > 0;) {
        await atRest(server)
        if (!isStarting) break
        // A client that loads its code has set no timer yet.
        if (clock.untilNext() !== null) rest -= await moveOn(rest)
      }
      client = await starting
    }
    async function leave(): Promise<void> {
      await client?.end()
      client = null
      localStorage.clear()
      sessionStorage.clear()
    }
    /** The services of a session start by the browser's own timers. A clock that moved on before would miss theirs. */
    async function servicesStarted(): Promise<void> {
      const services = client && accountServicesOf(client.page.get().session)
      for (let frame = 0; services?.get() === null && frame < maxServiceFrames; frame += 1) await nextFrame()
    }
    /** Moves both clocks on to the next timer, and no further than this. Returns by how much. */
    async function moveOn(max: number): Promise<number> {
      const step = Math.min(max, Math.max(1, clock.untilNext() ?? max))
      clock.advance(step)
      await server.advance(step)
      await server.settled()
      return step
    }
    onTestFinished(async () => {
      if (task.result?.state === 'fail') logPage()
      await leave()
      history.replaceState(null, '', home)
      clearDocument()
      // A timer of the browser that ends by itself is no leak: presses on moved posts are ignored for a second.
      await expect.poll(() => before.residue().join('\n'), { message: 'left in the page', timeout: 1500 }).toBe('')
      expect(errors.end().join('\n'), 'logged as errors').toBe('')
    })
    await provide(async (path, { as, scopes, size = 'wide', settings, waits } = {}) => {
      const [width, height] = sizes[size]
      await resizePage(width, height)
      await commands.parkPointer()
      if (client) {
        await leave()
        databases.clear()
        device = openDevice(server)
      }
      if (as !== undefined) {
        const key = await putAccount(server, device, as, scopes)
        databases.set(`rookery:${key}`, new Map([[settingsKey, { synchronizeSettings: false, ...settings }]]))
      }
      await start(path, waits)
      return {
        get device() {
          return device
        },
        get session() {
          if (!client) throw new Error('The client is not running.')
          return client.page.get().session
        },
        async advance(ms) {
          await servicesStarted()
          await atRest(server)
          // From timer to timer: a request that one of them sends would time out by a jump beyond it.
          for (let rest = ms; rest > 0;) rest -= await moveOn(rest)
        },
        async sleep(ms) {
          await servicesStarted()
          await atRest(server)
          await server.advance(ms)
          clock.sleep(ms)
          await server.settled()
        },
        async restart(next = `${location.pathname}${location.search}${location.hash}`) {
          await client?.end()
          await start(next)
        },
      }
    })
  },
})

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => void requestAnimationFrame(resolve))
}

function openDevice({ origin }: TestServer): Device {
  return createDevice({ page: origin, local: () => localStorage, tab: () => sessionStorage })
}

/** Leaves the account on the device as signing in does, and returns its key. */
async function putAccount(server: TestServer, device: Device, name: PersonName, scopes?: string): Promise<string> {
  const { origin } = server
  const { id, app, token } = await server.signIn(name, scopes)
  const key = accountKey(origin, id)
  device.accounts.rememberName(name)
  device.accounts.put({ key, origin, id, acct: name, token })
  storedAppsOf(device).put(origin, {
    clientId: app.client_id,
    clientSecret: app.client_secret,
    redirectUri: app.redirect_uris,
    scopes: 'read write follow push admin',
    wantedScopes: 'read write follow push admin',
    registeredAt: app.created_at,
  })
  return key
}

interface StartedClient {
  readonly page: StartedPage['page']
  end(): Promise<void>
}

async function startClient(server: TestServer, device: Device, databases: Databases, clock: FakeClock): Promise<StartedClient> {
  const openStorage = ({ name }: { name: string }) => memoryStorage(databases, name)
  const language = createInterfaceLanguage(document.documentElement)
  const title = createPageTitle(document)
  const { WebSocket } = window
  window.WebSocket = server.Socket
  const {
    page: shown,
    sessions,
    close,
  } = await startPage({
    window,
    state,
    language,
    title,
    accounts: device.accounts,
    openSession: (owner) =>
      openSession({
        origin: owner?.origin ?? server.origin,
        account: signedInAccount(owner),
        clock,
        device,
        fetch: server.send,
        openStorage,
      }),
    onFailure(error) {
      throw error
    },
  })
  const screen = await render(
    <LanguageContext value={language}>
      <PageTitleContext value={title}>
        <App page={shown} sessions={sessions} />
      </PageTitleContext>
    </LanguageContext>,
  )
  return {
    page: shown,
    async end() {
      await screen.unmount()
      await close()
      window.WebSocket = WebSocket
    },
  }
}

/** Resolves when a frame has passed without a request: effects of the responses have set their timers then. */
async function atRest(server: TestServer): Promise<void> {
  let sent: number
  do {
    await server.settled()
    sent = server.requests.length
    await new Promise((resolve) => void requestAnimationFrame(() => requestIdleCallback(resolve)))
  } while (server.requests.length > sent)
}

function watchErrors(): { end: () => readonly string[] } {
  const logged: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void logged.push(parts.map(String).join(' ')))
  return {
    end() {
      spy.mockRestore()
      return logged
    },
  }
}

function clearDocument(): void {
  const { documentElement } = document
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name)
  documentElement.lang = 'en'
  documentElement.dir = 'ltr'
}
