import { use } from 'react'

import { PageWindowContext } from '#app/page/PageWindow.ts'
import { ComposerDialog } from '#features/composer/ui/ComposerDialog.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** A new post in a window of its own. */
export function NewPostDialog({ onClose }: { onClose: () => void }) {
  const windows = use(PageWindowContext)
  return (
    <Part waiting={<Spinner />}>
      <ComposerDialog draft="status" onClose={onClose} reopen={() => windows.set('newPost')} />
    </Part>
  )
}
