import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import process from 'node:process'
import { brotliCompressSync } from 'node:zlib'

import { ensureInstalled, project } from './install.mjs'

/** The document whose table this script writes, between two comments. */
const document = join(project, 'docs/measurements/first-load.md')
const [begin, end] = ['<!-- table: begin -->', '<!-- table: end -->']

/** Groups below this share are combined in one row. */
const smallest = 0.01

/**
 * The group of a module: a package, a folder of the client two levels deep, or a package of this repository.
 *
 * @param {string} id
 */
function groupOf(id) {
  const path = relative(project, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/')
  const dependency = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(path)?.[1]
  if (dependency) return dependency
  const own = /^packages\/client\/src\/([^/]+\/[^/]+)\//.exec(path) ?? /^packages\/client\/src\/([^/]+)/.exec(path)
  if (own) return `client/${own[1]}`
  return /^packages\/([^/]+)/.exec(path)?.[1] ?? 'bundler'
}

/**
 * Builds the client without writing it, and reads the modules of its first chunk.
 *
 * @returns {Promise<Map<string, string>>} the code of each group, in the order of the chunk
 */
async function codeOfFirstChunk() {
  const vite = await import('vite')
  const built = await vite.build({
    configFile: join(project, 'packages/client/vite.config.ts'),
    logLevel: 'warn',
    build: { write: false },
  })
  const outputs = 'output' in built ? built.output : []
  const chunk = outputs.find((output) => output.type === 'chunk' && output.name === 'start')
  if (chunk?.type !== 'chunk') throw new Error('The build has no chunk "start".')
  /** @type {Map<string, string>} */
  const code = new Map()
  for (const [id, module] of Object.entries(chunk.modules)) {
    const group = groupOf(id)
    code.set(group, `${code.get(group) ?? ''}\n${module.code ?? ''}`)
  }
  return code
}

/**
 * The table of groups by compressed size, the largest first.
 *
 * @param {Map<string, string>} code
 */
async function tableOf(code) {
  const { minifySync } = await import('vite')
  const sizes = [...code]
    .map(([group, text]) => ({
      group,
      bytes: brotliCompressSync(minifySync(`${group}.js`, text, { module: false, compress: false }).code).length,
    }))
    .toSorted((a, b) => b.bytes - a.bytes)
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
  const large = sizes.filter(({ bytes }) => bytes >= sum * smallest)
  const rest = sum - large.reduce((total, { bytes }) => total + bytes, 0)
  const row = (/** @type {string} */ name, /** @type {number} */ bytes) =>
    `| ${name} | ${(bytes / 1000).toFixed(1)} | ${Math.round((bytes / sum) * 100)} % |`
  return [
    '| Part | kB | Share |',
    '|---|---|---|',
    ...large.map(({ group, bytes }) => row(`\`${group}\``, bytes)),
    row(`${sizes.length - large.length} smaller parts`, rest),
  ].join('\n')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled()
  process.env['NODE_ENV'] = 'production'
  const text = await readFile(document, 'utf8')
  const table = await tableOf(await codeOfFirstChunk())
  await writeFile(document, `${text.slice(0, text.indexOf(begin) + begin.length)}\n\n${table}\n\n${text.slice(text.indexOf(end))}`)
  console.log(table)
}
