/** How a picture moves, in the word that people know it by. */
export type Movement = 'GIF' | 'WEBP' | 'APNG'

/** What type and name alone say: a GIF moves until its bytes say otherwise. */
export function movementByName(url: string, mimeType: string | null): Movement | null {
  const format = formatOf(url, mimeType)
  return format === 'gif' ? 'GIF' : format === 'apng' ? 'APNG' : null
}

/** False for what never moves, so that nobody asks for its bytes. */
export function mayMove(url: string, mimeType: string | null): boolean {
  return /^(?:gif|webp|a?png)$/.test(formatOf(url, mimeType))
}

function formatOf(url: string, mimeType: string | null): string {
  // Of what it does not know, Akkoma says "image".
  const named = mimeType?.includes('/') ? /^image\/(.*)/.exec(mimeType) : /\.(\w+)(?:[?#]|$)/.exec(url)
  return named?.[1]?.toLowerCase() ?? ''
}
