/** How a picture moves, in the word that people know it by. */
export type Movement = 'GIF' | 'WEBP' | 'APNG'

/** What type and name alone say: a GIF moves until its bytes say otherwise. */
export function animationByName(url: string, mimeType: string | null): Movement | null {
  const format = formatOf(url, mimeType)
  return format === 'gif' ? 'GIF' : format === 'apng' ? 'APNG' : null
}

/** Whether such a file may move. Files that never do are not asked for their bytes. */
export function mayMove(url: string, mimeType: string | null): boolean {
  return /^(?:gif|webp|a?png)$/.test(formatOf(url, mimeType))
}

function formatOf(url: string, mimeType: string | null): string {
  // Akkoma sends "image" as the type of files that it does not know.
  const named = mimeType?.includes('/') ? /^image\/(.*)/.exec(mimeType) : /\.(\w+)(?:[?#]|$)/.exec(url)
  return named?.[1]?.toLowerCase() ?? ''
}
