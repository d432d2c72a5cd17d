import css from './Avatar.module.css'
import { Icon } from './Icon.tsx'
import { userIcon } from './icons/user.ts'
import { PausableImage } from './PausableImage.tsx'
import { useBrokenImage } from './useBrokenImage.ts'

export interface AvatarProps {
  src: string
  /** Not animated, by the server's still image if there is one. */
  still?: boolean | undefined
  staticSrc?: string | undefined
  /** Pixels; it has this size whether or not an image loads. */
  size?: number | undefined
  /** Empty if the name is next to it. */
  alt?: string | undefined
}

/** An avatar, or the default icon if it fails to load. */
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
