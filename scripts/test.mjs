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
 * All tests, from a fresh clone, unattended. `npm test` runs the default set; `npm test -- unit e2e` the named parts; `npm run test:full`
 * also slow tests. The last line is the sum: each test of Vitest, each check and the build count one. The lines before it list each
 * failure.
 */
process.exitCode = (await runTests(words.filter((word) => word !== '--full'))) ? 0 : 1
