import { useRef, useState } from 'react'
import { useMissingCode } from '#data/notices/useMissingCode.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useT } from '#i18n/useT.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import css from './AttachmentView.module.css'

const DescriptionPopup = lazyComponent(async () => (await import('./DescriptionPopup.tsx')).DescriptionPopup)

/** Shows and hides what is written about a picture; where nothing is, it says so quietly. */
export function AltMark({ description }: { description: string }) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // A press on the mark of an open text closes it before the click arrives, which must not open it again.
  const wasOpen = useRef(false)
  const tell = useMissingCode()
  const isLoaded = useLoaded(DescriptionPopup, open, () => {
    tell()
    setOpen(false)
  })
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
