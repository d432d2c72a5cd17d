import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts everything that the first picture needs into one chunk. The bundler would cut it into a chunk for each set of lazy
 * screens that share a part of it: some thirty requests before the first post.
 * @param entry path of the first module under the root
 * @param apart paths of modules that keep a chunk of their own
 */
export function startChunkPlugin(entry: string, apart: readonly string[]): Plugin {
  let root = ''
  const start = new Set<string>()
  return {
    name: 'rookery-start-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'start', test: (id) => start.has(id), includeDependenciesRecursively: false }] } },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    buildEnd() {
      const left = new Set(apart.map((path) => resolve(root, path)))
      const waiting = [resolve(root, entry)]
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (start.has(id) || left.has(id)) continue
        start.add(id)
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
}
