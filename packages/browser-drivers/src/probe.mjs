#!/usr/bin/env node
import process from 'node:process'

import { launchFirefox } from './firefox/launchFirefox.mjs'
import { launchWebKit } from './webkit/launchWebKit.mjs'

/* `probe.mjs firefox` or `probe.mjs webkit`: exits with 0 if the engine opens a page on this machine, else prints the reason. */

try {
  const browser = await (process.argv[2] === 'webkit' ? launchWebKit() : launchFirefox())
  const page = await browser.newPage()
  await page.evaluate('1 + 1')
  await browser.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
