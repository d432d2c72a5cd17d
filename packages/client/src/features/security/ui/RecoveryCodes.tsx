import { useSession } from '#features/session/model/useSession.ts'
import { useStoredAccount } from '#features/session/model/useStoredAccount.ts'
import { handleAtServer } from '#features/session/model/handleAtServer.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { printLines } from '#lib/printLines.ts'
import { saveFile } from '#lib/saveFile.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { copyIcon } from '#ui/icons/copy.ts'
import { downloadIcon } from '#ui/icons/download.ts'
import { printerIcon } from '#ui/icons/printer.ts'
import { warningIcon } from '#ui/icons/warning.ts'
import { copyWords } from '#features/settingsProfiles/model/copyWords.ts'
import css from './security.module.css'

/** Codes that are shown this once, with the ways to keep them. */
export function RecoveryCodes({ codes, onConfirmed }: { codes: readonly string[]; onConfirmed: () => void }) {
  const t = useT()
  const session = useSession()
  const { dir } = useLanguage().language
  const known = useStoredAccount()
  const heading = t('accountSettings.codes.heading', { handle: known ? handleAtServer(known) : '' })
  return (
    <>
      <p className={css.warning} role="status">
        <Icon path={warningIcon} />
        <span>{t('accountSettings.codes.keep')}</span>
      </p>
      <ul className={css.codes} dir="ltr" aria-label={t('accountSettings.codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button size="small" icon={copyIcon} onClick={() => void copyWords(session, codes.join('\n'))}>
          {t('accountSettings.codes.copy')}
        </Button>
        <Button size="small" icon={printerIcon} onClick={() => printLines(heading, codes, dir)}>
          {t('accountSettings.codes.print')}
        </Button>
        <Button
          size="small"
          icon={downloadIcon}
          onClick={() => {
            const lines = [heading, '', ...codes, ''].join('\n')
            saveFile(`recovery-codes-${known?.acct ?? ''}.txt`, new Blob([lines], { type: 'text/plain' }))
          }}
        >
          {t('accountSettings.codes.save')}
        </Button>
        <Button size="small" tone="primary" onClick={onConfirmed}>
          {t('accountSettings.codes.kept')}
        </Button>
      </div>
    </>
  )
}
