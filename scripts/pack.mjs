import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { ensureInstalled, project } from './install.mjs'

/** The packages that other projects can use. */
export const publicPackages = ['api', 'content', 'store', 'theme']

/**
 * Compiles a package to JavaScript with types, and writes the files of its npm package into a folder.
 *
 * @param {string} name of the folder under `packages`
 * @param {string} folder
 */
export async function stage(name, folder) {
  const source = join(project, 'packages', name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const config = join(folder, 'tsconfig.json')
  await writeFile(config, JSON.stringify(compilerConfig(source, folder)))
  run(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '--project', config])
  await rm(config)
  /** @type {unknown} */
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(publicManifest(/** @type {Manifest} */ (manifest)), null, 2)}\n`)
  await cp(join(source, 'README.md'), join(folder, 'README.md'))
  await cp(join(project, 'LICENSE'), join(folder, 'LICENSE'))
}

/**
 * Packs the public packages, one archive each.
 *
 * @param {string} folder for the archives
 * @returns {Promise<string[]>} their paths
 */
export async function pack(folder) {
  const staging = join(folder, 'staging')
  const folders = publicPackages.map((name) => join(staging, name))
  for (const [index, name] of publicPackages.entries()) await stage(name, folders[index] ?? '')
  const output = run('npm', ['pack', '--silent', '--ignore-scripts', '--offline', '--pack-destination', folder, ...folders])
  await rm(staging, { recursive: true })
  return output
    .trim()
    .split('\n')
    .map((file) => join(folder, file.trim()))
}

/**
 * @param {string} source
 * @param {string} folder
 */
function compilerConfig(source, folder) {
  return {
    extends: join(project, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(source, 'src'),
      outDir: join(folder, 'dist'),
      types: [],
    },
    include: [join(source, 'src')],
    exclude: [join(source, 'src/**/*.test.ts'), join(source, 'src/**/*.test.tsx')],
  }
}

/**
 * @typedef {object} Manifest
 * @property {boolean} private
 * @property {Record<string, string>} exports
 */

/**
 * The package.json for other projects: it names the compiled files, and none of the tests' own.
 *
 * @param {Manifest} manifest
 */
export function publicManifest({ private: _private, exports, ...rest }) {
  const compiled = Object.entries(exports)
    .filter(([, file]) => file.startsWith('./src/'))
    .map(([path, file]) => {
      const base = file.replace(/^\.\/src\/(.*)\.ts$/, './dist/$1')
      return [path, { types: `${base}.d.ts`, default: `${base}.js` }]
    })
  return { ...rest, files: ['dist'], exports: Object.fromEntries(compiled) }
}

/**
 * @param {string} command
 * @param {string[]} words
 */
function run(command, words) {
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${command} ${words[0] ?? ''} failed: ${error?.message ?? stdout + stderr}`)
  return stdout
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  const folder = resolve(process.argv[2] ?? '.cache/packages')
  await mkdir(folder, { recursive: true })
  for (const file of await pack(folder)) console.log(file)
}
