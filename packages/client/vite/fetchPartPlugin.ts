import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Lets `lib/fetchPart.ts` stand for Vite's own helper around each `import()` of a build. */
export function fetchPartPlugin(): Plugin {
  let root = ''
  return {
    name: 'rookery-fetch-part',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `export { fetchPart as __vitePreload } from ${JSON.stringify(resolve(root, 'src/lib/fetchPart.ts'))}`,
    },
  }
}
