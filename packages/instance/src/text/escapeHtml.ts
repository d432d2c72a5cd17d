const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes text safe in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Undoes the entities that matter to this server. An unknown one stays as it stands,
 * and is escaped again with its ampersand when it is written.
 */
export function unescapeHtml(html: string): string {
  return html.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));?/gi, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? entity
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}

/** What is left of HTML without its tags: `content["text/plain"]`. */
export function stripTags(html: string): string {
  return unescapeHtml(html.replaceAll(/<[^>]*>/g, ''))
}
