import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  title: ReactNode
  /** The consequences, and the data that is lost. */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  danger?: boolean | undefined
  busy?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** A question before a step. The focus starts on the way back when the step destroys something. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  danger,
  busy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      onClose={onCancel}
      size="small"
      footer={
        <>
          <Button onClick={onCancel} data-autofocus={danger || undefined}>
            {cancelLabel}
          </Button>
          <Button tone={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy} data-autofocus={danger ? undefined : true}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
