import process from 'node:process'

import { checkNode, ensureInstalled, stop } from './install.mjs'

checkNode()
// Only now: an older Node does not know all that these import. Nothing but Node itself is there yet.
const { readStartOptions, StartFault, USAGE } = await import('./start/options.mjs')
const { checkSurroundings, portFault } = await import('./start/checks.mjs')
const { ensureBuilt, dist } = await import('./build.mjs')

try {
  const options = readStartOptions(process.argv.slice(2), process.env)
  if (options === 'help') console.log(USAGE)
  else await start(options)
} catch (error) {
  if (error instanceof StartFault) stop(error.message)
  // Not foreseen: the whole trace helps more than a sentence.
  console.error(error)
  process.exit(1)
}

/** @param {import('./start/options.mjs').StartOptions} options */
async function start(options) {
  // What would fail later is told before anything slow is done.
  await checkSurroundings(options)
  ensureInstalled()
  await ensureBuilt().catch((/** @type {unknown} */ error) => {
    throw new StartFault(`The client could not be built: ${error instanceof Error ? error.message : String(error)}`)
  })
  const { register } = await import('tsx/esm/api')
  register()
  const { runHost } = await import('../packages/instance/src/host/runHost.ts')
  await runHost({ ...options, bundleDir: dist }).catch((/** @type {unknown} */ error) => {
    throw isPortFault(error) ? portFault(options.port, error) : error
  })
}

/** @param {unknown} error @returns {error is NodeJS.ErrnoException} */
function isPortFault(error) {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen'
}
