import { useT } from '#i18n/useT.ts'
import { clockIcon } from '#ui/icons/clock.ts'

import { RegistrationNotice } from '#features/registration/ui/RegistrationNotice.tsx'

/** `/registration-request-sent`: the account needs approval first. */
export function RequestSentScreen() {
  const t = useT()
  return (
    <RegistrationNotice title={t('registration.requestSent')} icon={clockIcon}>
      {t('registration.requestSentText')}
    </RegistrationNotice>
  )
}
