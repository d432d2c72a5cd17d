import type { GridMove } from './gridLayout.ts'

const moves: Readonly<Record<string, GridMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}

/** Where a key leads in a grid, by the pattern of ARIA; null for all other keys. */
export function gridMoveOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey'>, rightToLeft: boolean): GridMove | null {
  const { key, ctrlKey } = event
  if (ctrlKey) return key === 'Home' ? 'first' : key === 'End' ? 'last' : null
  if (key === 'ArrowLeft' || key === 'ArrowRight') return (key === 'ArrowLeft') === rightToLeft ? 'forward' : 'back'
  return moves[key] ?? null
}
