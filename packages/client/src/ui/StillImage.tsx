import { Suspense, useState, type ComponentProps } from 'react'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { mayMove, movementByName, type Movement } from '#lib/movementByName.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { knownMovements } from './stills/knownMovements.ts'

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

const Stilled = lazyComponent(async () => (await import('./stills/Stilled.tsx')).Stilled)

/** Strangers' pictures do not hold up the page, and their servers do not learn where they are looked at. */
const manner = { decoding: 'async', referrerPolicy: 'no-referrer' } as const

/** Draws nothing of a picture until it is known whether it moves. It keeps its place and its name. */
function hold(picture: HTMLImageElement | null): void {
  if (picture) picture.style.opacity = '0'
}

function release(picture: HTMLImageElement): void {
  picture.style.opacity = ''
}

/**
 * A picture that stands still where the reader wants that. What cannot move is a plain `<img>` and costs nothing more;
 * what might move is looked at when it has arrived, with code that comes then, and seen after that.
 */
export function StillImage({ still, staticSrc, mimeType = null, labelled = false, onLoad, onError, ...given }: StillImageProps) {
  const rest = { ...manner, ...given }
  const { src, alt } = rest
  const [seen, setSeen] = useState<{ readonly src: string; readonly movement: Movement | null } | null>(null)
  if (!still) return <img {...rest} alt={alt} onLoad={onLoad} onError={onError} />
  const known = seen?.src === src ? seen.movement : knownMovements.get(src)
  const movement = known === undefined ? movementByName(src, mimeType) : known
  const poster = staticSrc && staticSrc !== src ? staticSrc : null
  const isOpen = known === undefined && (poster === null || labelled) && mayMove(src, mimeType)
  const arrived: StillImageProps['onLoad'] = (event) => {
    onLoad?.(event)
    const picture = event.currentTarget
    if (!isOpen) return
    import('./stills/settleMovement.ts')
      .then(({ settleMovement }) => settleMovement(picture, src, mimeType, movement, (found) => setSeen({ src, movement: found })))
      // Without its code the picture moves, as it would in any other client.
      .catch(() => release(picture))
  }
  const failed: StillImageProps['onError'] = (event) => {
    release(event.currentTarget)
    onError?.(event)
  }
  if (movement === null) {
    const held = isOpen && poster === null ? hold : undefined
    return <img {...rest} key={src} ref={held} src={poster ?? src} alt={alt} onLoad={arrived} onError={failed} />
  }
  const plain = <img {...rest} src={poster ?? src} alt={alt} onLoad={onLoad} onError={onError} />
  return (
    <ErrorBoundary fallback={() => plain}>
      <Suspense fallback={poster && <img {...rest} src={poster} alt={alt} />}>
        <Stilled {...rest} poster={poster} label={labelled ? movement : null} onLoad={arrived} onError={onError} />
      </Suspense>
    </ErrorBoundary>
  )
}
