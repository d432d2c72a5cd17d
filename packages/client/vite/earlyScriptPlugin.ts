import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Loads one module as a separate script before the application: async, so that it runs as soon as it has arrived. Vite would merge it with
 * the other scripts of index.html, and it would wait for all their bytes. Code that imports the module gets the instance that already ran.
 * Browsers that can wait for it paint nothing before it has run, because it has the colours of the first paint.
 * @param source path of the module under the root, as `src/earlyRequest.ts`
 */
export function earlyScriptPlugin(source: string): Plugin {
  let file = ''
  let building = false
  return {
    name: 'rookery-early-script',
    configResolved(config) {
      file = resolve(config.root, source)
      building = config.command === 'build'
    },
    buildStart() {
      if (building) this.emitFile({ type: 'chunk', id: file, name: 'early' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        // The chunk with the code itself: the entry may only be a door to it, once another script imports it too.
        const chunk = Object.values(bundle ?? {}).find((output) => output.type === 'chunk' && output.moduleIds.includes(file))
        const src = `/${chunk ? chunk.fileName : source}`
        return [{ tag: 'script', attrs: { type: 'module', async: true, src, blocking: 'render' }, injectTo: 'head-prepend' }]
      },
    },
  }
}
