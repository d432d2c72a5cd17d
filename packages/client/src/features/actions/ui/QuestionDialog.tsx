import { messageText, type Message } from '#features/notices/model/Message.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { ActionWindowProps } from './Action.ts'

export interface QuestionDialogProps extends ActionWindowProps {
  readonly title: MessageId
  readonly text: Message
  readonly confirm: MessageId
  readonly danger: boolean | undefined
  readonly onConfirm: () => void
}

/** The dialog that asks for confirmation of an action. */
export function QuestionDialog({ title, text, confirm, danger, onConfirm, onClose }: QuestionDialogProps) {
  const t = useT()
  return (
    <ConfirmDialog
      title={t(title)}
      confirmLabel={t(confirm)}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      danger={danger}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
      onCancel={onClose}
    >
      {messageText(t, text)}
    </ConfirmDialog>
  )
}
