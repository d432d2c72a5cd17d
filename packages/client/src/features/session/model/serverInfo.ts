import { capabilitiesOf } from '@rookery/api/capabilities'
import * as instanceCalls from '@rookery/api/calls/instance'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import { instanceWithout } from '@rookery/api/wire/instanceWithout'
import type { Instance, NodeInfo } from '@rookery/api/wire/model'
import { warnDeveloper } from '#lib/warnDeveloper.ts'
import type { AccountStorage } from './AccountStorage.ts'
import { readFrontendConfig } from './FrontendConfig.ts'
import type { Server } from './Session.ts'
import { skipLacked } from './skipLacked.ts'

export interface StoredServer {
  readonly shape: number
  readonly instance: Instance
  readonly nodeInfo: NodeInfo | null
  readonly bundleConfig: unknown
  readonly backendConfig: unknown
  /** Fields that only the second version has; empty if the server has none, null as long as it was not fetched. */
  readonly second: Partial<Instance> | null
  /** Paths of optional documents that this version of the server lacks; undefined in data of earlier builds. */
  readonly lacks?: readonly string[]
}

/** Raise it when the stored shape changes; older data is then fetched again. */
const shape = 3
const serverKey = 'server'

/** Maximum wait of a start for optional data. */
const timeoutMs = 3000

/** Parts of a server's description, in the order in which they are needed. */
export interface AskedServer {
  /** Without slow parts; rejects if the server is unreachable, or returns only errors. */
  readonly soon: Promise<Server>
  /** With the slow parts. `isProvisional` if the instance document is missing: then stored data is better. */
  readonly whole: Promise<{ readonly server: Server; readonly isProvisional: boolean }>
}

/**
 * Fetches the description and capabilities of a server. If its instance document fails, nodeinfo and defaults replace it; other parts are
 * optional.
 * @param page the origin of this client, whose admin configures it; another one than the server's in a standalone installation
 * @param known the server as another account of this page knows it
 */
export function fetchServer(client: ApiClient, storage: AccountStorage, clock: Clock, page: string, known?: Server): AskedServer {
  const first = instanceCalls.instance(client)
  const lacked = lackedAtLastVisit(storage, known, first)
  const careful = skipLacked(client, lacked)
  const nodeInfo = instanceCalls.nodeInfo(careful)
  const parts: Parts = {
    instance: fetchInstance(client, first, nodeInfo),
    nodeInfo: orElse(nodeInfo, null),
    backendConfig: orElse(instanceCalls.frontendConfigurations(careful), {}),
    bundleConfig: orElse(instanceCalls.staticConfig(client, page), {}),
    lacked,
  }
  const slow = new Promise<null>((resolve) => void clock.after(timeoutMs, () => resolve(null)))
  const within = <Value>(part: Promise<Value>) => Promise.race([part, slow])
  const soon = join(client, {
    // A server that returns a description, or has timelines, is reachable; others are waited for.
    instance: Promise.race([
      parts.instance,
      slow.then(async () => ((await within(parts.nodeInfo)) || (await isReachable(client)) ? null : parts.instance)),
    ]),
    nodeInfo: within(parts.nodeInfo),
    backendConfig: within(parts.backendConfig),
    bundleConfig: within(parts.bundleConfig),
    lacked,
  })
  return { soon: soon.then(toServer), whole: storeWhole(client, storage, parts) }
}

/** The parts in order of arrival; null for an instance that has to be derived from the others. */
interface Parts {
  readonly instance: Promise<Instance | null>
  readonly nodeInfo: Promise<NodeInfo | null>
  readonly backendConfig: Promise<unknown>
  readonly bundleConfig: Promise<unknown>
  /** Complete when the others have arrived. */
  readonly lacked: Promise<ReadonlySet<string>>
}

async function join({ origin }: ApiClient, parts: Parts): Promise<StoredServer> {
  const [instance, nodeInfo, backendConfig, bundleConfig, lacked] = await Promise.all([
    parts.instance,
    parts.nodeInfo,
    parts.backendConfig,
    parts.bundleConfig,
    parts.lacked,
  ])
  const lacks = [...lacked]
  return { shape, instance: instance ?? instanceWithout(origin, nodeInfo), nodeInfo, bundleConfig, backendConfig, second: null, lacks }
}

async function storeWhole(client: ApiClient, storage: AccountStorage, parts: Parts): AskedServer['whole'] {
  const server = await join(client, parts)
  if ((await parts.instance) === null) return { server: toServer(server), isProvisional: true }
  const before = await readStoredServer(storage)
  // Another version of the server may have another description.
  const second = before?.instance.version === server.instance.version ? before.second : null
  return { server: storeServer(storage, { ...server, second }), isProvisional: false }
}

/** The state at the last visit, so that a start need not wait. */
export async function readStoredServerInfo(storage: AccountStorage): Promise<Server | null> {
  const stored = await readStoredServer(storage)
  return stored && toServer(stored)
}

export function storeServer(storage: AccountStorage, stored: StoredServer): Server {
  void storage.set(serverKey, stored)
  return toServer(stored)
}

export async function readStoredServer(storage: AccountStorage): Promise<StoredServer | null> {
  const stored = await storage.get(serverKey)
  return isStoredServer(stored) ? stored : null
}

/** Documents that the server lacked at the last visit, unless it has another version now. */
async function lackedAtLastVisit(storage: AccountStorage, known: Server | undefined, first: Promise<Instance>): Promise<Set<string>> {
  const before = (await readStoredServerInfo(storage)) ?? known
  if (!before?.lacks.length) return new Set()
  const version = await first.then((instance) => instance.version).catch(() => null)
  return new Set(version === before.instance.version ? before.lacks : [])
}

/** null if this document is missing on a server that responds otherwise. */
async function fetchInstance(client: ApiClient, first: Promise<Instance>, nodeInfo: Promise<NodeInfo>): Promise<Instance | null> {
  try {
    return await first
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Servers without the first version have the second.
    const second = error.status === 404 ? await orElse(instanceCalls.instanceV2(client), null) : null
    if (second) return second
    await nodeInfo.catch(async (other: unknown) => {
      if (!(other instanceof ApiError)) throw other
      // If all documents are missing, or a page is in their place, there may be no server at all.
      const isThere = error.kind === 'http' && error.status !== 404 && isRefusal(other)
      if (!isThere && !(await isReachable(client))) throw error
    })
    goOnWithout(error)
    return null
  }
}

/** The server lacks the document or restricts it. Other errors may come from a proxy without a server behind it. */
function isRefusal({ kind, status }: ApiError): boolean {
  return kind === 'http' && status < 500
}

/** Whether a server without any description has timelines, or restricts them. */
async function isReachable(client: ApiClient): Promise<boolean> {
  try {
    await client.request('GET', '/api/v1/timelines/public', { query: { limit: 1 } })
    return true
  } catch (error) {
    if (error instanceof ApiError) return isRefusal(error) && error.status !== 404
    throw error
  }
}

/** Not fatal (spec 1, section 8): the client continues without it. */
async function orElse<Value, Other>(work: Promise<Value>, otherwise: Other): Promise<Value | Other> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    goOnWithout(error)
    return otherwise
  }
}

/** Warns the developer about a missing document. */
export function goOnWithout({ message }: ApiError): void {
  warnDeveloper(`Going on without: ${message}`)
}

function toServer({ instance: first, second, nodeInfo, bundleConfig, backendConfig, lacks = [] }: StoredServer): Server {
  const instance = { ...first, ...second }
  const capabilities = capabilitiesOf(instance, nodeInfo)
  const config = readFrontendConfig(bundleConfig, backendConfig)
  // Akkoma and Pleroma have all documents: a 404 there is a fault that passes.
  return { instance, nodeInfo, capabilities, config, lacks: capabilities.settingsProfiles ? [] : lacks }
}

/** Data that `fetchServer` wrote under this number has this shape. */
function isStoredServer(raw: unknown): raw is StoredServer {
  return typeof raw === 'object' && raw !== null && 'shape' in raw && raw.shape === shape
}
