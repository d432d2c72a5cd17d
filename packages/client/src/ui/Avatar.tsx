'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import css from './Avatar.module.css'
import { Icon } from './Icon.tsx'
import { userIcon } from './icons/user.ts'
import { PausableImage } from './PausableImage.tsx'
import { useBrokenImage } from './useBrokenImage.ts'

export interface AvatarProps {
  src: string
  /** Keeps it from moving, by the server's own still picture where there is one. */
  still?: boolean | undefined
  staticSrc?: string | undefined
  /** Pixels; it keeps this size whether or not a picture comes. */
  size?: number | undefined
  /** Empty where the name stands beside it. */
  alt?: string | undefined
}

/** A person's picture, or the sign for one when it cannot be had. */
export function Avatar({ src, still = false, staticSrc, size = 48, alt = '' }: AvatarProps) {
  const [isBroken, onBroken] = useBrokenImage(src)
  const box = { inlineSize: size, blockSize: size }
  if (!src || isBroken) {
    return (
      <span
        className={css.avatar}
        style={box}
        data-empty
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
      >
        <Icon path={userIcon} />
      </span>
    )
  }
  return (
    <PausableImage
      className={css.avatar}
      style={box}
      src={src}
      still={still}
      staticSrc={staticSrc}
      alt={alt}
      width={size}
      height={size}
      onError={onBroken}
    />
  )
}
