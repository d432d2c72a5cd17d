/** Pauses what else can be heard on the page: one plays at a time. */
export function silenceOthers(playing: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('video, audio')) {
    if (other !== playing && !other.muted) other.pause()
  }
}
