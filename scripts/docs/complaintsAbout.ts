import { posix } from 'node:path'

import { anchorsIn, namesIn, type DocName } from './namesIn.ts'
import type { Repository } from './Repository.ts'

export interface Commands {
  /** Of `package.json`. */
  readonly scripts: readonly string[]
  /** The parts that `npm test -- NAME` runs. */
  readonly testParts: readonly string[]
}

/** Paths that a command makes, or that are on a server, and words with a slash that are no path. */
const elsewhere = [
  /^(?:dist|dist-bundle|frontends|instance|node_modules|screens|static|\.cache|\.data)(?:\/|$)/,
  /^packages\/client\/dist(?:\/|$)/,
  /^(?:hono\/proxy|x\.(?:browser\.)?test\.tsx?|sw-pleroma\.js|pack\.json)$/,
]

/** Names in a document that lead nowhere, a sentence each. */
export function complaintsAbout(path: string, markdown: string, repository: Repository, commands: Commands): string[] {
  const folder = posix.dirname(path)
  return namesIn(markdown)
    .filter((name) => !isThere(name))
    .map(({ kind, text, line }) => `${path}:${line}: the ${kind} "${text}" leads nowhere.`)

  function isThere({ kind, text }: DocName): boolean {
    if (kind === 'command') return isCommand(text)
    if (kind === 'path') return elsewhere.some((pattern) => pattern.test(text)) || repository.has(text, folder)
    const [target = '', anchor] = text.split('#')
    const file = target === '' ? path : posix.join(folder, target)
    if (!repository.hasExactly(file)) return false
    return anchor === undefined || anchorsIn(file === path ? markdown : (repository.documents.get(file) ?? '')).includes(anchor)
  }

  function isCommand(command: string): boolean {
    const [program, ...words] = command.split(' ')
    if (program === 'node') return repository.has(words[0] ?? '', folder)
    const script = words[0] === 'run' ? (words[1] ?? '') : (words[0] ?? '')
    const after = words.includes('--') ? words.slice(words.indexOf('--') + 1) : []
    const areParts = script !== 'test' || after.every((word) => commands.testParts.includes(word))
    return commands.scripts.includes(script) && areParts
  }
}
