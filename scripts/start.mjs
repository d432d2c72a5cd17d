import process from 'node:process'

import { checkNode, ensureInstalled, stop } from './install.mjs'

checkNode()
// These load after the check of Node's version, because an older Node lacks what they import.
const { readStartOptions, StartFault, USAGE } = await import('./start/options.mjs')
const { checkSurroundings, hostFault } = await import('./start/checks.mjs')
const { ensureBuilt, dist } = await import('./build.mjs')

try {
  const options = readStartOptions(process.argv.slice(2), process.env)
  if (options === 'help') console.log(USAGE)
  else await start(options)
} catch (error) {
  if (error instanceof StartFault) stop(error.message)
  // An unexpected error is printed with its whole trace.
  console.error(error)
  process.exit(1)
}

/** @param {import('./start/options.mjs').StartOptions} options */
async function start(options) {
  // Errors are reported before slow work starts.
  await checkSurroundings(options)
  ensureInstalled()
  await ensureBuilt().catch((/** @type {unknown} */ error) => {
    throw new StartFault(`The client could not be built: ${error instanceof Error ? error.message : String(error)}`)
  })
  const { register } = await import('tsx/esm/api')
  register()
  const { runHost } = await import('../packages/instance/src/host/runHost.ts')
  await runHost({ ...options, bundleDir: dist }).catch((/** @type {unknown} */ error) => {
    throw hostFault(options.port, error)
  })
}
