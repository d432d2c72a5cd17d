import { useEffect, useRef, useState } from 'react'

import { href } from '#features/addresses/model/href.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Button } from '#ui/Button.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'

import { CaptchaField } from './CaptchaField.tsx'
import { mailLanguages } from './mailLanguages.ts'
import css from './registration.module.css'
import { useRegistration } from '#features/registration/model/useRegistration.ts'
import { Icon } from '#ui/Icon.tsx'
import { warningIcon } from '#ui/icons/warning.ts'

export interface RegistrationFormProps {
  inviteToken: string | undefined
  /** The server's terms are below. */
  hasTerms: boolean
}

/** The registration form. Failures leave the input as it is. */
export function RegistrationForm({ inviteToken, hasTerms }: RegistrationFormProps) {
  const t = useT()
  const session = useSession()
  const navigation = useNavigation()
  const { instance } = useCell(session.server)
  const { code } = useLanguage()
  const { input, rules, errors, sending, failure, captcha, change, send } = useRegistration({ inviteToken, language: code })
  const form = useRef<HTMLFormElement>(null)
  // A user who navigated away during the request stays there.
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts])

  async function submit(): Promise<void> {
    const result = await send()
    setAttempts((count) => count + 1)
    if (!isShown.current || result === null) return
    if (result.kind === 'awaitingApproval') navigation.navigate(href.registrationRequestSent(), { replace: true })
    if (result.kind === 'awaitingConfirmation') navigation.navigate(href.awaitingEmailConfirmation(), { replace: true })
    if (result.kind === 'made') {
      session.notices.show({ level: 'success', messageKey: 'registration.made', timeout: 10_000 })
      navigation.navigate(href.login(), { replace: true })
    }
  }

  const errorOf = (field: keyof typeof errors) => {
    const error = errors[field]
    return error && t(error)
  }

  return (
    <form
      ref={form}
      className={css.form}
      aria-label={t('registration.title')}
      // The form's own messages are translated and next to the field.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={t('registration.username')}
        data-arrival
        name="username"
        dir="ltr"
        value={input.username}
        error={errorOf('username')}
        hint={t('registration.usernameHint', { host: instance.domain })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={(event) => change({ username: event.currentTarget.value })}
      />
      <TextField
        label={t('registration.fullName')}
        name="name"
        dir="auto"
        value={input.fullName}
        error={errorOf('fullName')}
        autoComplete="name"
        required
        onChange={(event) => change({ fullName: event.currentTarget.value })}
      />
      <TextField
        label={t(rules.emailRequired ? 'registration.email' : 'registration.emailOptional')}
        name="email"
        type="email"
        dir="ltr"
        value={input.email}
        error={errorOf('email')}
        autoComplete="email"
        required={rules.emailRequired}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <TextArea
        label={t('registration.bio')}
        name="bio"
        value={input.bio}
        rows={3}
        onChange={(event) => change({ bio: event.currentTarget.value })}
      />
      <PasswordField
        label={t('registration.password')}
        revealLabel={t('signIn.showPassword')}
        name="password"
        value={input.password}
        error={errorOf('password')}
        autoComplete="new-password"
        required
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      <PasswordField
        label={t('registration.confirmation')}
        revealLabel={t('registration.showConfirmation')}
        name="confirm"
        value={input.confirmation}
        error={errorOf('confirmation')}
        autoComplete="new-password"
        required
        onChange={(event) => change({ confirmation: event.currentTarget.value })}
      />
      <Select
        label={t('registration.language')}
        name="language"
        value={input.language}
        options={mailLanguages(instance.languages, input.language)}
        onSelect={(language) => change({ language })}
      />
      {rules.reasonRequired && (
        <TextArea
          label={t('registration.reason')}
          name="reason"
          value={input.reason}
          error={errorOf('reason')}
          hint={t('registration.reasonHint')}
          rows={3}
          required
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      )}
      <CaptchaField captcha={captcha} email={instance.email} />
      {inviteToken !== undefined && <TextField label={t('registration.token')} name="token" dir="ltr" value={inviteToken} readOnly />}
      {hasTerms && <p className={css.agreement}>{t('registration.agreement')}</p>}
      {/* Two fields have the same name in some languages. */}
      <RegistrationFailure errors={[...new Set(failure.map((error) => messageText(t, error)))]} />
      <Button type="submit" tone="primary" wide busy={sending}>
        {t('registration.submit')}
      </Button>
    </form>
  )
}

/** The server's errors of a registration, a line each. */
function RegistrationFailure({ errors }: { errors: readonly string[] }) {
  return (
    <div className={css.alert} role="alert">
      {errors.length > 0 && (
        <div className={css.failure}>
          <Icon path={warningIcon} />
          <ul className={css.problems}>
            {errors.map((error) => (
              <li key={error} dir="auto">
                {error}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
