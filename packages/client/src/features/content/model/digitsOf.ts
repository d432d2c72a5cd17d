import type { ContentNode, ElementNode } from '@rookery/content'

/** How many characters the longest number of an ordered list takes. */
export function digitsOf(items: readonly ContentNode[], attributes: ElementNode['attributes']): number {
  const first = Number(attributes?.start ?? 1)
  const written = items.map((item) => (item.kind === 'element' ? Number(item.attributes?.value ?? 0) : 0))
  return Math.max(...[first, first + items.length - 1, ...written].map((number) => `${number}`.length))
}
