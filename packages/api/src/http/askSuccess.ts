import { ask } from './ask.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { fields } from '../wire/read.ts'
import type { ApiClient, Method, RequestOptions } from './client.ts'

/**
 * Makes a call that Akkoma and Pleroma answer with `{"status":"success"}`, and a wrong password with status 200 and an `error`. Any
 * other response is a failure too: an ApiError of kind `http` with the server's words, or of kind `decode` without them.
 */
export function askSuccess(client: ApiClient, method: Method, path: string, options: RequestOptions): Promise<void> {
  const requireSuccess = (raw: unknown): void => {
    if (fields(raw).status !== 'success') throw new DecodeError('status', 'success')
  }
  return ask(client, requireSuccess, method, path, { ...options, errorIn200: true })
}
