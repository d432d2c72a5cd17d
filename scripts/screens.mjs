import { join } from 'node:path'
import process from 'node:process'

import { ensureBuilt } from './build.mjs'
import { ensureTestBrowser } from './chromium.mjs'
import { ensureInstalled, project, stop } from './install.mjs'

/**
 * `npm run screens` takes all screenshots; `npm run screens -- home thread` those of screens with such names. `--pseudo` and `--widths`
 * look at their texts (docs/TRANSLATING.md). `--forced-colors` shows them in the colors of the system.
 */
ensureInstalled()
try {
  process.env['ROOKERY_CHROMIUM'] = ensureTestBrowser()
  await ensureBuilt()
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../e2e/screens/takeScreenshots.ts') }} */
  const { module } = await runnerImport('./e2e/screens/takeScreenshots.ts', { configFile: false })
  const sheet = await module.takeScreenshots(join(project, 'screens'), process.argv.slice(2))
  console.log(`Look at ${sheet}`)
} catch (error) {
  stop(error instanceof Error ? `${error.message}${error.cause instanceof Error ? `\n${error.cause.message}` : ''}` : String(error))
}
