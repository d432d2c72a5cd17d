import { ApiError } from './ApiError.ts'
import { readCursors } from './linkHeader.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { decodeList } from '../wire/list.ts'
import { array, fields, idOrNull } from '../wire/read.ts'
import type { ApiClient, Method, Reply, RequestOptions } from './client.ts'
import type { Page } from '../wire/model.ts'

/** Options of every call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
}

type Decode<Value> = (raw: unknown) => Value

/** Requests and decodes one value. A response without a required field becomes an ApiError of kind `decode`. */
export async function ask<Value>(
  client: ApiClient,
  decode: Decode<Value>,
  method: Method,
  path: string,
  options?: RequestOptions,
): Promise<Value> {
  const reply = await client.request(method, path, options)
  return decodeReply(reply, decode, method, path)
}

/** Fetches a list; items that cannot be decoded are left out and reported to the client's `onDropped`. */
export async function askList<Item>(
  client: ApiClient,
  decodeOne: Decode<Item>,
  method: Method,
  path: string,
  options?: RequestOptions,
): Promise<Item[]> {
  return ask(client, listOf(client, decodeOne, path), method, path, options)
}

interface PageOptions extends RequestOptions {
  /** The list is ordered by the ids of its items, so that they lead on where the Link header is missing or unreadable. */
  readonly byId?: boolean
}

/** Requests one page of a list, with the cursors of its Link header. */
export async function askPage<Item>(
  client: ApiClient,
  decodeOne: Decode<Item>,
  path: string,
  { byId = false, ...options }: PageOptions = {},
): Promise<Page<Item>> {
  const reply = await client.request('GET', path, options)
  const items = decodeReply(reply, listOf(client, decodeOne, path), 'GET', path)
  const sent = array(reply.body)
  const link = reply.headers.get('link')
  const { older, newer } = readCursors(link)
  const lastId = idOrNull(fields(sent.at(-1)).id)
  // A page that ends as the one before it brought nothing new.
  const leadsOn = byId && link === null && lastId !== null && lastId !== options.query?.max_id
  return { items, unreadable: Math.max(0, sent.length - items.length), older: leadsOn ? { max_id: lastId } : older, newer }
}

function listOf<Item>(client: ApiClient, decodeOne: Decode<Item>, path: string): Decode<Item[]> {
  return (raw) => decodeList(raw, decodeOne, (error) => client.onDropped(error, path))
}

function decodeReply<Value>(reply: Reply, decode: Decode<Value>, method: Method, path: string): Value {
  try {
    return decode(reply.body)
  } catch (cause) {
    if (!(cause instanceof DecodeError)) throw cause
    throw new ApiError({ kind: 'decode', method, path, status: reply.status, body: reply.body, cause })
  }
}
