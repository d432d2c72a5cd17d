import process from 'node:process'

import { checkNode, ensureInstalled, stop } from './install.mjs'

checkNode()
const { readStartOptions, StartFault, USAGE } = await import('./start/options.mjs')
const { checkSurroundings, hostFault } = await import('./start/checks.mjs')
const { dist } = await import('./build.mjs')

/**
 * The client from its sources, with hot reload, against the instance: one process, one address. Takes
 * the options of `npm start`.
 */
try {
  const options = readStartOptions(process.argv.slice(2), process.env)
  if (options === 'help') console.log(USAGE)
  else await develop(options)
} catch (error) {
  if (error instanceof StartFault) stop(error.message)
  console.error(error)
  process.exit(1)
}

/** @param {import('./start/options.mjs').StartOptions} options */
async function develop(options) {
  await checkSurroundings(options)
  ensureInstalled()
  const { register } = await import('tsx/esm/api')
  register()
  const { listen } = await import('../packages/instance/src/host/nodeHost.ts')
  const { openServed } = await import('../packages/instance/src/host/runHost.ts')
  const { behindSources } = await import('../packages/instance/src/host/behindSources.ts')
  const { createServer } = await import('vite')

  const behind = await listen(0)
  const vite = await createServer({
    configFile: 'packages/client/vite.config.ts',
    server: { port: options.port, strictPort: options.port !== 0, ...behindSources(behind.port) },
  })
  await vite.listen().catch((/** @type {unknown} */ error) => {
    throw hostFault(options.port, error)
  })
  const origin = `http://localhost:${vite.config.server.port}`
  const running = await openServed({ ...options, bundleDir: dist }, origin).catch((/** @type {unknown} */ error) => {
    throw hostFault(options.port, error)
  })
  behind.serve(running.served)
  console.log(`\n  Rookery, from its sources, is at ${origin}\n\n${running.words}\n  Ctrl-C stops it.\n`)

  const stopped = new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await stopped
  await vite.close()
  // The instance waits for requests whose connections the port ends after a while.
  await Promise.all([running.close(), behind.close()])
}
