import { ApiError } from '../http/ApiError.ts'
import { ask } from '../http/ask.ts'
import { absoluteUrl, decodeInstance } from '../wire/instance.ts'
import { decodeNodeInfo } from '../wire/nodeInfo.ts'
import { optional } from './optional.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Instance, NodeInfo } from '../wire/model.ts'
import type { Raw } from '../wire/read.ts'

/** Private servers also send this to visitors. */
export function instance(client: ApiClient, { signal }: CallOptions = {}): Promise<Instance> {
  return ask(client, readInstance(client), 'GET', '/api/v1/instance', { signal })
}

/** Akkoma has none: 404. */
export function instanceV2(client: ApiClient, { signal }: CallOptions = {}): Promise<Instance> {
  return ask(client, readInstance(client), 'GET', '/api/v2/instance', { signal })
}

/** Iceshrimp (JS) and Firefish name a path for their picture. */
function readInstance({ origin }: ApiClient) {
  return (raw: unknown): Instance => {
    const instance = decodeInstance(raw)
    return { ...instance, thumbnail: instance.thumbnail && absoluteUrl(instance.thumbnail, origin) }
  }
}

export async function nodeInfo(client: ApiClient, { signal }: CallOptions = {}): Promise<NodeInfo> {
  try {
    return await ask(client, decodeNodeInfo, 'GET', '/nodeinfo/2.0.json', { signal })
  } catch (error) {
    // Mastodon and GoToSocial serve nodeinfo without the suffix, and a proxy before them may respond to the first name with a page.
    if (!(error instanceof ApiError) || (error.status !== 404 && error.kind !== 'notJson')) throw error
    return ask(client, decodeNodeInfo, 'GET', '/nodeinfo/2.0', { signal })
  }
}

/** The admin's settings for frontends, by frontend. Values are free: check each before use. */
export function frontendConfigurations(client: ApiClient, { signal }: CallOptions = {}): Promise<Raw> {
  return optional(client, '/api/pleroma/frontend_configurations', signal)
}

/**
 * The bundle's own configuration; empty where there is none.
 * @param host the origin that the client comes from, which its admin configures
 */
export function staticConfig(client: ApiClient, host: string, { signal }: CallOptions = {}): Promise<Raw> {
  return optional(client, `${host === client.origin ? '' : host}/static/config.json`, signal)
}
