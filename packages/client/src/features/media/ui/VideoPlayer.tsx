import type { Attachment } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { hasSound, signsOf } from '#features/media/model/hasSound.ts'
import { posterOf } from '#features/media/model/posterOf.ts'
import { pauseOtherPlayers } from '#features/media/model/pauseOtherPlayers.ts'

export interface VideoPlayerProps {
  attachment: Pick<Attachment, 'url' | 'previewUrl'>
  label: string
  className: string | undefined
  autoPlay?: boolean
  onError: () => void
}

/** A film with the browser's own controls, which every reader and every assistive technology knows. */
export function VideoPlayer({ attachment, label, className, autoPlay = false, onError }: VideoPlayerProps) {
  const loops = useSetting('loopVideo')
  const onlySilent = useSetting('loopVideoSilentOnly')
  const [sounds, setSounds] = useState(false)
  const look = (video: HTMLVideoElement) => setSounds(hasSound(signsOf(video)))
  return (
    <video
      className={className}
      src={attachment.url}
      poster={posterOf(attachment)}
      controls
      playsInline
      autoPlay={autoPlay}
      preload="metadata"
      loop={loops && !(onlySilent && sounds)}
      aria-label={label}
      onLoadedData={(event) => look(event.currentTarget)}
      // Some browsers know only when they have decoded some of it.
      onTimeUpdate={(event) => look(event.currentTarget)}
      onPlay={(event) => pauseOtherPlayers(event.currentTarget)}
      onError={onError}
    />
  )
}
