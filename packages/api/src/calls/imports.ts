import { ask } from '../http/ask.ts'
import { requireText } from '../wire/read.ts'
import type { ApiClient } from '../http/client.ts'

const paths = { follows: '/api/pleroma/follow_import', blocks: '/api/pleroma/blocks_import', mutes: '/api/pleroma/mutes_import' }

/** Hands over a file of addresses (CSV or one a line). The server works through it later and does not report. */
export function importFile(client: ApiClient, kind: keyof typeof paths, list: Blob): Promise<void> {
  // The body is "job started" or "jobs started".
  const read = (raw: unknown) => void requireText(raw, 'import')
  return ask(client, read, 'POST', paths[kind], { form: { list }, timeout: 300_000, errorIn200: true })
}
