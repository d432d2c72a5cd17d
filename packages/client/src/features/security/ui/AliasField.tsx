import { toAlias } from '#features/security/model/changeAlias.ts'
import { useT } from '#i18n/useT.ts'
import { TextField } from '#ui/TextField.tsx'

export interface AliasFieldProps {
  label: string
  value: string
  /** Submitted once: an invalid handle shows its error from then on. */
  isTried: boolean
  onChange: (value: string) => void
}

/** The address of another account of the same person, as `name@server`. */
export function AliasField({ label, value, isTried, onChange }: AliasFieldProps) {
  const t = useT()
  return (
    <TextField
      label={label}
      hint={t('accountSettings.aliases.addHint')}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={isTried && toAlias(value) === '' ? t('form.required') : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
