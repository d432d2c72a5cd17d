import { ask } from './ask.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { fields } from '../wire/read.ts'
import type { ApiClient, Method, RequestOptions } from './client.ts'

/**
 * Makes a call to which Akkoma and Pleroma respond with `{"status":"success"}`, or with status 200 and an `error` for a wrong password. Any
 * other response is a failure, too: an ApiError of kind `http` with the server's message, or of kind `decode` without one.
 */
export function askSuccess(client: ApiClient, method: Method, path: string, options: RequestOptions): Promise<void> {
  const requireSuccess = (raw: unknown): void => {
    if (fields(raw).status !== 'success') throw new DecodeError('status', 'success')
  }
  return ask(client, requireSuccess, method, path, { ...options, errorIn200: true })
}
