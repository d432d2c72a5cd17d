/** Lengths of the tokens of space (`ui/tokens.css`) in rem. They are multiples of 2 px where text has 16 px. */
const densities: Readonly<Record<string, readonly number[]>> = {
  compact: [0.125, 0.375, 0.5, 0.75, 1, 1.5, 2.25, 3],
  comfortable: [0.375, 0.625, 1, 1.25, 2, 2.5, 3.75, 5],
}

/** The declarations of the reader's density; none leaves the page as it is. Targets keep their size, and so do letters. */
export function densityProperties(density: string | undefined): string {
  const lengths = density !== undefined && Object.hasOwn(densities, density) ? densities[density] : undefined
  return (lengths ?? []).map((length, index) => `--space-${index + 1}: ${length}rem;\n`).join('')
}
