import { resolve } from 'node:path'
import type { Plugin } from 'vite'

import { createChunkFinder, type ChunkTable } from './createChunkFinder.ts'

/** Code that the bundler itself adds; every chunk may need it, so it would become a separate request. */
const bundlerRuntime = /^\0?rolldown\//

export interface ChunkOptions {
  /** Path of the first module under the root. All it imports is the chunk `start`. */
  readonly entry: string
  /** Paths of modules that keep a chunk of their own. */
  readonly apart: readonly string[]
  /** The chunks that are fetched later, the earlier needed ones first. */
  readonly later: ChunkTable
}

/**
 * Decides from the module graph which chunk a module goes to. `start` gets the imports of the first module, and of the rest each of the
 * `later` chunks gets the modules that it reaches before later ones. A lazy module that the table does not name has a chunk of its own. The
 * bundler alone would make a chunk for each set of lazy modules that share a module: some hundred requests. As each importer of a
 * module also reaches its imports, a chunk only ever imports from earlier ones.
 */
export function chunksPlugin({ entry, apart, later }: ChunkOptions): Plugin {
  let root = ''
  const chunkOf = new Map<string, string>()
  const chunkFor = (id: string) => chunkOf.get(id) ?? (bundlerRuntime.test(id) ? 'start' : null)
  return {
    name: 'rookery-chunks',
    apply: 'build',
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
      const isLazy = (id: string) => (infoOf(id)?.dynamicImporters.length ?? 0) > 0
      const ids = [...this.getModuleIds()]
      const lazy = ids.filter(isLazy)
      const finder = createChunkFinder(later, root)
      const named = new Map(ids.map((id) => [id, finder.find(id, isLazy(id))]))
      const unused = finder.unused()
      if (unused.length > 0) this.error(`Nothing imports these rows of the table of chunks: ${unused.join(', ')}.`)
      take('start', resolve(root, entry))
      for (const chunk of Object.keys(later)) for (const [id, name] of named) if (name === chunk) take(chunk, id)
      const alone = lazy.filter((id) => !chunkOf.has(id))
      const seen = new Set<string>()
      const shared = new Set<string>()
      for (const id of alone) for (const reached of reachedFrom(id)) (seen.has(reached) ? shared : seen).add(reached)
      for (const id of shared) chunkOf.set(id, 'shared')
    },
  }
}
