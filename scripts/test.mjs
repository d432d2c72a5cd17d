import process from 'node:process'

import { checkNode, ensureInstalled, stop } from './install.mjs'

checkNode()
const { lackOfRoomForTests } = await import('./test/lackOfRoomForTests.mjs')
const lack = lackOfRoomForTests()
if (lack !== null) stop(lack)
ensureInstalled()
const words = process.argv.slice(2)
// Read by the configuration and by the tests themselves.
if (words.includes('--full')) process.env['ROOKERY_TESTS'] = 'full'
const { register } = await import('tsx/esm/api')
register()
const { runTests } = await import('./test/runTests.ts')

/**
 * Everything that must pass, from a fresh clone, with nobody at the keyboard. `npm test` runs all of it; `npm test -- unit e2e` the
 * named parts; `npm run test:full` also what is too slow for every change. The last line is the sum: each of Vitest's tests counts one, and each check and the build count one. Before it, each
 * failure has a line again, because whoever reads a long log reads its end.
 */
process.exitCode = (await runTests(words.filter((word) => word !== '--full'))) ? 0 : 1
