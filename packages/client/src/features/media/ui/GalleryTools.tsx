import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import css from './GalleryTools.module.css'

export interface GalleryToolsProps {
  count: number
  /** The gallery begins with an image that a button may cover. */
  overImages: boolean
  /** Covers revealed attachments; null if none were revealed. */
  onHide: (() => void) | null
  /** Shows all or less; null where all is shown anyway. */
  onToggle: (() => void) | null
  all: boolean
}

/** Tools for the whole gallery. */
export function GalleryTools({ count, overImages, onHide, onToggle, all }: GalleryToolsProps) {
  const t = useT()
  return (
    <>
      {onHide && (
        <span className={overImages ? css.over : undefined}>
          <IconButton icon={eyeOffIcon} label={t('attachment.hide')} onClick={onHide} />
        </span>
      )}
      {onToggle && (
        <Button size="small" aria-expanded={all} onClick={onToggle}>
          {all ? t('attachment.showLess') : t('attachment.showAll', { count })}
        </Button>
      )}
    </>
  )
}
