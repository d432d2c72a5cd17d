import { Suspense } from 'react'

import { slots } from '#app/slots.ts'
import { useT } from '#i18n/useT.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** The composer in a window of its own; it closes when the post is on its way. */
export function NewPostDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const Composer = slots.composer
  if (!Composer) return null
  return (
    <Dialog title={t('shell.newPost')} closeLabel={t('general.close')} onClose={onClose}>
      <Suspense fallback={<Spinner />}>
        <Composer draft="status" onPosted={onClose} />
      </Suspense>
    </Dialog>
  )
}
