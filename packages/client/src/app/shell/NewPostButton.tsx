import { useState } from 'react'

import { useHidesButton } from '#app/page/useHidesButton.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Icon } from '#ui/Icon.tsx'
import { editIcon } from '#ui/icons/edit.ts'

import css from './NewPostButton.module.css'
import { Part } from '#parts/screen/Part.tsx'

const NewPostDialog = lazyComponent(async () => (await import('./NewPostDialog.tsx')).NewPostDialog)

/**
 * Floats over a narrow page, and over a wider one where the reader wants it, and opens the composer.
 * Out of the way while the reader scrolls down or types.
 */
export function NewPostButton({ narrow }: { narrow: boolean }) {
  const t = useT()
  const hidden = useHidesButton()
  const always = useSetting('alwaysShowNewPostButton')
  const [writing, setWriting] = useState(false)
  if (!narrow && !always) return null
  return (
    <>
      <button
        type="button"
        className={css.button}
        data-press="write"
        aria-label={t('shell.newPost')}
        data-hidden={hidden || undefined}
        onPointerDown={() => void NewPostDialog.preload()?.catch(() => {})}
        onClick={() => setWriting(true)}
      >
        <Icon path={editIcon} />
      </button>
      {writing && (
        <Part>
          <NewPostDialog onClose={() => setWriting(false)} />
        </Part>
      )}
    </>
  )
}
