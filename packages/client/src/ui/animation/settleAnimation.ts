import type { Movement } from '#lib/animationByName.ts'
import { findAnimation } from './findAnimation.ts'

/**
 * Examines a loaded image: a still one is shown, an animated one is replaced by a paused one.
 * @param named the guess by its name; `notify` is called only if it differs, so that a list of a hundred avatars is not redrawn
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
