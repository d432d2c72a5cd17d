import { ApiError } from '../http/ApiError.ts'
import { ask, type CallOptions } from '../http/ask.ts'
import { decodeNodeInfo } from '../wire/nodeInfo.ts'
import { array, fields, texts } from '../wire/read.ts'
import type { ApiClient } from '../http/client.ts'
import type { NodeInfo } from '../wire/model.ts'

const wellKnown = '/.well-known/nodeinfo'

/** Nodeinfo at the address to which the server links, if that is on the server itself. Throws ApiError if there is none. */
export async function linkedNodeInfo(client: ApiClient, { signal }: CallOptions = {}): Promise<NodeInfo> {
  const links = await ask(client, (raw) => array(fields(raw).links), 'GET', wellKnown, { signal })
  const own = texts(links.map((link) => fields(link).href)).filter((href) => URL.canParse(href) && new URL(href).origin === client.origin)
  const newest = own
    .filter((href) => /\/2\.\d/.test(href))
    .toSorted()
    .at(-1)
  if (newest === undefined) throw new ApiError({ kind: 'decode', method: 'GET', path: wellKnown })
  return ask(client, decodeNodeInfo, 'GET', new URL(newest).pathname, { signal })
}
