import process from 'node:process'

import { checkNode, ensureInstalled } from './install.mjs'

/**
 * `npm run contract -- --server URL --token TOKEN` spends a day on a real server, and deletes its own data. Ctrl-C stops it once that is
 * done, a second one immediately.
 */
checkNode()
ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const { WebSocket } = await import('ws')
const { runDay } = await import('./day/runDay.ts')
const stop = new AbortController()
process.once('SIGINT', () => {
  console.error('Stopping after this step, and cleaning up. Another Ctrl-C leaves everything as it is.')
  stop.abort()
})
process.exitCode = await runDay(process.argv.slice(2), {
  fetch: (url, init) => fetch(url, init),
  WebSocket,
  signal: stop.signal,
  print: (line) => console.log(line),
})
