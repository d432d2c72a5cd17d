import { ask } from '../http/ask.ts'
import { askSuccess } from '../http/askSuccess.ts'
import { fields, requireTexts } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

const path = '/api/pleroma/aliases'

/** Addresses (`name@host`) of other accounts of the same person. */
export function list(client: ApiClient, { signal }: CallOptions = {}): Promise<readonly string[]> {
  return ask(client, (raw) => requireTexts(fields(raw).aliases, 'aliases'), 'GET', path, { signal })
}

/** 404 where there is no such account. */
export function add(client: ApiClient, alias: string): Promise<void> {
  return askSuccess(client, 'PUT', path, { json: { alias } })
}

export function remove(client: ApiClient, alias: string): Promise<void> {
  return askSuccess(client, 'DELETE', path, { query: { alias } })
}
