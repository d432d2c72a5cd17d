import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useT } from '#i18n/useT.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DraftList, type DraftListProps } from './DraftList.tsx'

export interface DraftsDialogProps {
  draft: DraftKey
  onApply: NonNullable<DraftListProps['onApply']>
  onClose: () => void
}

/** All other drafts in a window over the composer. */
export function DraftsDialog({ draft, onApply, onClose }: DraftsDialogProps) {
  const t = useT()
  return (
    <Dialog title={t('drafts.title')} closeLabel={t('general.close')} onClose={onClose}>
      <DraftList beside={draft} onApply={onApply} />
    </Dialog>
  )
}
