import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'

import { useHidesButton } from '#app/page/useHidesButton.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { editIcon } from '#ui/icons/edit.ts'

import css from './NewPostButton.module.css'

const NewPostDialog = lazyRouteComponent(() => import('./NewPostDialog.tsx'), 'NewPostDialog')

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
        aria-label={t('shell.newPost')}
        data-hidden={hidden || undefined}
        onPointerDown={() => void NewPostDialog.preload?.()}
        onClick={() => setWriting(true)}
      >
        <Icon path={editIcon} />
      </button>
      {writing && (
        <Suspense>
          <NewPostDialog onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  )
}
