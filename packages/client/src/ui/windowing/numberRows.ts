import type { RowOffsets } from './RowOffsets.ts'

/**
 * Tells assistive technology which of how many each row's article is; -1 while nobody knows how many there are. Written to
 * the elements and not drawn: when rows come above, none of those below is drawn anew for its number.
 */
export function numberRows<Id extends string>(rows: ReadonlyMap<Id, Element>, offsets: RowOffsets<Id>, whole: boolean): void {
  const size = String(whole ? offsets.ids.length : -1)
  for (const [id, row] of rows) {
    const position = String(offsets.indexOf(id) + 1)
    const article = row.querySelector('article')
    if (!article || position === '0') continue
    if (article.getAttribute('aria-posinset') !== position) article.setAttribute('aria-posinset', position)
    if (article.getAttribute('aria-setsize') !== size) article.setAttribute('aria-setsize', size)
  }
}
