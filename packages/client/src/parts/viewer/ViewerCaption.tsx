import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { chevronDownIcon } from '#ui/icons/chevronDown.ts'
import hiddenCss from '#ui/VisuallyHidden.module.css'
import type { ViewerItem } from './openViewer.ts'
import css from './Viewer.module.css'

export interface ViewerCaptionProps {
  item: ViewerItem
  shown: boolean
  onHide: () => void
  /** Where one is, for a screen reader after a turn. */
  place: string
}

/** What is written about the slide, and the words that tell a screen reader of a turn. */
export function ViewerCaption({ item, shown, onHide, place }: ViewerCaptionProps) {
  const t = useT()
  const { description } = item
  return (
    <>
      <p className={hiddenCss.hidden} aria-live="polite">
        {place}. {description === '' ? t('viewer.undescribed') : description}
      </p>
      {shown && description !== '' && (
        <div className={css.caption} role="group" aria-label={t('viewer.description')}>
          <p dir="auto">{description}</p>
          {/* Inside, so that a keyboard comes to a long text and can scroll it. */}
          <IconButton icon={chevronDownIcon} label={t('viewer.hideDescription')} onClick={onHide} />
        </div>
      )}
    </>
  )
}
