#!/usr/bin/env node
import { Socket } from 'node:net'
import process from 'node:process'

import { BrowserSession } from './BrowserSession.mjs'
import { parseMessage } from './messages.mjs'
import { VirtualScreen } from './VirtualScreen.mjs'

/*
 * Playwright starts this in place of its own WebKit. To Playwright it speaks the protocol of that build; it drives a stock WebKitGTK
 * through its inspector, on a screen of its own. ROOKERY_WEBKIT names the executable of MiniBrowser.
 */

/** The pipes that Playwright opens, by their file descriptors. Each message ends with a zero. */
const pipes = { fromPlaywright: 3, toPlaywright: 4 }

const output = new Socket({ fd: pipes.toPlaywright })
const screen = new VirtualScreen()
const session = new BrowserSession({
  executable: process.env['ROOKERY_WEBKIT'] ?? 'MiniBrowser',
  screen,
  screenStarted: screen.start(),
  send: (message) => void output.write(`${JSON.stringify(message)}\0`),
  // The response goes first.
  onClose: () => void setImmediate(end),
})

function end() {
  session.stop()
  screen.stop()
  process.exit()
}

let partialMessage = ''
new Socket({ fd: pipes.fromPlaywright })
  .setEncoding('utf8')
  .on('data', (/** @type {string} */ text) => {
    const messages = (partialMessage + text).split('\0')
    partialMessage = messages.pop() ?? ''
    for (const message of messages) void session.handle(parseMessage(message))
  })
  .on('end', end)
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) process.on(signal, end)
