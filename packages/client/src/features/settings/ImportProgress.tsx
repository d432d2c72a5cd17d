import { useSession } from '#data/session/useSession.ts'
import { useSlot } from '#data/session/useSlot.ts'
import { messageText } from '#data/notices/Message.ts'
import { importsOf } from '#data/transfer/importsOf.ts'
import { writeTransferFile } from '#data/transfer/transferFile.ts'
import { transferFileNames } from '#data/transfer/TransferRow.ts'
import { useT } from '#i18n/useT.ts'
import { saveFile } from '#lib/saveFile.ts'
import { useCell } from '#lib/useCell.ts'
import { loginFrom } from '#parts/navigation/loginFrom.ts'
import { useNavigation } from '#parts/navigation/useNavigation.ts'
import { LiveTime } from '#parts/time/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import css from './ImportProgress.module.css'

/** How many failed lines are listed; the file has them all. */
const listed = 100

/** How far an import has come that goes on here, and what came of it. Nothing where there is none. */
export function ImportProgress() {
  const t = useT()
  const imports = useSlot(importsOf)
  const job = useCell(imports)
  const isRefused = useCell(useSession().refused)
  const { pathname, search, hash } = useCell(useNavigation().address)
  if (job === null) return null
  const { kind, rows, at, done, already, failed, state, until } = job
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
      <p role="status">{t('transfer.progress', { at, total: rows.length, done, already, failed: failed.length })}</p>
      {state === 'waiting' && (
        <p>
          {t('transfer.waiting')} {until !== null && <LiveTime at={new Date(until).toISOString()} isToCome />}
        </p>
      )}
      <p role="alert" className={css.reason}>
        {state === 'signedOut' && t('transfer.signedOut')}
      </p>
      <div className={css.tools}>
        {(state === 'running' || state === 'waiting') && <Button onClick={imports.pause}>{t('transfer.pause')}</Button>}
        {state === 'signedOut' && isRefused && (
          <LinkButton tone="primary" href={loginFrom(pathname + search + hash)}>
            {t('shell.login')}
          </LinkButton>
        )}
        {(state === 'paused' || (state === 'signedOut' && !isRefused)) && (
          <Button tone="primary" onClick={imports.resume}>
            {t('transfer.resume')}
          </Button>
        )}
        {failed.length > 0 && <Button onClick={saveFailed}>{t('transfer.saveFailed')}</Button>}
        {state !== 'running' && <Button onClick={imports.forget}>{t(state === 'ended' ? 'transfer.forget' : 'transfer.stop')}</Button>}
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
