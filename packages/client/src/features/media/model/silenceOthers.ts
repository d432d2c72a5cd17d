/** Pauses every other sound and film of the page, so that one plays at a time. */
export function silenceOthers(playing: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('video, audio')) {
    if (other !== playing && !other.muted) other.pause()
  }
}
