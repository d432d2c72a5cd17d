import process from 'node:process'

import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, stop } from './install.mjs'

ensureInstalled()
try {
  process.env['ROOKERY_CHROMIUM'] = ensureChromium()
  await ensureBuilt()
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../bench/main.ts') }} */
  const { module } = await runnerImport('./bench/main.ts', { configFile: false })
  if (!module.isWithinBudget) process.exitCode = 1
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
