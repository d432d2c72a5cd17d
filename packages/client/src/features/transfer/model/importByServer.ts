import { importFile } from '@rookery/api/calls/imports'
import { ApiError } from '@rookery/api/http/ApiError'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import { writeServerFile } from './transferFile.ts'
import { transferFileNames, type TransferRow } from './TransferRow.ts'

/** Types that servers import themselves, if they import at all. */
export const serverImports = ['follows', 'blocks', 'mutes'] as const

/** Sends the lines to the server, which imports them later without a report. Resolves to the failure, or null. */
export async function importByServer(
  { client }: Session,
  kind: (typeof serverImports)[number],
  rows: readonly TransferRow[],
): Promise<Message | null> {
  try {
    await importFile(client, kind, new File([writeServerFile(kind, rows)], transferFileNames[kind], { type: 'text/csv' }))
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { key: 'transfer.importFailed', args: { error: errorMessage(error) } }
  }
}
