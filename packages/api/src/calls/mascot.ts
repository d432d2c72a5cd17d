import { ask } from '../http/ask.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { absoluteUrl } from '../wire/instance.ts'
import { fields } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

const path = '/api/v1/pleroma/mascot'

/** Gets the address of the image. Every account has one. */
export function get(client: ApiClient, { signal }: CallOptions = {}): Promise<string> {
  return ask(client, read(client), 'GET', path, { signal })
}

/** Rejects with 415 if the file is not an image. */
export function set(client: ApiClient, file: Blob): Promise<string> {
  return ask(client, read(client), 'PUT', path, { form: { file }, timeout: 300_000 })
}

const read = (client: ApiClient) => (raw: unknown) => {
  const address = absoluteUrl(fields(raw).url, client.origin)
  if (!address) throw new DecodeError('mascot.url', 'address')
  return address
}
