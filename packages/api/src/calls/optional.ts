import { ApiError } from '../http/ApiError.ts'
import { ask } from '../http/ask.ts'
import { isMissingStatus } from '../http/isMissingStatus.ts'
import { isPage } from '../http/isPage.ts'
import { requireRecord } from '../wire/read.ts'
import type { ApiClient } from '../http/client.ts'
import type { Raw } from '../wire/read.ts'

/** Whether a server lacks a file or a call. Some respond to an unknown path with a page and status 200. */
export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && (isMissingStatus(error.status) || isPage(error))
}

/** A file that not every server has; empty where there is none, or no object in it. */
export async function optional(client: ApiClient, path: string, signal: AbortSignal | undefined, cache?: RequestCache): Promise<Raw> {
  return (await objectOrNull(client, path, signal, cache)) ?? {}
}

/** The same, with null where there is none. */
export async function objectOrNull(
  client: ApiClient,
  path: string,
  signal: AbortSignal | undefined,
  cache?: RequestCache,
): Promise<Raw | null> {
  try {
    return await ask(client, (raw) => requireRecord(raw, path), 'GET', path, { signal, ...(cache && { cache }) })
  } catch (error) {
    if (isUnusable(error)) client.onUnusable(error)
    else if (!isMissing(error)) throw error
    return null
  }
}

/** The JSON is of another kind or malformed. An HTML page means that there is no file. */
function isUnusable(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.kind === 'decode' || (error.kind === 'notJson' && !isPage(error)))
}
