import type { ApiClient } from '../http/client.ts'

const paths = { follows: '/api/pleroma/follow_import', blocks: '/api/pleroma/blocks_import', mutes: '/api/pleroma/mutes_import' }

/** Hands over a file of addresses (CSV or one a line). The server works through it later and does not report. */
export async function importFile(client: ApiClient, kind: keyof typeof paths, list: Blob): Promise<void> {
  await client.request('POST', paths[kind], { form: { list }, timeout: 300_000 })
}
