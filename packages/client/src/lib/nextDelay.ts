/** Waits double from one second to five minutes, give or take a quarter, so that many clients do not return simultaneously. Milliseconds. */
export function nextDelay(failures: number, random: () => number): number {
  const plain = Math.min(1000 * 2 ** (failures - 1), 5 * 60_000)
  return plain * (0.75 + random() / 2)
}
