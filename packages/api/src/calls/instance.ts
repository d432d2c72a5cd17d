import { ask } from '../http/ask.ts'
import { decodeInstance } from '../wire/instance.ts'
import { decodeNodeInfo } from '../wire/nodeInfo.ts'
import { array, fields, texts } from '../wire/read.ts'
import { isMissing, optional } from './optional.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Instance, NodeInfo } from '../wire/model.ts'
import type { Raw } from '../wire/read.ts'

/** Private servers also send this to visitors. */
export function instance(client: ApiClient, { signal }: CallOptions = {}): Promise<Instance> {
  return ask(client, decodeInstance, 'GET', '/api/v1/instance', { signal })
}

/** Akkoma has none: 404. */
export function instanceV2(client: ApiClient, { signal }: CallOptions = {}): Promise<Instance> {
  return ask(client, decodeInstance, 'GET', '/api/v2/instance', { signal })
}

export async function nodeInfo(client: ApiClient, { signal }: CallOptions = {}): Promise<NodeInfo> {
  try {
    return await ask(client, decodeNodeInfo, 'GET', '/nodeinfo/2.0.json', { signal })
  } catch (error) {
    // Only some servers have it there, and a proxy before others may respond to that name with a page.
    if (!isMissing(error)) throw error
    return ask(client, decodeNodeInfo, 'GET', await nodeInfoPath(client, signal), { signal })
  }
}

/** The path of the newest document that the server links to; the usual one if it links to none of its own. */
async function nodeInfoPath(client: ApiClient, signal: AbortSignal | undefined): Promise<string> {
  const links = array((await optional(client, '/.well-known/nodeinfo', signal)).links)
  const own = texts(links.map((link) => fields(link).href)).filter((href) => URL.canParse(href) && new URL(href).origin === client.origin)
  const newest = own
    .filter((href) => /\/2\.\d/.test(href))
    .toSorted()
    .at(-1)
  return newest === undefined ? '/nodeinfo/2.0' : new URL(newest).pathname
}

/** The admin's settings for frontends, by frontend. Values are free: check each before use. */
export function frontendConfigurations(client: ApiClient, { signal }: CallOptions = {}): Promise<Raw> {
  return optional(client, '/api/pleroma/frontend_configurations', signal)
}

/** The bundle's own configuration; empty where there is none. */
export function staticConfig(client: ApiClient, { signal }: CallOptions = {}): Promise<Raw> {
  return optional(client, '/static/config.json', signal)
}
