import { Suspense, useState, type ComponentProps } from 'react'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { mayMove, animationByName, type Movement } from '#lib/animationByName.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { knownAnimations } from './animation/knownAnimations.ts'

export interface PausableImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref'> {
  src: string
  alt: string
  /** Whether it must not move until a pointer, the focus or a finger is on it. */
  still: boolean
  /** The server's still image; the same as `src` if there is none. */
  staticSrc?: string | undefined
  /** null if only the name is known. */
  mimeType?: string | null | undefined
  /** Writes GIF, WEBP or APNG on it. */
  labelled?: boolean | undefined
}

const PausedImage = lazyComponent(async () => (await import('./animation/PausedImage.tsx')).PausedImage)

/** Images of other servers do not delay the page, and those servers do not see its address. */
const manner = { decoding: 'async', referrerPolicy: 'no-referrer' } as const

/** Hides an image until it is known whether it is animated. It keeps its size and name. */
function hold(image: HTMLImageElement | null): void {
  if (image) image.style.opacity = '0'
}

function release(image: HTMLImageElement): void {
  image.style.opacity = ''
}

/**
 * An image that is not animated if the setting says so. An image that cannot be animated is a plain `<img>` and costs nothing more. Others
 * are examined after they load, by lazy code, and shown then.
 */
export function PausableImage({ still, staticSrc, mimeType = null, labelled = false, onLoad, onError, ...given }: PausableImageProps) {
  const rest = { ...manner, ...given }
  const { src, alt } = rest
  const [seen, setSeen] = useState<{ readonly src: string; readonly movement: Movement | null } | null>(null)
  if (!still) return <img {...rest} alt={alt} onLoad={onLoad} onError={onError} />
  const known = seen?.src === src ? seen.movement : knownAnimations.get(src)
  const movement = known === undefined ? animationByName(src, mimeType) : known
  const poster = staticSrc && staticSrc !== src ? staticSrc : null
  const isOpen = known === undefined && (poster === null || labelled) && mayMove(src, mimeType)
  const arrived: PausableImageProps['onLoad'] = (event) => {
    onLoad?.(event)
    const image = event.currentTarget
    if (!isOpen) return
    import('./animation/settleAnimation.ts')
      .then(({ settleAnimation }) => settleAnimation(image, src, mimeType, movement, (found) => setSeen({ src, movement: found })))
      // Without its code the picture moves, as it would in any other client.
      .catch(() => release(image))
  }
  const failed: PausableImageProps['onError'] = (event) => {
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
        <PausedImage {...rest} poster={poster} label={labelled ? movement : null} onLoad={arrived} onError={onError} />
      </Suspense>
    </ErrorBoundary>
  )
}
