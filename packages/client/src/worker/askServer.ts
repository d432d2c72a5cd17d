import type { PushRecord } from '#features/push/model/pushRecords.ts'
import type { WorkerScope } from './WorkerScope.ts'

export interface ServerResult {
  readonly status: number
  /** Parsed JSON; null for anything else. */
  readonly body: unknown
}

/** A message is shown late rather than not, but not so late that the browser says something of its own instead. */
const timeoutMs = 5000

/** Requests data from an account's server; null without a response. */
export async function askServer(
  scope: Pick<WorkerScope, 'fetch'>,
  { origin, token }: PushRecord,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  idempotencyKey?: string,
): Promise<ServerResult | null> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  }
  const options = { method, headers, credentials: 'omit', redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const
  try {
    const response = await scope.fetch(origin + path, { ...options, ...(body && { body: JSON.stringify(body) }) })
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    // Offline, too slow, or elsewhere.
    return null
  }
}
