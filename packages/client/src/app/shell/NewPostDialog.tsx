import { useT } from '#i18n/useT.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Spinner } from '#ui/Spinner.tsx'

import { Composer } from './lazyParts.ts'
import { Part } from '#parts/screen/Part.tsx'

/** The composer in a window of its own; it closes when the post is on its way. */
export function NewPostDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t('shell.newPost')} closeLabel={t('general.close')} onClose={onClose}>
      <Part waiting={<Spinner />}>
        <Composer draft="status" onPosted={onClose} />
      </Part>
    </Dialog>
  )
}
