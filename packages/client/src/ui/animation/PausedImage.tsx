import { useState, type ComponentProps } from 'react'
import type { Movement } from '#lib/animationByName.ts'
import { AnimationLabel } from './AnimationLabel.tsx'
import css from './PausedImage.module.css'

export interface PausedImageProps extends Omit<ComponentProps<'img'>, 'ref'> {
  src: string
  alt: string
  /** The server's still image; null uses the first frame. */
  poster: string | null
  label: Movement | null
}

/**
 * An animated image under a still one, which hover, focus or touch removes. The first frame is drawn to a canvas but never read, so images
 * of other servers work too. Size, position and fit are those of an `<img>` of the same class.
 */
export function PausedImage(props: PausedImageProps) {
  const { poster, label, src, alt, className, loading, decoding, draggable, referrerPolicy, onLoad, onError, ...look } = props
  const manner = { decoding, draggable, referrerPolicy, onError }
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null)
  const [frame, setFrame] = useState<HTMLImageElement | null>(null)
  return (
    <span {...look} className={className ? `${css.still} ${className}` : css.still}>
      <img
        {...manner}
        className={css.moving}
        src={src}
        alt={alt}
        // An image behind a poster is loaded when the user starts the animation.
        loading={poster === null ? loading : 'lazy'}
        data-waits={poster !== null || undefined}
        onLoad={(event) => {
          onLoad?.(event)
          const image = event.currentTarget
          image.toggleAttribute('data-arrived', true)
          if (poster !== null) return
          setFrame(image)
          setSize({ width: image.naturalWidth, height: image.naturalHeight })
        }}
      />
      {poster === null ? (
        size && (
          <canvas
            key={src}
            ref={(canvas) => {
              if (frame) canvas?.getContext('2d')?.drawImage(frame, 0, 0)
            }}
            className={css.cover}
            width={size.width}
            height={size.height}
            role={alt === '' ? undefined : 'img'}
            aria-label={alt || undefined}
          />
        )
      ) : (
        <img {...manner} className={css.cover} src={poster} alt={alt} loading={loading} onLoad={onLoad} />
      )}
      {label && <AnimationLabel movement={label} />}
    </span>
  )
}
