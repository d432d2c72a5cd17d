import { use, useCallback, useEffect } from 'react'
import { composersOf } from '#features/posting/model/Composers.ts'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { NavigationContext } from '#features/navigation/model/useNavigation.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Composer } from './Composer.tsx'
import { composerLabel } from '#features/composer/model/composerLabel.ts'

export interface ComposerDialogProps {
  draft: DraftKey
  /** Initial content of an empty form. Closing the form unchanged persists none of it. */
  start?: Partial<DraftData>
  onClose: () => void
  /** Shows the window again when the user undoes the post. */
  reopen?: () => void
}

/** The composer in a window of its own; it closes when the post is out or waits to be sent. */
export function ComposerDialog({ draft, start, onClose, reopen }: ComposerDialogProps) {
  const t = useT()
  const session = useSession()
  const close = useCallback(() => {
    if (start) composersOf(session).leave(draft)
    onClose()
  }, [draft, onClose, session, start])
  const address = use(NavigationContext)?.address
  // A link in it leads to another screen, which it would cover.
  useEffect(() => address?.subscribe(close), [address, close])
  return (
    <Dialog title={t(composerLabel(draft))} closeLabel={t('general.close')} onClose={close}>
      <Composer draft={draft} {...(start && { start })} focusOnOpen onPosted={close} reopen={reopen} />
    </Dialog>
  )
}
