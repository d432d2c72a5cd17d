/** The size a picture's box keeps before and after the picture arrives, so that nothing moves (CSS aspect-ratio and flex share). */
export interface MediaBox {
  /** Width over height, bounded so that neither a panorama nor a 9,000 px tall picture takes the page. */
  readonly ratio: number
}

const widest = 2.4
const tallest = 0.6
const unknown = 16 / 9

/** Ratio of one attachment's box: its own where the server knows it, 16:9 otherwise. */
export function mediaBox(width: number | null, height: number | null): MediaBox {
  if (width === null || height === null || width <= 0 || height <= 0) return { ratio: unknown }
  return { ratio: Math.min(widest, Math.max(tallest, width / height)) }
}

/** Cuts a gallery into rows of up to 3 (spec 2, section 9), never leaving one alone behind a full row. */
export function galleryRows<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const rows: Item[][] = []
  let rest = items.slice()
  while (rest.length > 0) {
    const take = rest.length === 4 || rest.length === 2 ? 2 : Math.min(3, rest.length)
    rows.push(rest.slice(0, take))
    rest = rest.slice(take)
  }
  return rows
}
