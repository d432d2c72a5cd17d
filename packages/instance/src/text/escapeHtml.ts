import { decodeHTML } from 'entities'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes text safe in HTML, in attributes too. Akkoma writes the apostrophe as a number, which no library does. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)
}

/** HTML without its tags: `content["text/plain"]`. */
export function stripTags(html: string): string {
  return decodeHTML(html.replaceAll(/<[^>]*>/g, ''))
}
