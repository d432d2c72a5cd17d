import * as instanceCalls from '@rookery/api/calls/instance'
import { ApiError } from '@rookery/api/http/ApiError'
import { createClient, type ApiClient, type Send } from '@rookery/api/http/client'
import { systemClock, type Clock } from '@rookery/api/http/Clock'
import type { Instance, NodeInfo } from '@rookery/api/wire/model'
import { isRecord } from '#lib/isRecord.ts'

/** A server as far as it describes itself before a sign-in. */
export interface FoundServer {
  /** Of its API, which may differ from the typed one. */
  readonly origin: string
  readonly instance: Instance
  readonly nodeInfo: NodeInfo | null
}

/** Why an address leads to no server that this client can use. */
export type ServerFault =
  /** It responds, but has no API that this client speaks. */
  | 'noApi'
  /** It responds only to people who are signed in to something else, such as a proxy. */
  | 'behindLogin'
  /** It responds, but its responses are not shared with other sites. */
  | 'notShared'
  /** It sends everybody on to another address. */
  | 'moved'
  /** There is no secure connection: the name, the certificate or the network. */
  | 'noConnection'
  | 'noAnswer'
  /** It is there and says that it cannot respond now. */
  | 'inTrouble'

export type ServerSearch =
  | { readonly kind: 'found'; readonly server: FoundServer }
  | { readonly kind: 'fault'; readonly fault: ServerFault; readonly software: string | null }

interface SearchOptions {
  readonly send: Send
  readonly clock: Clock
  readonly signal?: AbortSignal | undefined
}

/** The same by the browser's own network. */
export const findServerOnNetwork = (origin: string, signal: AbortSignal): Promise<ServerSearch> =>
  findServer(origin, { send: (url, init) => fetch(url, init), clock: systemClock, signal })

/** Milliseconds that a server may take before the search says that it does not respond. */
const timeoutMs = 12_000

/**
 * Finds the server at an origin, and its description of itself. If the host only names its server's address elsewhere
 * (`/.well-known/nodeinfo`), that one is described. Rejects only when the signal ends it.
 */
export async function findServer(origin: string, options: SearchOptions): Promise<ServerSearch> {
  const search = await describe(origin, options)
  if (search.kind === 'found') return search
  const other = await inTime(options, (signal) => originNamedBy(origin, options.send, options.clock, signal))
  if (other === null || other === origin) return search
  const elsewhere = await describe(other, options)
  return elsewhere.kind === 'found' ? elsewhere : search
}

function describe(origin: string, options: SearchOptions): Promise<ServerSearch> {
  const { send, clock } = options
  const client = createClient({ origin, clock, token: null, fetch: (url, init) => send(url, { ...init, redirect: 'error' }) })
  return inTime(options, async (signal) => {
    const nodeInfo = orNull(instanceCalls.nodeInfo(client, { signal }))
    try {
      const instance = await fetchInstance(client, signal)
      const server = { origin, instance, nodeInfo: await nodeInfo }
      // An object that describes nothing comes from another kind of service.
      const isServer = instance.version !== '' || Boolean(server.nodeInfo?.software.name)
      return isServer ? { kind: 'found', server } : { kind: 'fault', fault: 'noApi', software: null }
    } catch (error) {
      options.signal?.throwIfAborted()
      if (!(error instanceof ApiError)) throw error
      const fault = await faultOf(error, origin, send, signal)
      return { kind: 'fault', fault, software: (await nodeInfo)?.software.name ?? null }
    }
  })
}

/** Ends the requests of some work when it takes too long, or when the person does not want it any more. */
async function inTime<Value>({ clock, signal }: SearchOptions, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const limit = new AbortController()
  const end = () => limit.abort()
  const timer = clock.after(timeoutMs, end)
  signal?.addEventListener('abort', end)
  try {
    signal?.throwIfAborted()
    return await work(limit.signal)
  } finally {
    timer.cancel()
    signal?.removeEventListener('abort', end)
  }
}

/** The first version, or the second where a server has only that. */
async function fetchInstance(client: ApiClient, signal: AbortSignal): Promise<Instance> {
  try {
    return await instanceCalls.instance(client, { signal })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return instanceCalls.instanceV2(client, { signal })
  }
}

async function faultOf(error: ApiError, origin: string, send: Send, signal: AbortSignal): Promise<ServerFault> {
  const { kind, status } = error
  if (kind === 'timeout' || kind === 'aborted') return 'noAnswer'
  // A browser does not tell a missing certificate, a wrong name and a response that is not shared apart.
  if (kind === 'network') return faultOfConnection(origin, send, signal)
  if (status === 401 || status === 403) return 'behindLogin'
  return status >= 500 || status === 429 ? 'inTrouble' : 'noApi'
}

/** Tells requests apart that all fail alike: by one that may not follow a redirect, and one whose response this page may not read. */
async function faultOfConnection(origin: string, send: Send, signal: AbortSignal): Promise<ServerFault> {
  const ask = (init: RequestInit) => send(`${origin}/api/v1/instance`, { credentials: 'omit', signal, ...init }).catch(() => null)
  if ((await ask({ redirect: 'manual' }))?.type === 'opaqueredirect') return 'moved'
  return (await ask({ mode: 'no-cors' })) === null ? 'noConnection' : 'notShared'
}

/** The origin that a host names as that of its server; null if it names none. */
async function originNamedBy(origin: string, send: Send, clock: Clock, signal: AbortSignal): Promise<string | null> {
  const client = createClient({ origin, clock, token: null, fetch: (url, init) => send(url, { ...init, redirect: 'follow' }) })
  const reply = await orNull(client.request('GET', '/.well-known/nodeinfo', { signal }))
  const links = isRecord(reply?.body) && Array.isArray(reply.body.links) ? reply.body.links : []
  const named = links.map((link) => (isRecord(link) && typeof link.href === 'string' ? link.href : '')).find((at) => URL.canParse(at))
  if (named === undefined) return null
  const url = new URL(named)
  return url.protocol === 'https:' || url.protocol === new URL(origin).protocol ? url.origin : null
}

function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  return work.catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
}
