import * as instanceDetails from '@rookery/api/calls/instanceDetails'
import { ownPath } from '@rookery/api/wire/ownPath'
import type { Session } from '#features/session/model/Session.ts'
import { readThemeText, type ThemeImport, type ThemeImportError } from './readThemeImport.ts'
import { packedThemeIn, unpackTheme } from './themeLink.ts'

/**
 * Reads typed or pasted text: the text of a theme, a link that has one in it, or its address on the reader's own server. Other
 * servers are not asked, because a theme is no reason to tell them about the reader.
 */
export async function readThemeInput(session: Session, typed: string): Promise<ThemeImport | { readonly error: ThemeImportError }> {
  const packed = packedThemeIn(typed)
  if (packed !== null) return readThemeText((await unpackTheme(packed)) ?? '', '')
  const url = addressIn(session.origin, typed.trim())
  if (url === null) return readThemeText(typed, '')
  const address = url.origin === session.origin ? ownPath(url.pathname + url.search) : null
  if (address === null) return { error: { code: 'other server', details: {} } }
  const text = await instanceDetails.themeFile(session.client, address).catch(() => null)
  if (text === null) return { error: { code: 'missing file', details: {} } }
  return readThemeText(text, address.slice(address.lastIndexOf('/') + 1))
}

/** The address that a text is, in full; null for a text that is none. */
function addressIn(origin: string, text: string): URL | null {
  if (/\s/.test(text) || !/^(?:https?:\/)?\/./.test(text)) return null
  return URL.canParse(text, origin) ? new URL(text, origin) : null
}
