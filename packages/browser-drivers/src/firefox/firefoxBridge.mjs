#!/usr/bin/env node
import { spawn } from 'node:child_process'
import process from 'node:process'
import { WebSocket, WebSocketServer } from 'ws'

import { localResponse, patchScripts } from './bidiMessages.mjs'

/*
 * A proxy for WebDriver BiDi between Playwright and a stock Firefox. Playwright starts it in place of Firefox; ROOKERY_FIREFOX names
 * the executable. It forwards all messages, apart from those in bidiMessages.mjs.
 */

const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/

// By default Playwright has the crash of one page end the whole browser.
const env = { ...process.env, MOZ_CRASHREPORTER_SHUTDOWN: undefined }
const firefox = spawn(process.env['ROOKERY_FIREFOX'] ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'], env })
firefox.on('exit', (code) => process.exit(code ?? 0))
firefox.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) process.on(signal, () => firefox.kill(signal))

let isServing = false
firefox.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
  const url = isServing ? undefined : announcement.exec(text)?.[1]
  if (url === undefined) process.stderr.write(text)
  else startProxy(url)
})

/**
 * Listens on a port of its own and announces it as Firefox does.
 *
 * @param {string} firefoxUrl
 */
function startProxy(firefoxUrl) {
  isServing = true
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  server.on('connection', (playwright, { url: path }) => connect(playwright, firefoxUrl + (path ?? '')))
  server.on('listening', () => {
    const address = server.address()
    if (address && typeof address === 'object') console.error(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}`)
  })
}

/**
 * @param {WebSocket} playwright
 * @param {string} firefoxUrl
 */
function connect(playwright, firefoxUrl) {
  const browser = new WebSocket(firefoxUrl, { perMessageDeflate: false, maxPayload: 2 ** 30 })
  const opened = new Promise((resolve) => void browser.once('open', resolve))
  browser.on('message', (data) => playwright.send(textOf(data)))
  browser.on('close', () => playwright.close())
  // An error also closes the connection, and the close is passed on.
  browser.on('error', () => {})
  playwright.on('close', () => browser.close())
  playwright.on('message', (data) => {
    const message = textOf(data)
    const response = localResponse(message)
    if (response === undefined) void opened.then(() => browser.send(patchScripts(message)))
    else playwright.send(response)
  })
}

/** @param {import('ws').RawData} data a Buffer, the default type of ws */
function textOf(data) {
  return Buffer.isBuffer(data) ? data.toString() : ''
}
