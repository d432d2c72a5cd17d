#!/usr/bin/env node
import { spawn } from 'node:child_process'
import process from 'node:process'
import { WebSocket, WebSocketServer } from 'ws'

import { findFirefox } from './findFirefox.mjs'

/*
 * Stands between Playwright and a stock Firefox, started by Playwright in its place, and lets pass what they say to each other
 * but for what keeps Playwright 1.65 from driving Firefox 153 as it drives other browsers.
 */

/** Sent to every page; Playwright gives up on the refusal. Answered as done. */
const unknownToFirefox = '"method":"emulation.setMediaFeaturesOverride"'

/** Parts of scripts as JSON has them, each with what stands for it. */
const rewritten = /** @type {const} */ ([
  // Fields are filled by setting their value and dispatching an event, which React takes for no change. The editor of the page
  // puts the text in, as when somebody pastes it.
  [
    'function bidiInsertText(window, text) {',
    "function bidiInsertText(window, text) { if (window.document.execCommand('insertText', false, text)) return;",
  ],
  // What is to be pressed is brought to the middle although it is in sight, and all that the reader has in sight moves with it.
  [
    /node\.scrollIntoView\((\{[\s\\n]*block: \\"center\\")/g,
    'const { top, bottom } = node.getBoundingClientRect(); if (top < 0 || bottom > innerHeight) node.scrollIntoView($1',
  ],
])

const address = /WebDriver BiDi listening on (ws:\/\/\S+)/

// A page that breaks down ends; Playwright would have the whole browser end with it.
const env = { ...process.env, MOZ_CRASHREPORTER_SHUTDOWN: undefined }
const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'], env })
firefox.on('exit', (code) => process.exit(code ?? 0))
firefox.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) process.on(signal, () => firefox.kill(signal))

let isServing = false
firefox.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
  const found = isServing ? undefined : address.exec(text)?.[1]
  if (found === undefined) process.stderr.write(text)
  else serve(found)
})

/** @param {string} url where Firefox listens */
function serve(url) {
  isServing = true
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  server.on('connection', (playwright, { url: path }) => {
    const browser = new WebSocket(url + (path ?? ''), { perMessageDeflate: false, maxPayload: 2 ** 30 })
    const opened = new Promise((resolve) => void browser.once('open', resolve))
    browser.on('message', (data) => playwright.send(textOf(data)))
    browser.on('close', () => playwright.close())
    // What ends the connection closes it, and that is told.
    browser.on('error', () => {})
    playwright.on('close', () => browser.close())
    playwright.on('message', (data) => {
      const text = textOf(data)
      const id = text.includes(unknownToFirefox) ? /"id":(\d+)/.exec(text)?.[1] : undefined
      if (id === undefined) void opened.then(() => browser.send(rewritten.reduce((all, [from, to]) => all.replaceAll(from, to), text)))
      else playwright.send(`{"type":"success","id":${id},"result":{}}`)
    })
  })
  server.on('listening', () => {
    const own = server.address()
    if (own && typeof own === 'object') console.error(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}`)
  })
}

/** @param {import('ws').RawData} data as this server has them by default: one buffer */
function textOf(data) {
  return Buffer.isBuffer(data) ? data.toString() : ''
}
