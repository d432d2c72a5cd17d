import type { Shadow } from '@rookery/theme'

/** The layers with one of them at another place; the same list for a place that it has already or that does not exist. */
export function withLayerMoved(layers: readonly Shadow[], from: number, to: number): readonly Shadow[] {
  const moved = layers[from]
  if (moved === undefined || from === to || to < 0 || to >= layers.length) return layers
  return layers.toSpliced(from, 1).toSpliced(to, 0, moved)
}
