import { ask } from '../http/ask.ts'
import { decodeList } from '../wire/list.ts'
import { count, requireRecord } from '../wire/read.ts'
import { decodeReport } from '../wire/report.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Report, ReportState } from '../wire/report.ts'

export interface ReportsOptions extends CallOptions {
  readonly state?: ReportState
  /** From 1. */
  readonly page?: number
  /** 50 when absent. */
  readonly pageSize?: number
  readonly limit?: number
}

const root = '/api/v1/pleroma/admin/reports'
const pathOf = (id: string, rest: string) => `${root}/${encodeURIComponent(id)}${rest}`

/** Newest first; `total` counts all that match. */
export function list(
  client: ApiClient,
  { state, page, pageSize, limit, signal }: ReportsOptions = {},
): Promise<{ reports: Report[]; total: number }> {
  const read = (value: unknown) => {
    const raw = requireRecord(value, 'reports')
    return { reports: decodeList(raw.reports, decodeReport, (error) => client.onDropped(error, root)), total: count(raw.total) }
  }
  return ask(client, read, 'GET', root, { query: { state, page, page_size: pageSize, limit }, signal })
}

export function show(client: ApiClient, id: string, { signal }: CallOptions = {}): Promise<Report> {
  return ask(client, decodeReport, 'GET', pathOf(id, ''), { signal })
}

/** A server without support responds with 400 and a reason for each report. */
export async function setState(client: ApiClient, id: string, state: ReportState): Promise<void> {
  await client.request('PATCH', root, { json: { reports: [{ id, state }] }, expect: 'nothing' })
}

export async function addNote(client: ApiClient, id: string, content: string): Promise<void> {
  await client.request('POST', pathOf(id, '/notes'), { json: { content }, expect: 'nothing' })
}

export async function removeNote(client: ApiClient, id: string, noteId: string): Promise<void> {
  await client.request('DELETE', pathOf(id, `/notes/${encodeURIComponent(noteId)}`), { expect: 'nothing' })
}
