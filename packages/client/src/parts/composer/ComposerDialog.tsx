import { use, useEffect } from 'react'
import type { DraftKey } from '#data/composer/DraftKey.ts'
import { useT } from '#i18n/useT.ts'
import { NavigationContext } from '#parts/navigation/useNavigation.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Composer } from './Composer.tsx'
import { composerLabel } from './composerLabel.ts'

export interface ComposerDialogProps {
  draft: DraftKey
  onClose: () => void
  /** Shows the window again when the person takes the post back. */
  reopen?: () => void
}

/** The composer in a window of its own; it closes when the post is out or waits to be sent. */
export function ComposerDialog({ draft, onClose, reopen }: ComposerDialogProps) {
  const t = useT()
  const address = use(NavigationContext)?.address
  // A link in it leads to another screen, which it would cover.
  useEffect(() => address?.subscribe(onClose), [address, onClose])
  return (
    <Dialog title={t(composerLabel(draft))} closeLabel={t('general.close')} onClose={onClose}>
      <Composer draft={draft} takesFocus onPosted={onClose} reopen={reopen} />
    </Dialog>
  )
}
