const turn = 2 * Math.PI

/** An angle in radians, as OKLCH has it. */
export function radians(degrees: number): number {
  return (degrees / 360) * turn
}

/** The way from one hue to another, the short way round: -π to π. */
export function wayTo(from: number, to: number): number {
  const way = (((to - from) % turn) + turn) % turn
  return way > Math.PI ? way - turn : way
}

/** A hue turned towards another one, by no more than `max`. */
export function hueBetween(from: number, to: number, max: number): number {
  return from + Math.min(max, Math.max(-max, wayTo(from, to) * 0.2))
}
