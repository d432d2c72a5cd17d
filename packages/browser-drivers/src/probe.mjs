#!/usr/bin/env node
import process from 'node:process'

import { MiniBrowser } from './webkit/MiniBrowser.mjs'
import { Screen } from './webkit/VirtualScreen.mjs'

/* Ends well when WebKit opens a window here: it may be installed and not run, as in a container without shared memory. */

const screen = new Screen()
const browser = new MiniBrowser(screen)
try {
  await screen.start()
  await browser.start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
browser.stop()
screen.stop()
process.exit()
