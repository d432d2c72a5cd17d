/** Replaced by this server's additions to the page. Akkoma looks for exactly this comment. */
const PLACE = '<!--server-generated-meta-->'

export interface IndexPageParts {
  /** Name of the instance, plain text. */
  title: string
  /** The same value as in the content policy of this answer. */
  nonce: string
  /** By path of the API call, the value that call would answer. */
  preload: Record<string, unknown>
}

/**
 * Puts title and preload block into the bundle's page, as Akkoma does: each value is the base64 of its UTF-8 JSON,
 * so nothing in it can end the script.
 */
export function renderIndexPage(html: string, parts: IndexPageParts): string {
  const entries = Object.entries(parts.preload).map(([path, value]) => [path, base64Json(value)])
  const block = JSON.stringify(Object.fromEntries(entries))
  const head =
    '<meta content="#593196" name="theme-color">' +
    `<script id="initial-results" nonce="${parts.nonce}" type="application/json">${block}</script>` +
    `<title>${escapeText(parts.title)}</title>`
  return html.replace(PLACE, () => head)
}

const base64Json = (value: unknown): string => Buffer.from(JSON.stringify(value), 'utf8').toString('base64')

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
