import { ApiError } from '../http/ApiError.ts'
import { ask } from '../http/ask.ts'
import { fields } from '../wire/read.ts'
import type { ApiClient } from '../http/client.ts'
import type { Raw } from '../wire/read.ts'

/** Whether a server has no such file. Akkoma and Pleroma answer an unknown path with the client's own page and status 200. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.kind === 'notJson')
}

/** A file that not every server has; empty where there is none. */
export async function optional(client: ApiClient, path: string, signal: AbortSignal | undefined): Promise<Raw> {
  try {
    return await ask(client, fields, 'GET', path, { signal })
  } catch (error) {
    if (isMissing(error)) return {}
    throw error
  }
}
