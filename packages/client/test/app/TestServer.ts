import * as accounts from '@rookery/api/calls/accounts'
import * as credentials from '@rookery/api/calls/credentials'
import * as statusWriting from '@rookery/api/calls/statusWriting'
import { createClient, type ApiClient, type Send } from '@rookery/api/http/client'
import type { Account, AccountId, Status, Token } from '@rookery/api/wire/model'
import { decodeToken } from '@rookery/api/wire/token'
import { createFaults, type Faults } from '@rookery/instance/testing/Faults'
import { inject } from 'vitest'

import type { ArrangementName, ArrangementOptions, ArrangementResult } from './arrangements.ts'
import type { commands } from './instances.ts'
import type { InstanceChoices } from './RunningInstance.ts'

type Commands = typeof commands

/** People of every test's instance. Ada is an admin, Mona a moderator; Carol approves her followers by hand. */
export type PersonName = 'ada' | 'mona' | 'bob' | 'carol' | 'dave'

/** The instance of one test, as the test page uses it. Faults affect the client under test alone, never `somebody`. */
export interface TestServer extends Faults {
  readonly origin: string
  /** Fetch for the client under test: through the faults to the instance, as `POST /api/v1/statuses` in `requests`. */
  readonly send: Send
  /** Requests of the client under test, as `GET /api/v1/timelines/home`, in their order. */
  readonly requests: readonly string[]
  /** The same with their queries, as `GET /api/v1/timelines/home?limit=20`. */
  readonly addresses: readonly string[]
  /** JSON bodies of those requests that had one. */
  readonly bodies: readonly { readonly request: string; readonly body: unknown }[]
  /** The browser's own, but connections to the instance's address lead to this instance. */
  readonly Socket: typeof WebSocket
  /** One of the people, acting from another device. */
  somebody(name: PersonName): Promise<Somebody>
  /** A new session for one of the people. */
  signIn(name: PersonName, scopes?: string): Promise<SignedIn>
  /** Moves the instance's clock on by so many milliseconds. `app.advance` moves the page's too. */
  advance(ms: number): Promise<void>
  /**
   * Resolves when the client has no request under way, its sockets are open or lost, and the instance has sent everything to open
   * streams. Held requests count as over.
   */
  settled(): Promise<void>
  /** Puts a file where an admin puts theirs, for example `instance/panel.html`. */
  putFile(path: string, text: string): Promise<void>
  /** Changes the instance's settings while it runs. */
  configure(config: NonNullable<InstanceChoices['config']>): Promise<void>
  /** Runs one of the arrangements that only the instance's database can make. */
  arrange<Name extends ArrangementName>(name: Name, options: ArrangementOptions<Name>): Promise<ArrangementResult<Name>>
  stop(): Promise<void>
}

/** A user's session: the account's id, the client's registration and the token. */
export interface SignedIn {
  readonly id: AccountId
  readonly app: Awaited<ReturnType<Commands['signIn']>>['app']
  readonly token: Token
}

/** An account with its actions from another device, one method each. */
export interface Somebody {
  readonly client: ApiClient
  readonly account: Account
  /** Posts publicly by default. */
  post(text: string, draft?: Partial<statusWriting.StatusDraft>): Promise<Status>
  edit(status: Status, text: string): Promise<Status>
  remove(status: Status): Promise<unknown>
  follow(name: string): Promise<void>
}

const allScopes = 'read write follow push admin'

/** Starts an instance of its own for a test. It is empty but for its people. */
export async function startTestServer(choices: InstanceChoices = {}): Promise<TestServer> {
  const { origin } = location
  const name = await command('start', { origin, ...choices })
  const prefix = `${inject('instances')}/${name}`
  const { intercept, alter, ...faults } = createFaults()
  const requests: string[] = []
  const addresses: string[] = []
  const bodies: { request: string; body: unknown }[] = []
  const direct: Send = (url, init) => {
    const { pathname, search } = new URL(url, origin)
    return fetch(`${prefix}${pathname}${search}`, init)
  }
  const underWay = new Set<Promise<unknown>>()
  const overNetwork: Send = (url, init) => {
    const response = direct(url, init)
    underWay.add(response)
    // The client hears of a failure itself.
    void response.catch(() => {}).finally(() => underWay.delete(response))
    return response
  }
  const send: Send = async (url, init) => {
    const { signal } = init
    const request = new Request(new URL(url, origin), { method: init.method ?? 'GET', ...(signal && { signal }) })
    const { pathname, search } = new URL(request.url)
    const line = `${request.method} ${pathname}`
    requests.push(line)
    addresses.push(line + search)
    if (typeof init.body === 'string' && init.body.startsWith('{')) bodies.push({ request: line, body: JSON.parse(init.body) })
    // As in a browser, an aborted request ends immediately, also while it is held.
    const intercepted = await Promise.race([intercept(request), ...(signal ? [aborted(signal)] : [])])
    return intercepted ?? alter(request, await overNetwork(url, init))
  }
  class Socket extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      const url = new URL(address)
      url.pathname = `${prefix}${url.pathname}`
      super(url, protocols)
      // An event of the instance is lost to a stream that is not open yet.
      const opening = new Promise<void>((resolve) => {
        for (const end of ['open', 'close']) this.addEventListener(end, () => resolve())
      })
      underWay.add(opening)
      void opening.then(() => underWay.delete(opening))
    }
  }
  const signIn: TestServer['signIn'] = async (as, scopes = allScopes) => {
    const { accountId, app, token } = await command('signIn', { name, as, scopes })
    return { id: accountId as AccountId, app, token: decodeToken(token, Date.now()) } // the instance's own id
  }
  return {
    ...faults,
    origin,
    Socket,
    send,
    requests,
    addresses,
    bodies,
    signIn,
    async somebody(as) {
      const { token } = await signIn(as)
      return somebodyOf(createClient({ origin, token: token.accessToken, fetch: direct }))
    },
    async advance(ms) {
      await command('advance', { name, ms })
    },
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay)
      await command('settled', { name })
    },
    async putFile(path, text) {
      await command('putFile', { name, path, text })
    },
    async configure(config) {
      await command('configure', { name, config })
    },
    arrange: async (arrangement, options) =>
      (await command('arrange', { name, arrangement, options })) as ArrangementResult<typeof arrangement>, // by its own name
    async stop() {
      await command('stop', { name })
    },
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('The request was given up.', 'AbortError')))
  })
}

async function somebodyOf(client: ApiClient): Promise<Somebody> {
  return {
    client,
    account: await credentials.verify(client),
    post: (text, draft = {}) =>
      statusWriting.create(client, { text, visibility: 'public', ...draft }, { idempotencyKey: crypto.randomUUID() }),
    edit: ({ id }, text) => statusWriting.edit(client, id, { text, spoilerText: '', sensitive: false, mediaIds: [] }),
    remove: ({ id }) => statusWriting.remove(client, id),
    async follow(other) {
      const { id } = await accounts.lookup(client, other)
      await accounts.follow(client, id)
    },
  }
}

async function command<Name extends keyof Commands>(
  name: Name,
  options: Parameters<Commands[Name]>[0],
): Promise<Awaited<ReturnType<Commands[Name]>>> {
  const response = await fetch(`${inject('instances')}/command/${name}`, { method: 'POST', body: JSON.stringify(options) })
  const result: unknown = await response.json()
  if (!response.ok) throw new Error(`${name}: ${(result as { error: string }).error}`) // as the runner writes errors
  return result as Awaited<ReturnType<Commands[Name]>> // the runner responds with the command's result
}
