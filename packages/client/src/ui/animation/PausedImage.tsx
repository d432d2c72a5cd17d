'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { useState, type ComponentProps } from 'react'
import type { Movement } from '#lib/animationByName.ts'
import { AnimationLabel } from './AnimationLabel.tsx'
import css from './PausedImage.module.css'

export interface PausedImageProps extends Omit<ComponentProps<'img'>, 'ref'> {
  src: string
  alt: string
  /** The server's still picture; null makes one of the first frame. */
  poster: string | null
  label: Movement | null
}

/**
 * A moving picture under a still one, which a pointer, the focus or a finger takes away. The first frame is only drawn,
 * never read, so that pictures of other servers work too. Size, position and fit are those of an `<img>` of the same
 * class.
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
        // A picture behind a poster is fetched when the reader wants to see it move.
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
