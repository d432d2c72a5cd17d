import type { Cursor, Page } from '../wire/model.ts'

/** The last three are those of Hollo. */
const cursorKeys = ['max_id', 'min_id', 'since_id', 'offset', 'page', 'before', 'until', 'older_than']

/**
 * The cursors of a Link header. Only the paging parameters are taken from its addresses and the addresses are never followed,
 * so a strange header can neither lead the token to another host nor change another parameter.
 */
export function readCursors(link: string | null): Pick<Page<never>, 'older' | 'newer'> {
  return { older: cursorOf(link, 'next'), newer: cursorOf(link, 'prev') }
}

function cursorOf(link: string | null, rel: string): Cursor | null {
  for (const [, address = '', parameters = ''] of (link ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!new RegExp(`;\\s*rel="?(?:[^"]*\\s)?${rel}(?:\\s|"|;|,|$)`, 'i').test(parameters)) continue
    const query = new URLSearchParams(address.replace(/^[^?]*\??/, '').replace(/#.*/, ''))
    const cursor = Object.fromEntries([...query].filter(([key, value]) => cursorKeys.includes(key) && value !== ''))
    if (Object.keys(cursor).length > 0) return cursor
  }
  return null
}
