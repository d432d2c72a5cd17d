import { ApiError } from './ApiError.ts'
import { readCursors } from './linkHeader.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { decodeList } from '../wire/list.ts'
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

/** Requests one page of a list, with the cursors of its Link header. */
export async function askPage<Item>(
  client: ApiClient,
  decodeOne: Decode<Item>,
  path: string,
  options?: RequestOptions,
): Promise<Page<Item>> {
  const reply = await client.request('GET', path, options)
  const items = decodeReply(reply, listOf(client, decodeOne, path), 'GET', path)
  const sent = Array.isArray(reply.body) ? reply.body.length : items.length
  return { items, unreadable: sent - items.length, ...readCursors(reply.headers.get('link')) }
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
