/** The middle of an odd number of samples; the mean of the two in the middle of an even one. */
export function medianOf(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1]
  const high = sorted[Math.floor(middle)]
  if (low === undefined || high === undefined) throw new Error('There is no median of no samples.')
  return (low + high) / 2
}
