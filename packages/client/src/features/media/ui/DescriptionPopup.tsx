import { PlainText } from '#features/content/ui/PlainText.tsx'
import type { RefObject } from 'react'
import { useT } from '#i18n/useT.ts'
import { Popover } from '#ui/Popover.tsx'
import css from './DescriptionPopup.module.css'

export interface DescriptionPopupProps {
  anchor: RefObject<HTMLElement | null>
  description: string
  onClose: () => void
}

/** An image's description, next to its mark. */
export function DescriptionPopup({ anchor, description, onClose }: DescriptionPopupProps) {
  const t = useT()
  return (
    <Popover
      anchor={anchor}
      align="start"
      role="dialog"
      aria-label={t('attachment.description')}
      onClose={onClose}
      onOpen={(box) => box.querySelector('p')?.focus()}
    >
      <p className={css.text} tabIndex={-1} dir="auto">
        <PlainText text={description} />
      </p>
    </Popover>
  )
}
