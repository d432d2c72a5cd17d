import type { Context } from '../domain/Context.ts'

export interface EmojiJson {
  shortcode: string
  url: string
  static_url: string
  visible_in_picker: boolean
}

const shortcodes = /:([A-Za-z0-9_+-]+):/g

/** The shortcodes between colons in a text, whether they exist or not. */
export function shortcodesIn(text: string): string[] {
  // Neighbours share a colon (`:a::b:` does not, `:a:b:` does): step back one character after each find.
  const found: string[] = []
  shortcodes.lastIndex = 0
  for (let match = shortcodes.exec(text); match; match = shortcodes.exec(text)) {
    if (match[1]) found.push(match[1])
    shortcodes.lastIndex -= 1
  }
  return found
}

/** Images of this server's emoji by shortcode: absolute URLs. */
export async function loadEmojiUrls(context: Context, desired: Iterable<string>): Promise<Map<string, string>> {
  const names = [...new Set(desired)]
  if (names.length === 0) return new Map()
  const rows = await context.db.selectFrom('custom_emojis').select(['shortcode', 'image_url']).where('shortcode', 'in', names).execute()
  return new Map(rows.map((row) => [row.shortcode, absolute(context, row.image_url)]))
}

/** The emoji of a text, in the form of posts and accounts. `own` are images of a remote server. */
export function emojisOf(text: string, known: ReadonlyMap<string, string>, own: Readonly<Record<string, string>> = {}): EmojiJson[] {
  return [...new Set(shortcodesIn(text))].flatMap((shortcode) => {
    const url = own[shortcode] ?? known.get(shortcode)
    return url ? [{ shortcode, url, static_url: url, visible_in_picker: false }] : []
  })
}

/** Local files are stored as a path under the origin; remote ones as a complete address. */
export function absolute(context: Pick<Context, 'origin'>, pathOrUrl: string): string {
  return pathOrUrl.startsWith('/') ? context.origin + pathOrUrl : pathOrUrl
}
