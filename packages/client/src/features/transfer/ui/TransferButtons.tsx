import { useState } from 'react'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { exportTransfer } from '#features/transfer/model/exportTransfer.ts'
import { largestTransferFile, readTransferFile, type TransferReading } from '#features/transfer/model/transferFile.ts'
import type { TransferKind } from '#features/transfer/model/TransferRow.ts'
import { useT } from '#i18n/useT.ts'
import { decodeText } from '#lib/decodeText.ts'
import { Button } from '#ui/Button.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import css from './TransferButtons.module.css'

/** Export and import of one type. An import shows its effects before it starts. */
export function TransferButtons({ kind }: { kind: TransferKind }) {
  const t = useT()
  const session = useSession()
  const [count, setCount] = useState<number | null>(null)
  const [error, setError] = useState<Message | null>(null)
  const [reading, setReading] = useState<TransferReading | null>(null)
  const what = t(`transfer.${kind}`)
  const exportAll = async () => {
    setCount(0)
    setError(await exportTransfer(session, kind, setCount))
    setCount(null)
  }
  const open = async (file: File) => {
    const read = await readLines(kind, file)
    setError('error' in read ? read.error : null)
    setReading('error' in read ? null : read)
  }
  return (
    <>
      <Button size="small" busy={count !== null} aria-label={t('transfer.exportOf', { what })} onClick={() => void exportAll()}>
        {count === null ? t('transfer.export') : t('transfer.collected', { count })}
      </Button>
      <FileButton
        size="small"
        accept=".csv,.txt,text/csv,text/plain"
        label={t('transfer.importOf', { what })}
        onFile={(file) => void open(file)}
      >
        {t('transfer.import')}
      </FileButton>
      <p role="alert" className={css.problem}>
        {error && messageText(t, error)}
      </p>
      {reading && <ImportDialog kind={kind} reading={reading} onClose={() => setReading(null)} />}
    </>
  )
}

async function readLines(kind: TransferKind, file: File): Promise<TransferReading | { readonly error: Message }> {
  if (!/\.(?:csv|txt)$/i.test(file.name) && !file.type.startsWith('text/')) return { error: { key: 'transfer.unsupported' } }
  if (file.size > largestTransferFile) return { error: { key: 'transfer.tooLarge' } }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { error: { key: 'transfer.unreadable' } }
  const reading = readTransferFile(kind, decodeText(new Uint8Array(bytes)))
  if (reading.rows.length > 0) return reading
  const { openQuote } = reading
  return { error: openQuote === null ? { key: 'transfer.nothing' } : { key: 'transfer.openQuote', args: { line: openQuote } } }
}
