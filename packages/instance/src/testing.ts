import type { Clock } from '@rookery/api/http/Clock'
import { hashToken, type AccountRow } from './auth.ts'
import { createInstance, type EmbeddedInstance } from './createInstance.ts'
import { openDatabase } from './db/openDatabase.ts'
import type { Dialect } from './dialects/Difference.ts'
import { speakDialect } from './dialects/speakDialect.ts'
import { findAccount } from './domain/findAccount.ts'
import type { PostPush } from './domain/push/postToPushService.ts'
import { newSecret } from './domain/secrets.ts'
import { createTestClient, type TestClient } from './testing/createTestClient.ts'
import { createFakeClock, type FakeClock } from './testing/createFakeClock.ts'
import { createTestWebSocket, type TestWebSocketConstructor } from './testing/createTestWebSocket.ts'
import { createFaults, type Faults } from './testing/Faults.ts'
import { seededRandom } from './seed/seededRandom.ts'
import { smallSeed } from './testing/smallSeed.ts'

export type { TestClient, TestClientReply } from './testing/createTestClient.ts'
export { createFakeClock, type FakeClock } from './testing/createFakeClock.ts'
export type { TestSocketEvent, TestWebSocket, TestWebSocketConstructor } from './testing/createTestWebSocket.ts'
export type { Faults, Release, Undo } from './testing/Faults.ts'
export { smallWorldPassword, type SmallWorldName } from './testing/smallSeed.ts'

export interface TestInstanceOptions {
  /** `small` (the default): Ada, Mona, Bob, Carol, Dave and remote Rita, without relations and posts. `none`: no accounts. */
  seed?: 'small' | 'none'
  /** Off when left out, since a fake clock never opens a new window. */
  rateLimits?: boolean
  /** Receives push messages; by default they are dropped. */
  postPush?: PostPush
  /** The kind of server that the instance imitates; Akkoma if omitted. */
  dialect?: Dialect
}

export interface TestInstance<SomeClock extends Clock = FakeClock> extends Faults {
  readonly instance: EmbeddedInstance
  readonly origin: string
  readonly clock: SomeClock
  /** Like the browser's: takes a path or a URL. Faults act on it. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  /** Like the browser's, for the live stream at `origin`; `instance.settled()` waits for pending work. */
  readonly WebSocket: TestWebSocketConstructor
  /** Breaks all open streams, as a lost network does (1006), or as a server does with a code of its own. */
  cutStreams(code?: number): void
  /** Writes a token for one of the people and returns it, without the ways of OAuth. All scopes when none is named. */
  signIn(name: string, scopes?: string): Promise<string>
  /** An API client of a signed-in account, or of a visitor without a name. */
  as(name?: string): Promise<TestClient>
  /** The row of an account. Throws if it does not exist. */
  account(name: string): Promise<AccountRow>
  close(): Promise<void>
}

const origin = 'http://pond.example'
const allScopes = 'read write follow push admin'
const tokenLifetime = 100 * 365 * 86_400_000

/**
 * A whole instance in memory: no port, no files, nothing mocked. Close it when done.
 * @param options `clock` is a fake one that does not advance if omitted
 */
export async function startTestInstance(options: TestInstanceOptions & { clock?: FakeClock } = {}): Promise<TestInstance> {
  return startTestInstanceOn(options.clock ?? createFakeClock(), options)
}

/** The same on a clock of any kind, such as the real one. */
export async function startTestInstanceOn<SomeClock extends Clock>(
  clock: SomeClock,
  options: TestInstanceOptions = {},
): Promise<TestInstance<SomeClock>> {
  const { dialect, rateLimits = false, seed = 'small', postPush = () => Promise.resolve(201) } = options
  const own = await createInstance({
    db: openDatabase(':memory:'),
    clock,
    random: seededRandom(1),
    origin,
    mediaDir: null,
    rateLimits,
    postPush,
    ...(dialect && { config: dialect.config }),
    ...(seed === 'small' && { seed: smallSeed }),
  })
  const instance = dialect ? speakDialect(own, dialect) : own
  const { intercept, alter, ...faults } = createFaults()
  const { WebSocket, cut } = createTestWebSocket(instance, intercept)
  const account = async (name: string) => {
    const row = await findAccount(instance.context, name)
    if (!row) throw new Error(`Nobody is called "${name}" here.`)
    return row
  }
  const testFetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(input, origin), init)
    return (await intercept(request)) ?? fileOfClient(request) ?? alter(request, await instance.fetch(request))
  }
  const signIn = async (name: string, scopes = allScopes) => {
    const token = newSecret()
    const now = clock.now()
    const row = {
      token_hash: hashToken(token),
      account_id: (await account(name)).id,
      scopes,
      created_at: now,
      expires_at: now + tokenLifetime,
    }
    await instance.context.db.insertInto('oauth_tokens').values(row).execute()
    return token
  }
  return {
    ...faults,
    instance,
    origin,
    clock,
    account,
    WebSocket,
    cutStreams: cut,
    fetch: testFetch,
    signIn,
    as: async (name) => createTestClient(testFetch, name === undefined ? null : await signIn(name)),
    close: () => instance.close(),
  }
}

/** No client is built for a test: of its files there is an empty configuration. */
function fileOfClient(request: Request): Response | null {
  return new URL(request.url).pathname === '/static/config.json' ? Response.json({}) : null
}
