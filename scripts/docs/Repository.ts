import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'

/** The folders and files of the repository, without the output of tools in them. */
const parts = ['.ci', 'bench', 'docs', 'e2e', 'hosting', 'packages', 'scripts']
const made = /(?:^|\/)(?:node_modules|dist|coverage|results)(?:\/|$)/

/** Where the documents' short paths begin, besides the root and the document's own folder. */
const beginnings = ['packages', 'packages/client', 'packages/client/src', 'e2e', 'e2e/harness']
const endings = ['', '.ts', '.tsx', '.mjs', '.test.ts', '.browser.test.ts']

/** The names of all files and folders, for documents that name some of them. */
export interface Repository {
  /** Whether something has this path, seen from a document's folder or from where short paths begin. */
  readonly has: (path: string, folder: string) => boolean
  /** Whether something lies exactly there. */
  readonly hasExactly: (path: string) => boolean
  /** Documents by their path. */
  readonly documents: ReadonlyMap<string, string>
}

export function readRepository(root: string): Repository {
  const files = [
    ...readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
    ...parts.flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [join(entry.parentPath, entry.name).slice(join(root, '/').length).split(sep).join('/')] : [],
      ),
    ),
  ].filter((path) => !made.test(path))
  const documents = new Map(files.filter((path) => path.endsWith('.md')).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  return repositoryOf(files, documents)
}

export function repositoryOf(files: readonly string[], documents: ReadonlyMap<string, string> = new Map()): Repository {
  const paths = new Set(files.flatMap((file) => [file, ...foldersAbove(file)]))
  const names = new Set(files.map((file) => posix.basename(file)))
  const packages = [...paths].filter((path) => /^packages\/[^/]+$/.test(path))

  function hasExactly(path: string): boolean {
    const clean = posix.normalize(path).replace(/\/$/, '')
    if (!clean.includes('*')) return paths.has(clean)
    const pattern = new RegExp(`^${clean.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    return [...paths].some((known) => pattern.test(known))
  }

  return {
    documents,
    hasExactly,
    has(path, folder) {
      if (!path.includes('/')) return names.has(path) || hasExactly(posix.join(folder, path)) || hasExactly(path)
      const [first = '', ...rest] = path.split('/')
      const inPackage = posix.join('packages', first, 'src', ...rest)
      const all = ['', folder, ...beginnings, ...packages.map((one) => `${one}/src`)].map((beginning) => posix.join(beginning, path))
      return [...all, inPackage].some((one) => endings.some((ending) => hasExactly(`${one.replace(/\/$/, '')}${ending}`)))
    },
  }
}

function foldersAbove(file: string): string[] {
  const segments = file.split('/').slice(0, -1)
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'))
}
