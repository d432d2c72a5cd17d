import process from 'node:process'

/** True in `npm run test:full`, which adds slow tests. */
export const isFullRun = process.env['ROOKERY_TESTS'] === 'full'
