/** The sample below which lies the given share of all, from 0 to 1. */
export function percentileOf(samples: readonly number[], share: number): number {
  const found = samples.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(samples.length * share) - 1)]
  if (found === undefined) throw new Error('There is no percentile of no samples.')
  return found
}

/** The middle of an odd number of samples; the mean of the two in the middle of an even one. */
export function medianOf(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1]
  const high = sorted[Math.floor(middle)]
  if (low === undefined || high === undefined) throw new Error('There is no median of no samples.')
  return (low + high) / 2
}
