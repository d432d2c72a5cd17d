import process from 'node:process'

import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, stop } from './install.mjs'

ensureInstalled()
try {
  process.env['ROOKERY_CHROMIUM'] = ensureChromium()
  await ensureBuilt()
  const { register } = await import('tsx/esm/api')
  register()
  const { runBench } = await import('../bench/run.ts')
  if (!(await runBench(process.argv.slice(2)))) process.exitCode = 1
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
