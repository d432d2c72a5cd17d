/** The format of an animated image, as users know it. */
export type Movement = 'GIF' | 'WEBP' | 'APNG'

/** Whether type and name say that a file is animated: a GIF is, until its bytes say otherwise. */
export function animationByName(url: string, mimeType: string | null): Movement | null {
  const format = formatOf(url, mimeType)
  return format === 'gif' ? 'GIF' : format === 'apng' ? 'APNG' : null
}

/** Whether such a file may be animated. The bytes of others are not fetched. */
export function mayMove(url: string, mimeType: string | null): boolean {
  return /^(?:gif|webp|a?png)$/.test(formatOf(url, mimeType))
}

function formatOf(url: string, mimeType: string | null): string {
  // Akkoma sends "image" as the type of files that it does not know.
  const named = mimeType?.includes('/') ? /^image\/(.*)/.exec(mimeType) : /\.(\w+)(?:[?#]|$)/.exec(url)
  return named?.[1]?.toLowerCase() ?? ''
}
