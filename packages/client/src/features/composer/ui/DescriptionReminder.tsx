import { undescribedFiles } from '#features/posting/model/fileRules.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useT } from '#i18n/useT.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

export interface DescriptionReminderProps {
  draft: DraftKey
  onPost: () => void
  onDescribe: () => void
}

/** Asks for confirmation before files without a description are posted. */
export function DescriptionReminder({ draft, onPost, onDescribe }: DescriptionReminderProps) {
  const t = useT()
  const count = useComposerPart(draft, ({ data }) => undescribedFiles(data).length)
  return (
    <ConfirmDialog
      title={t('composer.undescribed')}
      confirmLabel={t('composer.undescribed.post')}
      cancelLabel={t('composer.undescribed.add')}
      closeLabel={t('general.close')}
      onConfirm={onPost}
      onCancel={onDescribe}
    >
      <p>{t('composer.undescribed.text', { count })}</p>
    </ConfirmDialog>
  )
}
