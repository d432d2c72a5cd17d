import process from 'node:process'

import { runBench } from './run.ts'

/**
 * Whether everything is within its budget. It is measured while this module loads: Vite loads modules that a measure imports later only
 * until then.
 */
export const isWithinBudget = await runBench(process.argv.slice(2))
