import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { ThemeFileError } from '../../packages/theme/src/forms/ThemeFileError.ts'
import { MissingFile, readEntry } from './readEntry.ts'
import { resolvedTheme } from './resolvedTheme.ts'
import { errorSentence } from './sentences.ts'

const usage = `npm run theme -- resolve FILE [--entry NAME]

Prints a theme file of any form as JSON: its form, every color, the rest of its look, and sentences about what is lost.
--entry takes an entry of a list by its key, or a palette of a style by its name. Give it twice for a style in a list.`

export interface CommandResult {
  readonly output: string | null
  /** One sentence for a person; the command fails. */
  readonly complaint: string | null
}

/**
 * The command `npm run theme`, with its arguments.
 *
 * @param folders a file is looked for from each of them
 */
export function themeCommand(words: readonly string[], folders: readonly string[]): CommandResult {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { entry: { type: 'string', multiple: true }, help: { type: 'boolean' } },
    })
    if (values.help === true) return { output: usage, complaint: null }
    const [action, file, ...rest] = positionals
    if (action !== 'resolve' || file === undefined || rest.length > 0)
      return { output: null, complaint: 'Name a file: npm run theme -- resolve FILE [--entry NAME].' }
    const found = folders.map((folder) => resolve(folder, file)).find((path) => existsSync(path)) ?? file
    return { output: JSON.stringify(resolvedTheme(readEntry(found, values.entry ?? [])), null, 2), complaint: null }
  } catch (error) {
    if (error instanceof ThemeFileError) return { output: null, complaint: errorSentence(error.code, error.details) }
    if (error instanceof MissingFile) return { output: null, complaint: error.message }
    // Arguments that the command does not know have an error of Node's own.
    if (error instanceof TypeError && 'code' in error)
      return { output: null, complaint: `${error.message.replace(/\..*$/s, '')}. "npm run theme -- --help" lists what there is.` }
    throw error
  }
}
