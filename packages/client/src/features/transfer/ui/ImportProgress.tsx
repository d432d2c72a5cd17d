import { useSession } from '#features/session/model/useSession.ts'
import { useSlot } from '#features/session/model/useSlot.ts'
import { messageText } from '#features/notices/model/Message.ts'
import type { ImportJob } from '#features/transfer/model/ImportJob.ts'
import { importsOf, type Imports } from '#features/transfer/model/importsOf.ts'
import { writeTransferFile } from '#features/transfer/model/transferFile.ts'
import { transferFileNames, transferKinds, type TransferKind } from '#features/transfer/model/TransferRow.ts'
import { drawText } from '#i18n/drawText.ts'
import { useT } from '#i18n/useT.ts'
import { saveFile } from '#lib/saveFile.ts'
import { useCell } from '#lib/useCell.ts'
import { loginFrom } from '#features/navigation/model/loginFrom.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import css from './ImportProgress.module.css'

/** How many failed lines are listed; the file has them all. */
const listed = 100

/** Progress and result of imports running in this tab. Renders nothing when there are none. */
export function ImportProgress({ kinds = transferKinds }: { kinds?: readonly TransferKind[] }) {
  const imports = useSlot(importsOf)
  const jobs = useCell(imports).filter(({ kind }) => kinds.includes(kind))
  return jobs.map((job) => <ImportReport key={job.id} imports={imports} job={job} />)
}

function ImportReport({ imports, job }: { imports: Imports; job: ImportJob }) {
  const t = useT()
  const isRejected = useCell(useSession().expired)
  const { pathname, search, hash } = useCell(useNavigation().address)
  const { id, kind, rows, at, done, already, failed, state, until } = job
  const saveFailed = () => {
    const text = writeTransferFile(
      kind,
      failed.map(({ row }) => row),
    )
    saveFile(`failed-${transferFileNames[kind]}`, new Blob([text], { type: 'text/csv' }))
  }
  return (
    <section className={css.progress} aria-label={t('transfer.importOf', { what: t(`transfer.${kind}`) })}>
      <label className={css.label}>
        {t('transfer.importOf', { what: t(`transfer.${kind}`) })}
        <progress className={css.bar} max={rows.length} value={at} />
      </label>
      <p role="status">
        {[
          t('transfer.progress', { at, total: rows.length }),
          t('transfer.progress.done', { count: done }),
          t('transfer.progress.already', { count: already }),
          t('transfer.progress.failed', { count: failed.length }),
        ].join(' · ')}
      </p>
      {state === 'waiting' && (
        <p>
          {t('transfer.waiting')}{' '}
          {until !== null && drawText(t, 'transfer.waitsUntil', { time: <LiveTime at={new Date(until).toISOString()} isToCome /> })}
        </p>
      )}
      {state === 'queued' && <p>{t('transfer.queued')}</p>}
      <p role="alert" className={css.reason}>
        {state === 'signedOut' && t('transfer.signedOut')}
      </p>
      <div className={css.tools}>
        {(state === 'running' || state === 'waiting') && <Button onClick={imports.pause}>{t('transfer.pause')}</Button>}
        {state === 'signedOut' && isRejected && (
          <LinkButton tone="primary" href={loginFrom(pathname + search + hash)}>
            {t('shell.login')}
          </LinkButton>
        )}
        {(state === 'paused' || (state === 'signedOut' && !isRejected)) && (
          <Button tone="primary" onClick={imports.resume}>
            {t('transfer.resume')}
          </Button>
        )}
        {failed.length > 0 && <Button onClick={saveFailed}>{t('transfer.saveFailed')}</Button>}
        {state !== 'running' && (
          <Button onClick={() => imports.forget(id)}>{t(state === 'ended' ? 'transfer.forget' : 'transfer.stop')}</Button>
        )}
      </div>
      {failed.length > 0 && (
        <Disclosure summary={t('transfer.failed', { count: failed.length })}>
          <ul className={css.failed}>
            {failed.slice(0, listed).map(({ row, reason }) => (
              <li key={`${row.list ?? ''} ${row.subject}`}>
                <bdi>{row.subject}</bdi>: {reason === null ? t('transfer.notFound') : messageText(t, reason)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}
