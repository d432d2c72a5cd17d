import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Themes of other people lie beside the repository, where they may: they are fit to test with, not to ship. */
const root = join(import.meta.dirname, '../../../../shared/themes')

const hasPapers = existsSync(root)

/** The name of a test that needs them: it passes without them, and says so. */
export function withPapers(name: string): string {
  return hasPapers ? name : `${name} (not tested: the papers are not here)`
}

/** The files of a folder with a kind of name, with their texts. None where the folder is not there. */
export function papers(folder: 'files' | 'golden' | 'golden-v3', pattern: RegExp): readonly (readonly [name: string, text: string])[] {
  if (!hasPapers) return []
  const names = readdirSync(join(root, folder)).filter((name) => pattern.test(name))
  return names.toSorted().map((name) => [name, readFileSync(join(root, folder, name), 'utf8')] as const)
}
