import type { RowOffsets } from './RowOffsets.ts'

/**
 * Sets the index and total of each row's article for assistive technology; -1 while the total is unknown. Written to the elements directly:
 * rows added above render no other row again.
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
