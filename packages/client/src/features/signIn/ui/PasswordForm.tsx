import { useEffect, useRef } from 'react'

import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'

import { FailureBox } from './FailureBox.tsx'
import css from './signIn.module.css'
import type { SignInFlow } from '#features/signIn/model/signInFlow.ts'

export interface PasswordFormProps {
  flow: SignInFlow
  /** The name that signed in here last. */
  lastName: string
  /** Signing in is the purpose of the screen: the name has the focus. */
  isMain: boolean
  onSubmit: (username: string, password: string) => void
  onDismiss: () => void
}

/** Name and password. After a failure the password has the focus and is selected, so that typing replaces it. */
export function PasswordForm({ flow, lastName, isMain, onSubmit, onDismiss }: PasswordFormProps) {
  const t = useT()
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isMain) username.current?.focus({ preventScroll: true })
  }, [isMain])
  useEffect(() => {
    if (!flow.failure) return
    password.current?.focus()
    password.current?.select()
  }, [flow.failure])
  return (
    <form
      className={css.form}
      aria-label={t('signIn.title')}
      onSubmit={(event) => {
        event.preventDefault()
        const name = username.current?.value.trim() ?? ''
        if (name !== '') return onSubmit(name, password.current?.value ?? '')
        // Blank text counts as empty, which the field reports.
        if (!username.current) return
        username.current.value = ''
        username.current.reportValidity()
      }}
    >
      <TextField
        ref={username}
        label={t('signIn.username')}
        data-arrival={isMain || undefined}
        name="username"
        dir="ltr"
        defaultValue={lastName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        ref={password}
        label={t('signIn.password')}
        revealLabel={t('signIn.showPassword')}
        name="password"
        autoComplete="current-password"
        required
      />
      <FailureBox failure={flow.failure} onDismiss={onDismiss} />
      <Button type="submit" tone="primary" wide disabled={flow.loggingIn}>
        {flow.loggingIn ? t('signIn.loggingIn') : t('signIn.action')}
      </Button>
    </form>
  )
}
