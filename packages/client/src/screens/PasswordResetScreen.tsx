import { useRef, useState } from 'react'

import { href } from '#features/addresses/model/href.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { requestPasswordReset } from '#features/registration/model/requestPasswordReset.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lockIcon } from '#ui/icons/lock.ts'
import { mailIcon } from '#ui/icons/mail.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { TextField } from '#ui/TextField.tsx'

import css from './PasswordResetScreen.module.css'

/** State of the request for the mail. */
type Stage = 'idle' | 'pending' | 'sent'

/** `/password-reset`: requests a password reset mail. @param isRequired the server no longer accepts the old password */
export function PasswordResetScreen({ isRequired }: { isRequired: boolean }) {
  const t = useT()
  const session = useSession()
  // A server that does not say may well send mails.
  const sendsMail = useServer(({ nodeInfo }) => nodeInfo?.mailerEnabled ?? true)
  const email = useRef<HTMLInputElement>(null)
  const [stage, setStage] = useState<Stage>('idle')
  const [failure, setFailure] = useState<Message | null>(null)

  async function send(): Promise<void> {
    const address = email.current?.value.trim() ?? ''
    if (stage !== 'idle') return
    if (address === '') {
      // Blank text counts as empty, which the field reports.
      if (!email.current) return
      email.current.value = ''
      email.current.reportValidity()
      return
    }
    setStage('pending')
    setFailure(null)
    const error = await requestPasswordReset(session, address)
    setFailure(error)
    setStage(error === null ? 'sent' : 'idle')
    if (error === null || !email.current) return
    email.current.value = ''
    email.current.focus()
  }

  return (
    <Screen title={t('passwordReset.title')}>
      {/* Rendered while empty: a live region that is inserted with its text is not announced. */}
      <div role="status">
        {stage === 'sent' && (
          <EmptyState icon={mailIcon} action={<BackToLogin />}>
            {t('passwordReset.sent')}
          </EmptyState>
        )}
      </div>
      {stage !== 'sent' && !sendsMail && (
        <EmptyState icon={lockIcon} action={<BackToLogin />}>
          {t(isRequired ? 'passwordReset.requiredButDisabled' : 'passwordReset.disabled')}
        </EmptyState>
      )}
      {stage !== 'sent' && sendsMail && (
        <form
          className={css.form}
          aria-label={t('passwordReset.title')}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          {isRequired && (
            <p className={css.required} role="alert">
              {t('login.passwordResetRequired')}
            </p>
          )}
          <p>{t('passwordReset.instruction')}</p>
          <TextField
            ref={email}
            label={t('passwordReset.email')}
            data-arrival
            name="email"
            inputMode="email"
            dir="ltr"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={failure && messageText(t, failure)}
            required
          />
          <Button type="submit" tone="primary" wide busy={stage === 'pending'}>
            {t('passwordReset.save')}
          </Button>
        </form>
      )}
    </Screen>
  )
}

function BackToLogin() {
  const t = useT()
  return <LinkButton href={href.root()}>{t('passwordReset.home')}</LinkButton>
}
