import { useState } from 'react'

import { resendConfirmation } from '#data/actions/resendConfirmation.ts'
import { messageText, type Message } from '#data/notices/Message.ts'
import { readRegistrationDraft } from '#data/registration/registrationDraft.ts'
import { useSession } from '#data/session/useSession.ts'
import { createKeptText } from '#data/storage/KeptText.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { mailIcon } from '#ui/icons/mail.ts'

import css from './registration.module.css'
import { RegistrationNotice } from './RegistrationNotice.tsx'

/** `/awaiting-email-confirmation`: the address has to be confirmed first. Where this tab knows it, the mail can be sent again. */
export function AwaitingConfirmationScreen() {
  const t = useT()
  const session = useSession()
  const [email] = useState(
    () =>
      readRegistrationDraft(
        createKeptText(() => sessionStorage),
        session.origin,
      ).email ?? '',
  )
  const [sending, setSending] = useState(false)
  const [told, setTold] = useState<Message | null>(null)

  async function sendAgain(): Promise<void> {
    setSending(true)
    setTold(null)
    setTold(await resendConfirmation(session, email))
    setSending(false)
  }

  return (
    <RegistrationNotice
      title={t('registration.confirm')}
      icon={mailIcon}
      more={
        email !== '' && (
          <Button busy={sending} onClick={() => void sendAgain()}>
            {t('registration.resend')}
          </Button>
        )
      }
    >
      {email === '' ? t('registration.confirmText') : t('registration.confirmTextTo', { email })}
      <span className={css.told} role="status">
        {told && messageText(t, told)}
      </span>
    </RegistrationNotice>
  )
}
