import type { Plugin } from 'vite'

/** Chromium reads it at the head of a file only, and other browsers take it for a comment. */
const hint = '//# allFunctionsCalledOnLoad'

/**
 * Has Chromium compile all functions of a chunk in another thread while the file arrives, instead of each at its first call in the main
 * thread. Only for a chunk whose code mostly runs before the first post. Vite puts its list of files before the text of `output.banner`,
 * so the hint is added to the finished chunk.
 */
export function compileHintPlugin(chunkName: string): Plugin {
  return {
    name: 'rookery-compile-hint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && output.name === chunkName) output.code = `${hint}\n${output.code}`
        }
      },
    },
  }
}
