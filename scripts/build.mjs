import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { complaintsAbout, compressFiles, filesOf, zipOf } from './bundle.mjs'
import { addFlash } from './flash.mjs'
import { ensureInstalled, project } from './install.mjs'
import { stampOf } from './stamp.mjs'
import { seconds } from './steps.mjs'

/** The folder that is served. */
export const dist = join(project, 'packages/client/dist')

/** The archive that an admin installs: a zip with `dist/index.html` in it. */
export const bundle = join(project, 'dist-bundle/rookery-frontend.zip')

const stampFile = join(project, '.cache/built')

/**
 * Builds the client into packages/client/dist, writes .br and .gz beside every text file, and packs
 * the frontend bundle for Akkoma and Pleroma.
 *
 * @param {{ flash?: boolean }} [options] `flash` puts the Flash emulator into it
 * @throws {Error} when Vite fails, or when the bundle would not run on a stock server.
 */
export async function build({ flash = false } = {}) {
  const started = performance.now()
  const stamp = await stampOf()
  // Vite is there only once the packages are installed.
  const vite = await import('vite')
  await inProduction(() => vite.build({ configFile: join(project, 'packages/client/vite.config.ts'), logLevel: 'warn' }))
  if (flash) await addFlash(dist)
  const files = await filesOf(dist)
  const complaints = complaintsAbout(files)
  if (complaints.length > 0) throw new Error(`The bundle would not run on a stock server:\n${complaints.join('\n')}`)
  const all = [...files, ...(await compressFiles(dist, files))]
  await mkdir(join(project, 'dist-bundle'), { recursive: true })
  await writeFile(bundle, zipOf(all.map(({ path, content }) => ({ path: `dist/${path}`, content }))))
  await mkdir(join(project, '.cache'), { recursive: true })
  await writeFile(stampFile, stamp)
  console.log(`Built packages/client/dist (${files.length} files) and dist-bundle/rookery-frontend.zip in ${seconds(started)}.`)
}

/**
 * `NODE_ENV` may be set to test: the bundle would call functions of React's development version only.
 *
 * @param {() => Promise<unknown>} work
 */
async function inProduction(work) {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

/** Builds unless the last build was made from the very files that lie here now. */
export async function ensureBuilt() {
  const built = existsSync(join(dist, 'index.html')) && existsSync(stampFile) && (await readFile(stampFile, 'utf8'))
  if (built !== (await stampOf())) await build()
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled()
  try {
    await build({ flash: process.argv.includes('--flash') })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
