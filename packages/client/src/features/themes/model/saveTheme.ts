import { exportPalette, exportThemeFile, type ThemeSource } from '@rookery/theme'
import type { Session } from '#features/session/model/Session.ts'
import type { ThemeOriginal } from '#features/settings/model/applyCustomTheme.ts'
import { unpackedText } from '#lib/packedText.ts'
import { saveFile } from '#lib/saveFile.ts'

/** Puts a theme into a file in the downloads, which this client and others of its kind read. */
export function saveTheme(session: Session, theme: ThemeSource): void {
  save(session, `${fileNameOf(theme.name)}.json`, themeText(theme))
}

/** The text of a theme's file. */
export function themeText(theme: ThemeSource): string {
  return jsonOf(exportThemeFile(theme))
}

/** Puts the base colours of a theme into a file, as a palette of Pleroma's client. */
export function savePalette(session: Session, theme: ThemeSource): void {
  save(session, `${fileNameOf(theme.name)}-palette.json`, jsonOf(exportPalette(theme)))
}

/** Puts the file that a theme was imported from into the downloads, as it was. */
export async function saveOriginal(session: Session, { fileName, packed }: ThemeOriginal): Promise<void> {
  const text = await unpackedText(packed)
  if (text === null) session.notices.show({ level: 'error', messageKey: 'themeEditor.noOriginal', timeout: 5000 })
  else save(session, fileName, text)
}

function save({ notices }: Session, fileName: string, text: string): void {
  saveFile(fileName, new Blob([text], { type: fileName.endsWith('.json') ? 'application/json' : 'text/plain' }))
  notices.show({ level: 'success', messageKey: 'themeEditor.exported', timeout: 5000 })
}

function jsonOf(file: object): string {
  return `${JSON.stringify(file, null, 2)}\n`
}

function fileNameOf(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return words || 'theme'
}
