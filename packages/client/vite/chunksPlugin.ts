import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** An `import()` with a comment before the address, `chunk: page`: the name of the chunk, and what is fetched. */
const namedImport = /\bimport\(\s*\/\*\s*chunk:\s*([\w-]+)\s*\*\/\s*(['"])(.+?)\2/g

/** What the bundler itself adds; every chunk may need it, so that it would become a request of its own. */
const bundlerRuntime = /^\0?rolldown\//

export interface ChunkOptions {
  /** Path of the first module under the root. All it imports is the chunk `start`. */
  readonly entry: string
  /** Paths of modules that keep a chunk of their own. */
  readonly apart: readonly string[]
  /** The names of chunks that are fetched later, the earlier needed ones first. */
  readonly later: readonly string[]
}

/**
 * Decides from the module graph which chunk a module goes to: into `start` what the first module imports, and of the rest into the
 * earliest of the `later` chunks what a part of it reaches. A part that is fetched late says its chunk where it is fetched, by the
 * comment `chunk: page` before the address in `import()`; one that says none has a chunk of its own. The bundler alone would make a chunk for
 * each set of late parts that share a module: some hundred requests. As a module's imports are reached by whatever reaches the
 * module, a chunk only ever imports from earlier ones.
 */
export function chunksPlugin({ entry, apart, later }: ChunkOptions): Plugin {
  let root = ''
  /** The chunk that is named for a module fetched late. */
  const named = new Map<string, string>()
  const chunkOf = new Map<string, string>()
  const chunkFor = (id: string) => chunkOf.get(id) ?? (bundlerRuntime.test(id) ? 'start' : null)
  return {
    name: 'rookery-chunks',
    apply: 'build',
    // Before types and comments are taken away.
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: chunkFor, debugName: 'chunks', includeDependenciesRecursively: false }] } },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { code: namedImport },
      async handler(code, id) {
        for (const [, chunk = '', , source = ''] of code.matchAll(namedImport)) {
          if (!later.includes(chunk))
            this.error(`No chunk is called "${chunk}". The later chunks are ${later.join(', ')}; vite.config.ts has them.`)
          const found = await this.resolve(source, id)
          if (!found) continue
          const other = named.get(found.id) ?? chunk
          if (other !== chunk) this.error(`${source} is fetched as part of the chunk "${chunk}" here and of "${other}" elsewhere.`)
          named.set(found.id, chunk)
        }
        return null
      },
    },
    buildEnd() {
      const infoOf = (id: string) => this.getModuleInfo(id)
      const left = new Set(apart.map((path) => resolve(root, path)))
      const reachedFrom = (from: string) => {
        const reached = new Set<string>()
        const waiting = [from]
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (reached.has(id) || left.has(id) || chunkOf.has(id)) continue
          reached.add(id)
          waiting.push(...(infoOf(id)?.importedIds ?? []))
        }
        return reached
      }
      const take = (chunk: string, from: string) => {
        for (const id of reachedFrom(from)) chunkOf.set(id, chunk)
      }
      take('start', resolve(root, entry))
      for (const chunk of later) for (const [id, name] of named) if (name === chunk) take(chunk, id)
      const alone = [...this.getModuleIds()].filter((id) => !chunkOf.has(id) && (infoOf(id)?.dynamicImporters.length ?? 0) > 0)
      const seen = new Set<string>()
      const shared = new Set<string>()
      for (const id of alone) for (const reached of reachedFrom(id)) (seen.has(reached) ? shared : seen).add(reached)
      for (const id of shared) chunkOf.set(id, 'shared')
    },
  }
}
