import { useId, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import css from './FormDialog.module.css'

export interface FormDialogProps {
  title: ReactNode
  submitLabel: string
  cancelLabel: string
  closeLabel: string
  busy?: boolean
  /** Most leave the fields as they are: the focus starts on the button. */
  startsAtSubmit?: boolean
  /** Why it was not done. */
  error?: ReactNode
  onSubmit: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A few fields in a small window, sent by its button or by Enter. */
export function FormDialog({
  title,
  submitLabel,
  cancelLabel,
  closeLabel,
  busy = false,
  startsAtSubmit,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const form = useId()
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" form={form} tone="primary" busy={busy} data-autofocus={startsAtSubmit || undefined}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSubmit()
        }}
      >
        {children}
        {error && (
          <p className={css.problem} role="alert">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  )
}
