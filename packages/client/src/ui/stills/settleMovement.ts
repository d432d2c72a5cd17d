import type { Movement } from '#lib/movementByName.ts'
import { findMovement } from './findMovement.ts'

/**
 * Finds out how a picture that has arrived moves, and lets it be seen when it stands still: what moves gives its place to one
 * that stands.
 * @param named what its name says; `tell` hears of another movement alone, so that in a list of a hundred faces nothing is drawn again
 */
export async function settleMovement(
  picture: HTMLImageElement,
  url: string,
  mimeType: string | null,
  named: Movement | null,
  tell: (movement: Movement | null) => void,
): Promise<void> {
  const found = await findMovement(url, mimeType)
  if (found !== named) tell(found)
  if (found === null) picture.style.opacity = ''
}
