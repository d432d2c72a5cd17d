import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Themes found in the wild and other clients' output for them. They are other people's work, so they are outside of the project. */
export const papersFolder = join(import.meta.dirname, '../../../../shared/themes')

export const hasPapers = existsSync(papersFolder)

/** The files of one folder of the papers, in order; none where the papers are missing. */
export function papersIn(part: 'files' | 'golden' | 'golden-v3'): readonly { readonly file: string; readonly text: string }[] {
  if (!hasPapers) return []
  const files = readdirSync(join(papersFolder, part)).toSorted()
  return files.map((file) => ({ file, text: readFileSync(join(papersFolder, part, file), 'utf8') }))
}
