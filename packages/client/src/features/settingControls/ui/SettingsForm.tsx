import type { ReactNode } from 'react'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { warningIcon } from '#ui/icons/warning.ts'
import css from './SettingsForm.module.css'

export interface SettingsFormProps {
  label: string
  submit: string
  tone?: 'primary' | 'danger' | 'plain'
  busy: boolean
  /** The failure; the input stays. */
  failure: Message | null
  onSubmit: () => void
  /** Further buttons, before the one that sends. */
  actions?: ReactNode
  children: ReactNode
}

/** Fields that a button sends together, with the error above it. */
export function SettingsForm({ label, submit, tone = 'plain', busy, failure, onSubmit, actions, children }: SettingsFormProps) {
  const t = useT()
  return (
    <form
      className={css.form}
      aria-label={label}
      // The form's own messages are translated and next to the field.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <FormFailure>{failure && messageText(t, failure)}</FormFailure>
      <div className={css.actions}>
        {actions}
        <Button type="submit" tone={tone} busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** An error message that is announced at once. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <div className={css.alert} role="alert">
      {children && (
        <p className={css.failure}>
          <Icon path={warningIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
