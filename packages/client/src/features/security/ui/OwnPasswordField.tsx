import { useStoredAccount } from '#features/session/model/useStoredAccount.ts'
import { useT } from '#i18n/useT.ts'
import { PasswordField } from '#ui/PasswordField.tsx'

export interface OwnPasswordFieldProps {
  value: string
  error?: string | undefined
  onChange: (typed: string) => void
}

/** The current password: required for changes that are hard to undo. */
export function OwnPasswordField({ value, error, onChange }: OwnPasswordFieldProps) {
  const t = useT()
  const name = useStoredAccount()?.acct ?? ''
  return (
    <>
      {/* Says to a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <PasswordField
        label={t('accountSettings.password.current')}
        revealLabel={t('accountSettings.password.showCurrent')}
        name="password"
        value={value}
        error={error}
        autoComplete="current-password"
        required
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}
