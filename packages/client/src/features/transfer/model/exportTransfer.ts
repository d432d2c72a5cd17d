import { ApiError } from '@rookery/api/http/ApiError'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import { saveFile } from '#lib/saveFile.ts'
import { collectTransfer } from './collectTransfer.ts'
import { writeTransferFile } from './transferFile.ts'
import { transferFileNames, type TransferKind } from './TransferRow.ts'

/** Fetches all data of one type and saves it as a file. Resolves to the failure, or null. */
export async function exportTransfer(session: Session, kind: TransferKind, onCount: (count: number) => void): Promise<Message | null> {
  try {
    const rows = await collectTransfer(session, kind, onCount)
    saveFile(transferFileNames[kind], new Blob([writeTransferFile(kind, rows)], { type: 'text/csv' }))
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { key: 'transfer.exportFailed', args: { error: errorMessage(error) } }
  }
}
