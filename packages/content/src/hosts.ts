/** Scripts whose letters are not taken for Latin ones; a label in one of them may be shown as it is. */
const ownScripts = [
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー',
  '\\p{sc=Hangul}',
  '\\p{sc=Arabic}',
  '\\p{sc=Hebrew}',
  '\\p{sc=Thai}',
  '\\p{sc=Devanagari}',
  // Latin letters with marks that can be seen; not the dotless i and its like.
  'a-zß-öø-ÿā-đē-įĵ-ķĺ-ľŁ-ňŋ-ž',
].map((letters) => new RegExp(`^[${letters}0-9-]+$`, 'u'))
/** These look like Latin, and are shown only under a top-level domain of their own script. */
const lookalikeScripts = [/^[\p{sc=Cyrillic}0-9-]+$/u, /^[\p{sc=Greek}0-9-]+$/u]

/**
 * The host of an address in a form that is safe to show: in its own script if it cannot be mistaken for another host, else in
 * punycode.
 *
 * @param written The address as it was written; the Unicode form is taken from there.
 */
export function displayHost(url: URL, written: string): string {
  if (!/(^|\.)xn--/.test(url.hostname)) return url.host
  const unicode = (/^[a-z]+:\/\/(?:[^/?#]*@)?([^/?#:]+)/i.exec(written.trim())?.[1] ?? '').toLowerCase().normalize('NFC')
  if (!isClear(unicode) || hostnameOf(unicode) !== url.hostname) return url.host
  return url.port ? `${unicode}:${url.port}` : unicode
}

/** Whether no letter of a host can be mistaken for one of another script. */
export function isClear(host: string): boolean {
  const labels = host.split('.')
  const top = labels.at(-1) ?? ''
  return labels.every(
    (label) =>
      /^[a-z0-9_-]+$/.test(label) ||
      ownScripts.some((script) => script.test(label)) ||
      lookalikeScripts.some((script) => script.test(label) && script.test(top)),
  )
}

/** The host that a browser would visit for this text, or null. */
export function hostnameOf(text: string): string | null {
  return parseUrl(`http://${text}`)?.hostname ?? null
}

/** No server has a name of this length, and a browser takes seconds to encode one. */
const endlessHost = /^[^/?#]*\/\/[^/?#]{1000}/

export function parseUrl(text: string): URL | null {
  if (endlessHost.test(text)) return null
  try {
    return new URL(text)
  } catch {
    // The text is not an address, for which callers expect null.
    return null
  }
}
