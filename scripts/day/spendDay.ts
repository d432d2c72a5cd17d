import { randomBytes } from 'node:crypto'
import * as credentials from '@rookery/api/calls/credentials'
import * as oauth from '@rookery/api/calls/oauth'
import { oauthMetadata } from '@rookery/api/calls/oauthMetadata'
import { isMissing } from '@rookery/api/calls/optional'
import * as statusWriting from '@rookery/api/calls/statusWriting'
import * as timelines from '@rookery/api/calls/timelines'
import { ApiError } from '@rookery/api/http/ApiError'
import { createClient, type ApiClient, type Send } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import type { StreamSocketConstructor } from '@rookery/api/stream/StreamClient'
import { daySteps } from './daySteps.ts'
import { describeServer } from './describeServer.ts'
import { faultSentence } from './faultSentence.ts'
import type { DayRow, DayWorld, StepResult } from './DayStep.ts'

/** An account on a server. */
export interface DayAccount {
  readonly origin: string
  readonly token: string
}

export interface DayOptions {
  readonly account: DayAccount
  readonly other?: DayAccount | null
  /** Ends the token at last. The app, where it is known: many servers ask for it. */
  readonly revoke?: oauth.OAuthApp | null
  readonly clock: Clock
  readonly fetch: Send
  readonly WebSocket: StreamSocketConstructor
  /** Stops before the next step; everything that was created is still removed. */
  readonly signal?: AbortSignal
  readonly onRow?: (row: DayRow) => void
}

/** The day cannot begin, for a reason that the person can mend. */
export class DayFault extends Error {}

/**
 * Spends a day on a real server: each step of a person's day once, with the calls that the client uses. Deletes its own data, also
 * after failures.
 * @throws DayFault when there is no server or the token is not accepted
 */
export async function spendDay(options: DayOptions): Promise<readonly DayRow[]> {
  const { account, clock, other, revoke, signal, onRow } = options
  const clientOf = ({ origin }: DayAccount, token: string | null) => createClient({ origin, token, clock, fetch: options.fetch })
  const rows: DayRow[] = []
  const traces: { readonly name: string; readonly remove: () => Promise<unknown> }[] = []
  const marker = `rookery-contract-${randomBytes(6).toString('hex')}`

  async function step(name: string, run: () => Promise<string | StepResult>): Promise<void> {
    const start = clock.now()
    const result = await run().then(toResult, toFailure)
    const row = { step: name, ms: clock.now() - start, ...result }
    rows.push(row)
    onRow?.(row)
  }

  const visitor = clientOf(account, null)
  const started = clock.now()
  const server = await describeServer(visitor).catch((error: unknown) => {
    throw new DayFault(serverFault(account.origin, error))
  })
  const client = clientOf(account, account.token)
  const me = await ownAccount(client, '--token')
  const otherClient = other ? clientOf(other, other.token) : null
  const found: DayRow = {
    step: 'Find the server',
    result: 'works',
    ms: clock.now() - started,
    detail: `${server.software}, @${me.username}`,
  }
  rows.push(found)
  onRow?.(found)

  const world: DayWorld = {
    client,
    me,
    other: otherClient && { client: otherClient, me: await ownAccount(otherClient, '--other') },
    instance: server.instance,
    capabilities: server.capabilities,
    clock,
    WebSocket: options.WebSocket,
    traces: { add: (name, remove) => traces.push({ name, remove }) },
    marker,
    post: null,
  }
  for (const { name, run } of daySteps) {
    if (signal?.aborted) break
    await step(name, () => run(world))
  }
  await step('Clean up', () => cleanUp(world, traces))
  await step('Sign out', () =>
    revoke && !signal?.aborted ? signOut(visitor, client, revoke, server.capabilities.rejectsBy403) : notRevoked(),
  )
  return rows
}

function toResult(found: string | StepResult): StepResult {
  return typeof found === 'string' ? { result: 'works', detail: found } : found
}

function toFailure(error: unknown): StepResult {
  return { result: isMissing(error) ? 'missing' : 'failed', detail: faultSentence(error) }
}

async function ownAccount(client: ApiClient, option: string) {
  return credentials.verify(client).catch((error: unknown) => {
    const isWrong = error instanceof ApiError && (error.status === 401 || credentials.accountRefusal(error) === 'other')
    throw new DayFault(`${isWrong ? `The token of ${option} is wrong or has ended. ` : `${option}: `}${faultSentence(error)}`)
  })
}

function serverFault(origin: string, error: unknown): string {
  if (isMissing(error)) return `There is no server with this interface at ${origin}. ${faultSentence(error)}`
  return `${origin}: ${faultSentence(error)}`
}

/** Takes away everything that the day made, the last first; then looks for posts whose response was lost. */
async function cleanUp(world: DayWorld, traces: readonly { readonly name: string; readonly remove: () => Promise<unknown> }[]) {
  const left: string[] = []
  for (const { name, remove } of traces.toReversed()) {
    await remove().catch((error: unknown) => {
      if (!isDeleted(error)) left.push(`${name}: ${faultSentence(error)}`)
    })
  }
  for (const { client, me } of [world, ...(world.other ? [world.other] : [])]) {
    const { items } = await timelines.fetch(client, { path: `/api/v1/accounts/${encodeURIComponent(me.id)}/statuses` }, { limit: 40 })
    for (const { id, content } of items.filter((item) => item.content.includes(world.marker))) {
      await statusWriting.remove(client, id).catch((error: unknown) => {
        if (!isDeleted(error) || content === '') left.push(`post ${id}: ${faultSentence(error)}`)
      })
    }
  }
  if (left.length > 0) throw new Error(`Left on the server: ${left.join('; ')}`)
  return `${traces.length} things taken away`
}

function isDeleted(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410)
}

function notRevoked(): Promise<StepResult> {
  return Promise.resolve({ result: 'left out', detail: 'The token still works (--revoke ends it).' })
}

async function signOut(visitor: ApiClient, client: ApiClient, app: oauth.OAuthApp, rejectsBy403: boolean): Promise<string> {
  const paths = (await oauthMetadata(visitor))?.paths
  await oauth.revoke(visitor, { app: { ...app, paths }, token: client.token ?? '' }).catch((error: unknown) => {
    const asksForApp = app.clientId === '' && error instanceof ApiError && [400, 401, 403].includes(error.status)
    throw asksForApp ? new Error(`${faultSentence(error)} Name the app of the token with --client-id and --client-secret.`) : error
  })
  try {
    await credentials.verify(client)
  } catch (error) {
    if (error instanceof ApiError && credentials.isDeadToken(error, rejectsBy403)) return 'the token is dead'
    throw error
  }
  throw new Error('The server says that the token is revoked, and still accepts it.')
}
