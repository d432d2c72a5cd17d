import process from 'node:process'

/** Whether this is `npm run test:full`, which also runs what is too slow for every change. */
export const isFullRun = process.env['ROOKERY_TESTS'] === 'full'
