import { PlainText } from '#features/content/ui/PlainText.tsx'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { chevronDownIcon } from '#ui/icons/chevronDown.ts'
import hiddenCss from '#ui/VisuallyHidden.module.css'
import type { ViewerItem } from '#features/media/ui/openViewer.ts'
import css from './Viewer.module.css'

export interface ViewerCaptionProps {
  item: ViewerItem
  shown: boolean
  onHide: () => void
  /** The position among the slides, which screen readers announce after a turn. */
  place: string
}

/** The description of the slide, and the announcement for screen readers after a turn. */
export function ViewerCaption({ item, shown, onHide, place }: ViewerCaptionProps) {
  const t = useT()
  const { description } = item
  return (
    <>
      <p className={hiddenCss.hidden} aria-live="polite">
        {place}. {description === '' ? t('viewer.undescribed') : <bdi>{description}</bdi>}
      </p>
      {shown && description !== '' && (
        <div className={css.caption} role="group" aria-label={t('viewer.description')}>
          <p dir="auto">
            <PlainText text={description} />
          </p>
          {/* The text is inside the box, so that a long one can be scrolled by keyboard. */}
          <IconButton icon={chevronDownIcon} label={t('viewer.hideDescription')} onClick={onHide} />
        </div>
      )}
    </>
  )
}
