import type { Unsent } from '#features/signIn/model/readUnsent.ts'
import { useT } from '#i18n/useT.ts'

/** Says in the question before a sign-out how much of the account has not been sent and will be lost. */
export function UnsentWork({ unsent: { actions, drafts } }: { unsent: Unsent }) {
  const t = useT()
  return (
    <>
      {actions > 0 && <p>{t('outbox.signOut', { count: actions })}</p>}
      {drafts > 0 && <p>{t('signOut.drafts', { count: drafts })}</p>}
    </>
  )
}
