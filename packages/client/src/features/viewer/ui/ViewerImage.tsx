import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { Blurhash } from '#features/media/ui/Blurhash.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import type { ViewerItem } from '#features/media/ui/openViewer.ts'
import css from './Viewer.module.css'
import type { Size } from '#features/viewer/model/zoom.ts'

export interface ViewerImageProps {
  item: ViewerItem
  label: string
  /** Its size if known: the image does not grow beyond it by itself. */
  natural: Size | null
  onSize: (size: Size) => void
  onError: () => void
}

/** An image in full size; until it is loaded, the preview over its blurhash, and a spinner. */
export function ViewerImage({ item, label, natural, onSize, onError }: ViewerImageProps) {
  const t = useT()
  const [there, setThere] = useState(false)
  const size = natural && { maxInlineSize: `${natural.width}px`, maxBlockSize: `${natural.height}px` }
  return (
    <>
      {!there && natural && item.blurhash !== null && (
        <span className={css.colours}>
          <span className={css.shape} style={shapeOf(natural)}>
            <Blurhash hash={item.blurhash} untilLoaded />
          </span>
        </span>
      )}
      {!there && item.previewUrl !== item.url && (
        <img className={css.picture} style={size ?? undefined} src={item.previewUrl} alt="" draggable={false} />
      )}
      <img
        className={css.picture}
        style={size ?? undefined}
        data-waiting={!there || undefined}
        src={item.url}
        alt={label}
        draggable={false}
        onLoad={(event) => {
          setThere(true)
          onSize({ width: event.currentTarget.naturalWidth, height: event.currentTarget.naturalHeight })
        }}
        onError={onError}
      />
      {!there && (
        <span className={css.waiting}>
          <Spinner label={t('viewer.loading')} />
        </span>
      )}
    </>
  )
}

/** The box of an image: its natural size, or as much as fits. */
function shapeOf({ width, height }: Size) {
  return { aspectRatio: `${width} / ${height}`, inlineSize: `min(${width}px, 100cqi, ${width / height} * 100cqb)` }
}
