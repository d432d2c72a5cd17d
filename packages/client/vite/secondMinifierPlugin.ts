import { basename } from 'node:path'
import { minify, type MinifyOptions } from 'terser'
import type { Plugin, Rolldown } from 'vite'

import packages from '../../../package.json' with { type: 'json' }

// These two of its ways make the code shorter and its brotli longer.
const options: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, sequences: false, collapse_vars: false },
}

/**
 * Lets terser go over the chunks that every page loads after the bundler's own minifier: it finds what is used once or not at all
 * inside functions. It takes seconds, so that other chunks go without.
 */
export function secondMinifierPlugin(chunks: readonly string[]): Plugin {
  return {
    name: 'rookery-second-minifier',
    apply: 'build',
    enforce: 'post',
    // The hash in the address is made before: what another terser would write differently needs another address.
    augmentChunkHash: ({ name }) => (chunks.includes(name) ? `${packages.devDependencies.terser} ${JSON.stringify(options)}` : undefined),
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunks.includes(chunk.name)) continue
        const { code } = await minify(chunk.code, options)
        if (!code) continue
        const others = Object.values(bundle).filter((other): other is Rolldown.OutputChunk => other.type === 'chunk' && other !== chunk)
        // Who fetches a chunk later reads it by the names that the bundler gave.
        const isFetchedLater = others.some(({ dynamicImports }) => dynamicImports.includes(chunk.fileName))
        chunk.code = isFetchedLater ? code : exportedByOwnNames(code, basename(chunk.fileName), others)
      }
    },
  }
}

/** The same chunk without second names for what it exports: whoever imports it uses the names that it has. */
function exportedByOwnNames(code: string, file: string, importers: readonly { code: string }[]): string {
  const [clause = '', list = ''] = /\bexport\{([^}]*)\}/.exec(code) ?? []
  const pairs = list.split(',').map((pair) => pair.split(' as '))
  const ownNames = new Map(pairs.map(([own = '', other = own]) => [other, own]))
  const imported = new RegExp(`\\bimport\\{([^}]*)\\}from(["'\`])\\./${file.replaceAll('.', '\\.')}\\2`, 'g')
  for (const importer of importers) {
    importer.code = importer.code.replaceAll(imported, (_, names: string, quote: string) => {
      const renamed = names.split(',').map((name) => {
        const [other = '', own = other] = name.split(' as ')
        return `${ownNames.get(other)} as ${own}`
      })
      return `import{${renamed.join(',')}}from${quote}./${file}${quote}`
    })
  }
  return clause === ''
    ? code
    : code.replace(
        clause,
        `export{${pairs
          .map(([own = '']) => own)
          .toSorted((a, b) => a.localeCompare(b))
          .join(',')}}`,
      )
}
