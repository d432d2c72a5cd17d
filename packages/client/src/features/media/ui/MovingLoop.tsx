import type { Attachment } from '@rookery/api/wire/model'
import { useRef } from 'react'
import { prefetchViewer } from './openViewer.ts'
import { viewerTriggerProps } from './viewerTriggerProps.ts'
import { AnimationLabel } from '#ui/animation/AnimationLabel.tsx'
import css from './AttachmentVideo.module.css'
import { posterOf } from '#features/media/model/posterOf.ts'

export interface MovingLoopProps {
  attachment: Attachment
  label: string
  /** It moves only while a pointer, the focus or a finger is on it. */
  still: boolean
  onOpen: () => void
  onError: () => void
}

/** A GIF that the server stores as a video: silent, looping, without controls; a press opens it in the viewer. */
export function MovingLoop({ attachment, label, still, onOpen, onError }: MovingLoopProps) {
  const video = useRef<HTMLVideoElement>(null)
  const play = () => {
    prefetchViewer()
    // A browser in power-saving mode may not play; the video then shows a still frame.
    video.current?.play().catch(() => {})
  }
  const pause = () => {
    if (still) video.current?.pause()
  }
  return (
    <button
      type="button"
      className={css.open}
      {...viewerTriggerProps}
      aria-label={label}
      onPointerEnter={play}
      onPointerLeave={pause}
      onFocus={play}
      onBlur={pause}
      onClick={onOpen}
    >
      <video
        ref={video}
        className={css.media}
        src={attachment.url}
        poster={posterOf(attachment)}
        autoPlay={!still}
        preload={still ? 'metadata' : 'auto'}
        loop
        muted
        playsInline
        onError={onError}
      />
      <AnimationLabel movement="GIF" />
    </button>
  )
}
