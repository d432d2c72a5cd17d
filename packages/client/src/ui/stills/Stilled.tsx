import { useState, type ComponentProps } from 'react'
import type { Movement } from '#lib/movementByName.ts'
import { MovementLabel } from './MovementLabel.tsx'
import css from './Stilled.module.css'

export interface StilledProps extends Omit<ComponentProps<'img'>, 'ref'> {
  src: string
  alt: string
  /** The server's still picture; null makes one of the first frame. */
  poster: string | null
  label: Movement | null
}

/**
 * A moving picture under a still one, which a pointer, the focus or a finger takes away. The first frame is only drawn, never
 * read, so that pictures of other servers serve as well. Its look (size, position, fit) is that of an `<img>` of the same class.
 */
export function Stilled(props: StilledProps) {
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
        // One that waits behind a poster is fetched when it is asked for.
        loading={poster === null ? loading : 'lazy'}
        data-waits={poster !== null || undefined}
        onLoad={(event) => {
          onLoad?.(event)
          const picture = event.currentTarget
          picture.toggleAttribute('data-arrived', true)
          if (poster !== null) return
          setFrame(picture)
          setSize({ width: picture.naturalWidth, height: picture.naturalHeight })
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
      {label && <MovementLabel movement={label} />}
    </span>
  )
}
