import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { copyIcon } from '#ui/icons/copy.ts'
import { copyWords } from '#features/settingsProfiles/model/copyWords.ts'
import css from './profile.module.css'

/** How a link of the profile gets its mark: the page behind it links back with `rel="me"`. */
export function LinkProof({ address }: { address: string }) {
  const t = useT()
  const session = useSession()
  const words = `<a rel="me" href="${address}">`
  return (
    <Disclosure summary={t('accountSettings.proof.title')}>
      <div className={css.help}>
        <p className={css.faint}>{t('accountSettings.proof.text')}</p>
        <code className={css.code} dir="ltr">
          {words}
        </code>
        <Button size="small" icon={copyIcon} onClick={() => void copyWords(session, `${words}${address}</a>`)}>
          {t('accountSettings.proof.copy')}
        </Button>
      </div>
    </Disclosure>
  )
}
