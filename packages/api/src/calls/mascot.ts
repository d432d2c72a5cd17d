import { ask } from '../http/ask.ts'
import { absoluteUrl } from '../wire/instance.ts'
import { requireRecord } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

const path = '/api/v1/pleroma/mascot'

/** The address of the picture; every account has one. */
export function get(client: ApiClient, { signal }: CallOptions = {}): Promise<string> {
  return ask(client, read(client), 'GET', path, { signal })
}

/** 415 for anything but a picture. */
export function set(client: ApiClient, file: Blob): Promise<string> {
  return ask(client, read(client), 'PUT', path, { form: { file }, timeout: 300_000 })
}

const read = (client: ApiClient) => (raw: unknown) => absoluteUrl(requireRecord(raw, 'mascot').url, client.origin)
