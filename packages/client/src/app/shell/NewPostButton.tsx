import { Suspense, useState } from 'react'

import { useHidesButton } from '#app/page/useHidesButton.ts'
import { slots } from '#app/slots.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { editIcon } from '#ui/icons/edit.ts'
import { Spinner } from '#ui/Spinner.tsx'

import css from './NewPostButton.module.css'

/**
 * Floats over a narrow page, and over a wider one where the reader wants it, and opens the composer.
 * Out of the way while the reader scrolls down or types.
 */
export function NewPostButton({ narrow }: { narrow: boolean }) {
  const t = useT()
  const hidden = useHidesButton()
  const always = useSetting('alwaysShowNewPostButton')
  const [writing, setWriting] = useState(false)
  const Composer = slots.composer
  const close = () => setWriting(false)
  if (!narrow && !always) return null
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label={t('shell.newPost')}
        data-hidden={hidden || undefined}
        onClick={() => setWriting(true)}
      >
        <Icon path={editIcon} />
      </button>
      {writing && Composer && (
        <Dialog title={t('shell.newPost')} closeLabel={t('general.close')} onClose={close}>
          <Suspense fallback={<Spinner />}>
            <Composer draft="status" onPosted={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
