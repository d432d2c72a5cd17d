import { systemClock, type Clock } from '@rookery/api/http/Clock'
import type { AccountId } from '@rookery/api/wire/model'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { App } from '#app/App.tsx'
import { startPage } from '#app/start/startPage.ts'
import { createDevice } from '#features/session/model/Device.ts'
import { openSession } from '#features/signIn/model/openSession.ts'
import { accountKey, signedInAccount } from '#features/session/model/StoredAccounts.ts'
import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { createPageTitle } from '#lib/PageTitle.ts'
import { PageTitleContext } from '#features/screen/model/PageTitleContext.ts'
import { createPageState } from '#live/pageState.ts'
import '#ui/global.css'
import { logPage } from './logPage.ts'

/**
 * Responses of the server by method and path: a body, a response, a promise of one, or a function that returns one for each request;
 * `Response.error()` is a network error. Other paths are missing.
 */
export type MockResponses = Readonly<Record<string, unknown>>

export interface RenderOptions {
  readonly as?: 'ada' | null
  /** Of the token. */
  readonly scope?: string
  readonly responses?: MockResponses
  readonly clock?: Clock
  /** Another account takes the place of the one on screen. */
  readonly onChange?: () => void
}

const ada = { id: 'A1', username: 'ada', acct: 'ada', display_name: 'Ada', url: `${location.origin}/users/ada` }

const usual: MockResponses = {
  'GET /api/v1/instance': {
    uri: location.origin,
    title: 'Pond',
    version: '2.7.2 (compatible; Akkoma 3.16.0)',
    languages: ['en'],
    pleroma: {},
  },
  'GET /nodeinfo/2.0.json': { software: { name: 'akkoma', version: '3.16.0' }, metadata: { localBubbleInstances: ['bubble.example'] } },
  'GET /api/pleroma/frontend_configurations': { pleroma_fe: {} },
  'GET /static/config.json': {},
  'GET /api/v1/accounts/verify_credentials': ada,
  'GET /api/v1/accounts/ada': ada,
  'GET /api/v1/timelines/home': [],
  'GET /api/v1/timelines/public': [],
  'GET /api/v1/timelines/bubble': [],
  'GET /api/v1/notifications': [],
  'GET /api/v1/akkoma/frontend_settings/rookery/default': { settings: {}, version: 1 },
}

/** The whole client in the test's own window, on a server of canned answers. */
export async function renderPage(
  path: string,
  { as = null, scope = 'read', responses = {}, clock = systemClock, onChange }: RenderOptions = {},
) {
  const home = location.href
  history.replaceState(null, '', path)
  const requests: string[] = []
  const all = { ...usual, ...responses }
  const send = (url: string, init: RequestInit): Promise<Response> => {
    const name = `${init.method ?? 'GET'} ${new URL(url).pathname}`
    requests.push(name)
    return Promise.resolve(responseOf(all[name]))
  }

  const { origin } = location
  const texts = new Map<string, string>()
  const tab = new Map<string, string>()
  const device = createDevice({ page: origin, local: () => storageOf(texts), tab: () => storageOf(tab) })
  const token = { accessToken: 'token', refreshToken: null, scope, expiresAt: null }
  if (as) device.accounts.put({ key: accountKey(origin, 'A1' as AccountId), origin, id: 'A1' as AccountId, acct: as, token }) // the account above
  const databases = new Map<string, Map<string, unknown>>()
  const language = createInterfaceLanguage(document.documentElement)
  const title = createPageTitle(document)
  const state = createPageState(window)
  const openStorage = ({ name }: { name: string }) => memoryStorage(databases, name)
  const { page, sessions, close } = await startPage({
    window,
    state,
    language,
    title,
    accounts: device.accounts,
    openSession: (owner) =>
      openSession({
        origin: owner?.origin ?? origin,
        account: signedInAccount(owner),
        clock,
        device,
        fetch: send,
        openStorage,
      }),
    ...(onChange && { onChange }),
    onFailure(error) {
      throw error
    },
  })
  const screen = await render(
    <LanguageContext value={language}>
      <PageTitleContext value={title}>
        <App page={page} sessions={sessions} />
      </PageTitleContext>
    </LanguageContext>,
  )
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') logPage()
    await screen.unmount()
    await close()
    history.replaceState(null, '', home)
    document.documentElement.removeAttribute('data-theme')
    document.documentElement.lang = 'en'
    document.documentElement.dir = 'ltr'
  })
  return { screen, page, device, requests }
}

function responseOf(response: unknown): Response | Promise<Response> {
  if (isMade(response)) return responseOf(response())
  if (response instanceof Promise) return response
  if (response instanceof Response) return response.type === 'error' ? Promise.reject(new TypeError('Failed to fetch')) : response.clone()
  return response === undefined ? Response.json({ error: 'Not found' }, { status: 404 }) : Response.json(response)
}

function isMade(response: unknown): response is () => unknown {
  return typeof response === 'function'
}

function storageOf(texts: Map<string, string>): Storage {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: () => null,
    clear: () => texts.clear(),
    length: 0,
  }
}

function memoryStorage(databases: Map<string, Map<string, unknown>>, name: string): AccountStorage {
  const stored = databases.get(name) ?? new Map<string, unknown>()
  databases.set(name, stored)
  return {
    get: async (key) => stored.get(key),
    entries: async (prefix) => [...stored].filter(([key]) => key.startsWith(prefix)),
    set: async (key, value) => stored.set(key, value) === stored,
    remove: async (key) => void stored.delete(key),
    leave: () => {},
    destroy: async () => stored.clear(),
  }
}
