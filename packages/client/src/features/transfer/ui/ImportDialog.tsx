import { useState } from 'react'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { importByServer, serverImports } from '#features/transfer/model/importByServer.ts'
import { importsOf } from '#features/transfer/model/importsOf.ts'
import type { TransferReading } from '#features/transfer/model/transferFile.ts'
import type { TransferKind } from '#features/transfer/model/TransferRow.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import css from './ImportDialog.module.css'

/** How many lines are shown as an example. */
const examples = 5

export interface ImportDialogProps {
  kind: TransferKind
  reading: TransferReading
  onClose: () => void
}

/** Contents of a file, and the importer: the server if it can, otherwise this page, line by line. */
export function ImportDialog({ kind, reading: { rows, unreadable, openQuote }, onClose }: ImportDialogProps) {
  const t = useT()
  const session = useSession()
  const hasImport = useCapability('accountCare')
  const serverKind = serverImports.find((one) => one === kind) ?? null
  const canServer = hasImport && serverKind !== null
  const [byServer, setByServer] = useState(canServer)
  const [isBusy, setBusy] = useState(false)
  const [isStarted, setStarted] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  const start = async () => {
    setBusy(true)
    setError(null)
    if (!byServer || serverKind === null) {
      const imports = await importsOf.ready(session)
      imports.start(kind, rows)
      return onClose()
    }
    const failure = await importByServer(session, serverKind, rows)
    setError(failure)
    setStarted(failure === null)
    setBusy(false)
  }
  return (
    <Dialog
      title={t('transfer.importOf', { what: t(`transfer.${kind}`) })}
      closeLabel={t('general.close')}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(isStarted ? 'general.close' : 'general.cancel')}</Button>
          {!isStarted && (
            <Button tone="primary" busy={isBusy} onClick={() => void start()}>
              {t('transfer.start', { count: rows.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={css.body}>
        <p>
          {t('transfer.found', { count: rows.length })} {unreadable > 0 && t('transfer.leftOut', { count: unreadable })}
        </p>
        {openQuote !== null && <p>{t('transfer.openQuote', { line: openQuote })}</p>}
        <ul className={css.examples}>
          {rows.slice(0, examples).map((row) => (
            <li key={`${row.list ?? ''} ${row.subject}`}>
              <bdi>{[row.list, row.subject].filter(Boolean).join(': ')}</bdi>
            </li>
          ))}
          {rows.length > examples && <li>{t('transfer.more', { count: rows.length - examples })}</li>}
        </ul>
        {canServer && !isStarted && (
          <fieldset className={css.ways}>
            <legend className={css.legend}>{t('transfer.way')}</legend>
            <Checkbox
              look="radio"
              name="way"
              label={t('transfer.byServer')}
              hint={t('transfer.byServer.hint')}
              checked={byServer}
              onChange={() => setByServer(true)}
            />
            <Checkbox
              look="radio"
              name="way"
              label={t('transfer.here')}
              hint={t('transfer.here.hint')}
              checked={!byServer}
              onChange={() => setByServer(false)}
            />
          </fieldset>
        )}
        <p role="status">{isStarted && t('transfer.started')}</p>
        <p role="alert" className={css.problem}>
          {error && messageText(t, error)}
        </p>
      </div>
    </Dialog>
  )
}
