import { useRef, useState, type Ref } from 'react'
import { useT } from '#i18n/useT.ts'
import { AudioPlayer } from '#features/media/ui/AudioPlayer.tsx'
import { FlashPlayer } from '#features/media/ui/FlashPlayer.tsx'
import { MediaError } from '#features/media/ui/MediaError.tsx'
import { VideoPlayer } from '#features/media/ui/VideoPlayer.tsx'
import type { ViewerItem } from '#features/media/ui/openViewer.ts'
import { useGestures, type GestureOptions, type Zoomer } from '#features/viewer/model/useGestures.ts'
import css from './Viewer.module.css'
import { ViewerImage } from './ViewerImage.tsx'
import type { Size } from '#features/viewer/model/zoom.ts'

export interface ViewerSlideProps extends Pick<GestureOptions, 'stage' | 'turns' | 'onOutcome'> {
  item: ViewerItem
  /** The side that it enters from. */
  from: 'start' | 'end' | undefined
  /** It is the slide that the reader opened, so that a video plays immediately. */
  starts: boolean
  zoomer: Ref<Zoomer>
}

/** One slide, with all that fingers do on its stage. */
export function ViewerSlide({ item, from, starts, stage, turns, zoomer, onOutcome }: ViewerSlideProps) {
  const t = useT()
  const slide = useRef<HTMLDivElement>(null)
  const [natural, setNatural] = useState<Size | null>(
    item.width === null || item.height === null ? null : { width: item.width, height: item.height },
  )
  const [attempt, setAttempt] = useState({ number: 0, failed: false })
  const fail = () => setAttempt({ ...attempt, failed: true })
  useGestures({ stage, slide, natural, zooms: item.kind === 'image' && !attempt.failed, turns, onOutcome, zoomer })
  const label = item.description === '' ? t('viewer.undescribed') : item.description
  return (
    <div className={css.coming} data-from={from}>
      <div ref={slide} className={css.slide}>
        {attempt.failed ? (
          <div className={css.fault}>
            <MediaError
              description={item.description}
              url={item.url}
              onRetry={() => setAttempt({ number: attempt.number + 1, failed: false })}
            />
          </div>
        ) : item.kind === 'image' ? (
          <ViewerImage key={attempt.number} item={item} label={label} natural={natural} onSize={setNatural} onError={fail} />
        ) : item.kind === 'audio' ? (
          <div className={css.line}>
            <AudioPlayer attachment={item} />
          </div>
        ) : item.kind === 'flash' ? (
          <div className={css.line}>
            <FlashPlayer attachment={item} />
          </div>
        ) : (
          <VideoPlayer key={attempt.number} className={css.film} attachment={item} label={label} autoPlay={starts} onError={fail} />
        )}
      </div>
    </div>
  )
}
