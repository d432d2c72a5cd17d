import { ask } from '../http/ask.ts'
import { count, fields, items, readId, requireRecord } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

/** Reports that wait for the staff. */
export interface OpenReports {
  readonly count: number
  /** The latest report. */
  readonly newest: string | null
}

/** Counts open reports. `adminReports.list` fetches the reports. */
export function openReports(client: ApiClient, { signal }: CallOptions = {}): Promise<OpenReports> {
  return ask(client, decode, 'GET', '/api/v1/pleroma/admin/reports', { query: { state: 'open', page_size: 1 }, signal })
}

function decode(value: unknown): OpenReports {
  const raw = requireRecord(value, 'reports')
  const [newest = null] = items(raw.reports, (report) => readId(fields(report).id, 'report.id'))
  return { count: count(raw.total), newest }
}
