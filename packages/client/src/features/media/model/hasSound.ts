/** What each browser reports of a film's sound, under a name of its own. */
export interface SoundSigns {
  readonly audioTracks?: { readonly length: number } | undefined
  readonly mozHasAudio?: boolean | undefined
  readonly webkitAudioDecodedByteCount?: number | undefined
}

/** What this browser tells. None of it is in the standard types. */
export function signsOf(film: HTMLVideoElement): SoundSigns {
  return {
    audioTracks: 'audioTracks' in film && isList(film.audioTracks) ? film.audioTracks : undefined,
    mozHasAudio: 'mozHasAudio' in film ? film.mozHasAudio === true : undefined,
    webkitAudioDecodedByteCount: 'webkitAudioDecodedByteCount' in film ? Number(film.webkitAudioDecodedByteCount) : undefined,
  }
}

function isList(value: unknown): value is { readonly length: number } {
  return typeof value === 'object' && value !== null && 'length' in value && typeof value.length === 'number'
}

/** Whether a film has sound, as far as the browser knows by now. */
export function hasSound(film: SoundSigns): boolean {
  if (film.audioTracks !== undefined) return film.audioTracks.length > 0
  return film.mozHasAudio === true || (film.webkitAudioDecodedByteCount ?? 0) > 0
}
