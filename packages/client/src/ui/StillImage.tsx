import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { mayMove, movementByName, type Movement } from '#lib/movementByName.ts'

export interface StillImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref'> {
  src: string
  alt: string
  /** Whether it must not move until a pointer, the focus or a finger is on it. */
  still: boolean
  /** The server's own still picture of it; the same as `src` where there is none. */
  staticSrc?: string | undefined
  /** null where only the name can tell. */
  mimeType?: string | null | undefined
  /** Writes GIF, WEBP or APNG on it. */
  labelled?: boolean | undefined
}

const Stilled = lazy(async () => ({ default: (await import('./stills/Stilled.tsx')).Stilled }))

/**
 * A picture that stands still where the reader wants that. What cannot move is a plain `<img>` and costs nothing more;
 * what might move is looked at when it has arrived, with code that comes then.
 */
export function StillImage({ still, staticSrc, mimeType = null, labelled = false, onLoad, ...rest }: StillImageProps) {
  const { src, alt } = rest
  const [seen, setSeen] = useState<{ readonly src: string; readonly movement: Movement | null } | null>(null)
  if (!still) return <img {...rest} alt={alt} onLoad={onLoad} />
  const known = seen?.src === src
  const movement = known ? seen.movement : movementByName(src, mimeType)
  const poster = staticSrc && staticSrc !== src ? staticSrc : null
  const look = async () => {
    const { findMovement } = await import('./stills/findMovement.ts')
    const found = await findMovement(src, mimeType)
    // As its name had it: nothing is drawn again, in a list of a hundred faces.
    if (found !== movement) setSeen({ src, movement: found })
  }
  const arrived: StillImageProps['onLoad'] = (event) => {
    onLoad?.(event)
    // Without its code the picture moves, as it would in any other client.
    if (!known && (poster === null || labelled) && mayMove(src, mimeType)) look().catch(() => {})
  }
  if (movement === null) return <img {...rest} src={poster ?? src} alt={alt} onLoad={arrived} />
  return (
    <Suspense fallback={poster && <img {...rest} src={poster} alt={alt} />}>
      <Stilled {...rest} poster={poster} label={labelled ? movement : null} onLoad={arrived} />
    </Suspense>
  )
}
