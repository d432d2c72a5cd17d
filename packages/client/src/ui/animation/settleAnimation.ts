import type { Movement } from '#lib/animationByName.ts'
import { findAnimation } from './findAnimation.ts'

/**
 * Finds out how a picture that has arrived moves: one that stands still is shown, one that moves is replaced by a still
 * one.
 * @param named what its name says; `notify` hears of another movement alone, so that in a list of a hundred faces nothing is drawn again
 */
export async function settleAnimation(
  image: HTMLImageElement,
  url: string,
  mimeType: string | null,
  named: Movement | null,
  notify: (movement: Movement | null) => void,
): Promise<void> {
  const found = await findAnimation(url, mimeType)
  if (found !== named) notify(found)
  if (found === null) image.style.opacity = ''
}
