import { useId, useRef, type PointerEvent } from 'react'
import { cropArea, largestZoom, movedCrop, type Crop, type ImageSize } from '#lib/cropArea.ts'
import { Slider } from './Slider.tsx'
import css from './ImageCropper.module.css'

export interface ImageCropperProps {
  src: string
  image: ImageSize
  /** Aspect ratio of the crop: width by height. */
  aspect: number
  crop: Crop
  onCrop: (crop: Crop) => void
  labels: { readonly zoom: string; readonly x: string; readonly y: string }
  /** Rounded as an avatar is. */
  isAvatar?: boolean
}

/** Crops an image: it is dragged in a frame, or moved and zoomed by sliders, which work by keyboard. */
export function ImageCropper({ src, image, aspect, crop, onCrop, labels, isAvatar }: ImageCropperProps) {
  const drag = useRef<{ readonly pointer: number; readonly x: number; readonly y: number; readonly crop: Crop } | null>(null)
  const area = cropArea(image, aspect, crop)

  function onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>): void {
    const from = drag.current
    if (from?.pointer !== pointerId) return
    const { width, height } = currentTarget.getBoundingClientRect()
    onCrop(movedCrop(image, aspect, from.crop, { x: (clientX - from.x) / width, y: (clientY - from.y) / height }))
  }

  return (
    <div className={css.cropper}>
      <div
        className={css.frame}
        data-avatar={isAvatar || undefined}
        style={{ aspectRatio: `${aspect}` }}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, crop }
        }}
        onPointerMove={onPointerMove}
        onLostPointerCapture={() => (drag.current = null)}
      >
        <img
          className={css.picture}
          src={src}
          alt=""
          draggable={false}
          style={{
            inlineSize: `${(100 * image.width) / area.width}%`,
            // An image does not follow the text direction: its left stays left.
            inset: `${(-100 * area.top) / area.height}% auto auto ${(-100 * area.left) / area.width}%`,
          }}
        />
      </div>
      <CropSlider label={labels.zoom} min={1} max={largestZoom} value={crop.zoom} onMove={(zoom) => onCrop({ ...crop, zoom })} />
      {area.width < image.width - 1 && (
        <CropSlider dir="ltr" label={labels.x} min={0} max={1} value={crop.x} onMove={(x) => onCrop({ ...crop, x })} />
      )}
      {area.height < image.height - 1 && (
        <CropSlider label={labels.y} min={0} max={1} value={crop.y} onMove={(y) => onCrop({ ...crop, y })} />
      )}
    </div>
  )
}

interface CropSliderProps {
  /** The text's own direction, unless it goes from left to right in the image. */
  dir?: 'ltr'
  label: string
  min: number
  max: number
  value: number
  onMove: (value: number) => void
}

function CropSlider({ dir, label, min, max, value, onMove }: CropSliderProps) {
  const id = useId()
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <Slider id={id} dir={dir} min={min} max={max} step={(max - min) / 100} value={value} onMove={onMove} />
    </div>
  )
}
