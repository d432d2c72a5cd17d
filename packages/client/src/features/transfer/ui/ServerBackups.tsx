import { useState } from 'react'
import { createBackup } from '#features/transfer/model/createBackup.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { backupsQuery } from '#features/transfer/model/backups.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { fileSize } from '#i18n/fileSize.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import css from './ServerBackups.module.css'

/** Archives of the account that the server makes; one that is not ready is looked for again by itself. */
export function ServerBackups() {
  const t = useT()
  const formats = useFormats()
  const session = useSession()
  const { data, error, isFetching, refetch } = useSessionQuery(backupsQuery(session))
  const [isBusy, setBusy] = useState(false)
  const [failure, setError] = useState<Message | null>(null)
  const create = async () => {
    setBusy(true)
    setError(null)
    setError(await createBackup(session))
    setBusy(false)
  }
  return (
    <SettingsSection id="backups" title={t('backups.title')} hint={t('backups.hint')}>
      {data === undefined && error === null && <Spinner label={t('general.loading')} />}
      {data === undefined && error !== null && <QueryFailure error={error} busy={isFetching} failed="backups.error" onRetry={refetch} />}
      {data?.length === 0 && <p className={css.none}>{t('backups.none')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={css.backups} aria-live="polite">
          {data.map(({ id, url, size, ready, createdAt }) => (
            <li key={id} className={css.backup}>
              <LiveTime at={createdAt} />
              {ready ? (
                <LinkButton size="small" href={url}>
                  {t('backups.download', { size: fileSize(size, { t, formats }) })}
                </LinkButton>
              ) : (
                <span className={css.none}>{t('backups.notReady')}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button busy={isBusy} onClick={() => void create()}>
          {t('backups.create')}
        </Button>
      </div>
      <p role="alert" className={css.problem}>
        {failure && messageText(t, failure)}
      </p>
    </SettingsSection>
  )
}
