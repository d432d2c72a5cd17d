/** The lines of a text with their right ends, but the last one, which need not be full. */
export function linesOf(element: Element): readonly { readonly top: number; readonly right: number }[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  const ends = new Map<number, number>()
  for (const { top, right } of range.getClientRects()) ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0))
  return [...ends].map(([top, right]) => ({ top, right })).slice(0, -1)
}
