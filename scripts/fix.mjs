import process from 'node:process'

import { ensureInstalled } from './install.mjs'
import { runStep } from './steps.mjs'

ensureInstalled()
const linted = runStep({ name: 'lint, mending what can be mended', tool: 'oxlint/bin/oxlint', args: ['--fix'] })
const formatted = runStep({ name: 'format', tool: 'oxfmt/bin/oxfmt' })
process.exitCode = linted && formatted ? 0 : 1
