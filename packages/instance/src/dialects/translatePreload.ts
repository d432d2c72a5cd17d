const block = /(<script id="initial-results"[^>]*>)(.*?)(<\/script>)/s

/**
 * Replaces the preloaded responses in a page by those of the dialect. Only Pleroma and its relatives preload responses; for other servers
 * the block is removed.
 * @param fetchDocument the dialect's response to a path, as text; null if it has none
 * @param hasPreload false removes the whole block
 */
export async function translatePreload(
  html: string,
  fetchDocument: (path: string) => Promise<string | null>,
  hasPreload: boolean,
): Promise<string> {
  const found = block.exec(html)
  if (!found) return html
  const [all, start = '', json = '{}', end = ''] = found
  if (!hasPreload) return html.replace(all, '')
  const paths = Object.entries(JSON.parse(json) as Record<string, unknown>)
  const translated = await Promise.all(
    paths.map(async ([path, own]) => {
      const text = path.endsWith('.html') ? undefined : await fetchDocument(path)
      return [path, text === undefined ? own : text === null ? null : Buffer.from(text, 'utf8').toString('base64')] as const
    }),
  )
  const preload = Object.fromEntries(translated.filter(([, value]) => value !== null))
  return html.replace(all, () => start + JSON.stringify(preload) + end)
}
