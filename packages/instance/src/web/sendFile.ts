import type { RequestContext } from '../auth.ts'
import type { FileResponse } from './fileResponse.ts'

/** Sends a file with the headers of every answer; `extra` wins over both. */
export function sendFile(c: RequestContext, { status, headers, body }: FileResponse, extra: Record<string, string> = {}): Response {
  const all = { ...headers, ...extra }
  return status === 304 || status === 416 || !body ? c.body(null, status, all) : c.body(body, status, all)
}
