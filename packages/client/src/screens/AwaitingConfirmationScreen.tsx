import { useState } from 'react'

import { resendConfirmation } from '#features/registration/model/resendConfirmation.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { readRegistrationDraft } from '#features/registration/model/registrationDraft.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { createStoredText } from '#features/session/model/StoredText.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { mailIcon } from '#ui/icons/mail.ts'
import { TextField } from '#ui/TextField.tsx'

import css from '#features/registration/ui/registration.module.css'
import { RegistrationNotice } from '#features/registration/ui/RegistrationNotice.tsx'

/**
 * `/awaiting-email-confirmation`: the address has to be confirmed first. The mail can be sent again; if this tab does not know the address,
 * it asks for it.
 */
export function AwaitingConfirmationScreen() {
  const t = useT()
  const session = useSession()
  const [known] = useState(
    () =>
      readRegistrationDraft(
        createStoredText(() => sessionStorage),
        session.origin,
      ).email ?? '',
  )
  const [typed, setTyped] = useState('')
  const email = known === '' ? typed.trim() : known
  const [sending, setSending] = useState(false)
  const [notified, setShown] = useState<Message | null>(null)

  async function sendAgain(): Promise<void> {
    setSending(true)
    setShown(null)
    setShown(await resendConfirmation(session, email))
    setSending(false)
  }

  return (
    <RegistrationNotice
      title={t('registration.confirm')}
      icon={mailIcon}
      more={
        <form
          className={css.again}
          onSubmit={(event) => {
            event.preventDefault()
            void sendAgain()
          }}
        >
          {known === '' && (
            <TextField
              label={t('registration.email')}
              name="email"
              type="email"
              dir="ltr"
              autoComplete="email"
              value={typed}
              required
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <Button type="submit" busy={sending}>
            {t('registration.resend')}
          </Button>
        </form>
      }
    >
      {known === '' ? t('registration.confirmText') : t('registration.confirmTextTo', { email })}
      <span className={css.told} role="status">
        {notified && messageText(t, notified)}
      </span>
    </RegistrationNotice>
  )
}
