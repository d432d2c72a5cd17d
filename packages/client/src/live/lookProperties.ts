/** Lengths of the tokens of space (`ui/tokens.css`) in rem. They are multiples of 2 px where text has 16 px. */
const densities: Readonly<Record<string, readonly number[]>> = {
  compact: [0.125, 0.375, 0.5, 0.75, 1, 1.5, 2.25, 3],
  comfortable: [0.375, 0.625, 1, 1.25, 2, 2.5, 3.75, 5],
}

/** The type scale (`ui/tokens.css`), in px where text has 16 px. */
const textSizes = [13, 15, 17, 20, 24]

/** How the image behind the page is drawn: `app/shell/SiteDecorations.module.css` reads these. */
const imageStyles: Readonly<Record<string, string>> = {
  tiled: '--picture-fit: 0 0 / auto repeat;\n',
  blurred: '--picture-blur: 16px;\n',
  dimmed: '--picture-wash: color-mix(in srgb, var(--wallpaper) 80%, transparent);\n',
}

/**
 * The declarations of the reader's choices that are no part of a theme; none leaves the page as it is. Unknown names and values change
 * nothing.
 * - `density`: `compact` or `comfortable`; targets keep their size, and so do letters
 * - `textSize`: per cent of the usual one, from 80 to 150
 * - `lineLength`: the digits that a line of a post has room for, from 30 to 120
 * - `wallpaper`: `tiled`, `blurred` or `dimmed`, or several of them with spaces between
 */
export function lookProperties({ density, textSize, lineLength, wallpaper }: Readonly<Record<string, string>>): string {
  const spaces = density !== undefined && Object.hasOwn(densities, density) ? densities[density] : undefined
  const percent = numberFrom(textSize, 80, 150)
  const characters = numberFrom(lineLength, 30, 120)
  return [
    ...(spaces ?? []).map((length, index) => `--space-${index + 1}: ${length}rem;\n`),
    ...(percent === null ? [] : textSizes.map((size) => `--text-${size}: ${(size * percent) / 1600}rem;\n`)),
    ...(characters === null ? [] : [`--line: ${characters}ch;\n`]),
    ...(wallpaper ?? '').split(' ').map((name) => (Object.hasOwn(imageStyles, name) ? imageStyles[name] : '')),
  ].join('')
}

function numberFrom(text: string | undefined, min: number, max: number): number | null {
  const number = text !== undefined && /^\d{2,3}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : null
}
