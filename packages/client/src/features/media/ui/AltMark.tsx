import { useRef, useState } from 'react'
import { usePreloadedCode } from '#features/failures/model/usePreloadedCode.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useT } from '#i18n/useT.ts'
import css from './AttachmentView.module.css'

const DescriptionPopup = lazyComponent(async () => (await import('./DescriptionPopup.tsx')).DescriptionPopup)

/** A button that shows and hides an image's description; without one, a small mark says so. */
export function AltMark({ description }: { description: string }) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // A press on the mark of an open text closes it before the click arrives, which must not open it again.
  const wasOpen = useRef(false)
  const isLoaded = usePreloadedCode(DescriptionPopup, open, () => setOpen(false))
  if (description === '') {
    return (
      <span className={css.mark} data-missing aria-hidden="true">
        {t('attachment.alt')}
      </span>
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.mark}
        aria-label={t('attachment.altLabel')}
        aria-expanded={open}
        onPointerEnter={() => void DescriptionPopup.preload()?.catch(() => {})}
        onPointerDown={() => {
          wasOpen.current = open
        }}
        onClick={(event) => setOpen(!open && !(event.detail > 0 && wasOpen.current))}
      >
        {t('attachment.alt')}
      </button>
      {isLoaded && <DescriptionPopup anchor={button} description={description} onClose={() => setOpen(false)} />}
    </>
  )
}
