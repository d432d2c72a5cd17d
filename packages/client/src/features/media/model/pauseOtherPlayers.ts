/** Pauses every other sound and film of the page, so that one plays at a time. */
export function pauseOtherPlayers(playing: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('video, audio')) {
    if (other !== playing && !other.muted) other.pause()
  }
}
