import type { Plugin } from 'vite'

import { smallerRenderer } from './smallerRenderer.ts'

const reactPackages = /\/node_modules\/(?:react|react-dom|scheduler)\/(?:cjs\/)?[\w.-]+\.js$/
/** A file that only chooses between the builds for production and for development. */
const choice = /module\.exports = require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/
const neededPackages = /^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/gm
const neededPackage = /(\w+) = require\("([\w-]+)"\)/g
const neededPart = /require\("([\w-]+)"\)\.(\w+)/g
const exported = /^exports\.(\w+) =/gm

/**
 * Gives React's packages to a build as modules with imports and exports. They are published as CommonJS, of which a bundler
 * must keep all: half of `react` and most of `react-dom` is what nobody here calls, and so is what joins the two kinds of module.
 */
export function reactModulesPlugin(): Plugin {
  return {
    name: 'rookery-react-modules',
    apply: 'build',
    enforce: 'pre',
    // react-dom asks the scheduler for two functions that only some of its builds have.
    onLog: (_, { code, id = '' }) => (code === 'IMPORT_IS_UNDEFINED' && reactPackages.test(id) ? false : null),
    transform: {
      filter: { id: reactPackages },
      handler(code, id) {
        const production = choice.exec(code)?.[1]
        const module = production
          ? `export * from '${production}'`
          : moduleOf(id.endsWith('/react-dom-client.production.js') ? smallerRenderer(code) : code)
        if (/\bmodule\.exports\b|\bexports\.|\brequire\(/.test(module))
          this.error(`${id} is written in a way that this plugin does not know.`)
        return { code: module, map: null }
      },
    },
  }
}

/** The same code with a variable for each thing it exports and a namespace for each package it needs. */
function moduleOf(code: string): string {
  const imports: string[] = []
  const names = [...code.matchAll(exported)].map(([, name = '']) => name)
  const body = code
    .replaceAll(neededPackages, (statement) => {
      for (const [, name, source] of statement.matchAll(neededPackage)) imports.push(`import * as ${name} from '${source}'`)
      return ''
    })
    .replaceAll(neededPart, (_, source: string, part: string) => {
      imports.push(`import { ${part} } from '${source}'`)
      return part
    })
    .replaceAll(exported, 'let $$$1 =')
    .replaceAll(/\bexports\.(\w+)/g, '$$$1')
  return [...imports, body, `export { ${names.map((name) => `$${name} as ${name}`).join(', ')} }`].join('\n')
}
