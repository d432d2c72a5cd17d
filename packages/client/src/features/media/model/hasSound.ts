/** The properties by which browsers report a video's sound. */
export interface SoundSigns {
  readonly audioTracks?: { readonly length: number } | undefined
  readonly mozHasAudio?: boolean | undefined
  readonly webkitAudioDecodedByteCount?: number | undefined
}

/** The properties of this browser. None is in the standard types. */
export function signsOf(video: HTMLVideoElement): SoundSigns {
  return {
    audioTracks: 'audioTracks' in video && isList(video.audioTracks) ? video.audioTracks : undefined,
    mozHasAudio: 'mozHasAudio' in video ? video.mozHasAudio === true : undefined,
    webkitAudioDecodedByteCount: 'webkitAudioDecodedByteCount' in video ? Number(video.webkitAudioDecodedByteCount) : undefined,
  }
}

function isList(value: unknown): value is { readonly length: number } {
  return typeof value === 'object' && value !== null && 'length' in value && typeof value.length === 'number'
}

/** Whether a film has sound, as far as the browser knows by now. */
export function hasSound(video: SoundSigns): boolean {
  if (video.audioTracks !== undefined) return video.audioTracks.length > 0
  return video.mozHasAudio === true || (video.webkitAudioDecodedByteCount ?? 0) > 0
}
