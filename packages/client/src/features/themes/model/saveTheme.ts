import { writeThemeFile, type ThemeSource } from '@rookery/theme'
import type { Session } from '#features/session/model/Session.ts'
import { saveFile } from '#lib/saveFile.ts'

/** Puts a theme into a file in the downloads, which this client and others of its kind read. */
export function saveTheme({ notices }: Session, theme: ThemeSource): void {
  const text = `${JSON.stringify(writeThemeFile(theme), null, 2)}\n`
  saveFile(`${fileNameOf(theme.name)}.json`, new Blob([text], { type: 'application/json' }))
  notices.show({ level: 'success', messageKey: 'themeEditor.exported', timeout: 5000 })
}

function fileNameOf(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return words || 'theme'
}
