import process from 'node:process'

import { ensureInstalled } from './install.mjs'
import { checks, runStep } from './steps.mjs'

ensureInstalled()
const results = checks.map(runStep)
process.exitCode = results.every(Boolean) ? 0 : 1
