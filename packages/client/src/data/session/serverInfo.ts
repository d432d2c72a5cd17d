import { capabilitiesOf } from '@rookery/api/capabilities'
import * as instanceCalls from '@rookery/api/calls/instance'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import type { Instance, NodeInfo } from '@rookery/api/wire/model'
import type { AccountStorage } from '#data/storage/AccountStorage.ts'
import { readFrontendConfig } from './FrontendConfig.ts'
import type { Server } from './Session.ts'

interface KeptServer {
  readonly shape: number
  readonly instance: Instance
  readonly nodeInfo: NodeInfo | null
  readonly bundleConfig: unknown
  readonly backendConfig: unknown
}

/** Raise it when what is kept changes its shape; older ones are then fetched anew. */
const shape = 1
const serverKey = 'server'

/** Asks the server what it is and can do. Only the instance itself is needed; the rest may be missing. */
export async function fetchServer(client: ApiClient, storage: AccountStorage): Promise<Server> {
  const [instance, nodeInfo, backendConfig, bundleConfig] = await Promise.all([
    fetchInstance(client),
    orElse(instanceCalls.nodeInfo(client), null),
    orElse(instanceCalls.frontendConfigurations(client), {}),
    orElse(instanceCalls.staticConfig(client), {}),
  ])
  const kept: KeptServer = { shape, instance, nodeInfo, bundleConfig, backendConfig }
  void storage.set(serverKey, kept)
  return toServer(kept)
}

/** What was known at the last visit, so that a start need not wait. */
export async function keptServer(storage: AccountStorage): Promise<Server | null> {
  const kept = await storage.get(serverKey)
  return isKeptServer(kept) ? toServer(kept) : null
}

async function fetchInstance(client: ApiClient): Promise<Instance> {
  try {
    return await instanceCalls.instance(client)
  } catch (error) {
    // Servers that gave the first version up have the second.
    if (error instanceof ApiError && error.status === 404) return instanceCalls.instanceV2(client)
    throw error
  }
}

/** Not fatal (spec 1, section 8): the client goes on without it. */
async function orElse<Value, Other>(work: Promise<Value>, otherwise: Other): Promise<Value | Other> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ApiError) return otherwise
    throw error
  }
}

function toServer({ instance, nodeInfo, bundleConfig, backendConfig }: KeptServer): Server {
  return { instance, nodeInfo, capabilities: capabilitiesOf(instance, nodeInfo), config: readFrontendConfig(bundleConfig, backendConfig) }
}

/** What `fetchServer` wrote under this number has this shape. */
function isKeptServer(raw: unknown): raw is KeptServer {
  return typeof raw === 'object' && raw !== null && 'shape' in raw && raw.shape === shape
}
