import process from 'node:process'

import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, stop } from './install.mjs'

ensureInstalled()
try {
  process.env['ROOKERY_CHROMIUM'] = ensureChromium()
  await ensureBuilt()
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../bench/run.ts') }} */
  const { module } = await runnerImport('./bench/run.ts', { configFile: false })
  if (!(await module.runBench(process.argv.slice(2)))) process.exitCode = 1
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
