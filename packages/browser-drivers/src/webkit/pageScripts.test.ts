import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'

import {
  bindingScript,
  bindingTag,
  languageScript,
  networkScript,
  nodeFunctions,
  observerScript,
  offlineScript,
  urlTag,
} from './pageScripts.mjs'

/** As much of a window as the scripts use. */
const pageSetup = `
var listeners = []
var logged = []
var console = { debug: (...values) => logged.push(values) }
var location = { href: 'https://a.example/' }
var frames = []
var window = globalThis
var top = globalThis
function addEventListener(type, handle) { listeners.push({ type, handle }) }
function requestAnimationFrame(callback) { frames.push(callback) }
function History() {}
History.prototype.pushState = function (_state, _title, url) { location.href = url }
History.prototype.replaceState = History.prototype.pushState
var history = new History()
function Navigator() {}
var navigator = new Navigator()
function dispatch(type, event) { for (const one of listeners) if (one.type === type) one.handle(event) }
function nextFrame() { for (const callback of frames.splice(0)) callback() }
`

let page: object
const run = (script: string): unknown => runInContext(script, page)
const logged = () => JSON.parse(String(run('JSON.stringify(logged)'))) as unknown[]

beforeEach(() => {
  page = createContext({})
  run(pageSetup)
})

test('calls of the page fail while it is offline, and the page is notified of each change', async () => {
  run(`
    var sent = 0
    function fetch() { return Promise.resolve('response') }
    function XMLHttpRequest() {}
    XMLHttpRequest.prototype.send = () => { sent++ }
    XMLHttpRequest.prototype.dispatchEvent = function ({ type }) { if (type === 'error') this.failed = true }
    function Event(type) { this.type = type }
    var ProgressEvent = Event
    function setTimeout(callback) { callback() }
    var told = []
    function dispatchEvent({ type }) { told.push(type) }
  `)
  run(networkScript)
  run(networkScript)
  const state = async () => [
    await run("fetch('/').catch((error) => error.message)"),
    run('{ const one = new XMLHttpRequest(); one.send(); one.failed === true }'),
    run('navigator.onLine'),
  ]
  expect(await state()).toEqual(['response', false, true])
  run(`${offlineScript(true)}; ${offlineScript(true)}`)
  expect(await state()).toEqual(['Load failed', true, false])
  run(offlineScript(false))
  expect(await state()).toEqual(['response', false, true])
  expect(run('JSON.stringify([told, sent])')).toBe('[["offline","online"],2]')
})

test('real input is counted, and input dispatched by scripts is not', () => {
  run(observerScript)
  run("dispatch('keydown', { isTrusted: true }); dispatch('mousemove', { isTrusted: true }); dispatch('keydown', { isTrusted: false })")
  expect(run('window.__driverInputs')).toBe(2)
})

test('the distance of the wheel adds up in all directions', () => {
  run(observerScript)
  run("dispatch('wheel', { isTrusted: true, deltaX: -10, deltaY: 30 }); dispatch('wheel', { isTrusted: true, deltaX: 0, deltaY: -5 })")
  expect(run('window.__driverWheeled')).toBe(45)
})

test('a frame is counted when the frame after the next one arrives', () => {
  run(observerScript)
  run('window.__driverCountFrame(); nextFrame()')
  expect(run('window.__driverFrames')).toBe(0)
  run('nextFrame()')
  expect(run('window.__driverFrames')).toBe(1)
})

test('the script runs only once in a document', () => {
  run(observerScript)
  run(observerScript)
  run("dispatch('keydown', { isTrusted: true })")
  expect(run('window.__driverInputs')).toBe(1)
})

test('a change of the address is reported once', () => {
  run(observerScript)
  run("history.pushState(null, '', 'https://a.example/b'); history.replaceState(null, '', 'https://a.example/b')")
  run("location.href = 'https://a.example/b#c'; dispatch('hashchange', {})")
  expect(logged()).toEqual([
    [urlTag, 'https://a.example/b', {}],
    [urlTag, 'https://a.example/b#c', {}],
  ])
})

test('a step in the history is reported even to the same address', () => {
  run(observerScript)
  run("dispatch('popstate', {})")
  expect(logged()).toEqual([[urlTag, 'https://a.example/', {}]])
})

test('an inner frame reports no address', () => {
  run(`var top = {}; ${observerScript}`)
  run("history.pushState(null, '', 'https://a.example/b')")
  expect(logged()).toEqual([])
})

test('a binding calls the driver through the console, and is defined once', () => {
  run(bindingScript('callMe'))
  const first = run('callMe')
  run(bindingScript('callMe'))
  expect(run('callMe')).toBe(first)
  run("callMe('the payload')")
  expect(logged()).toEqual([[bindingTag, 'the payload', {}]])
})

test('the page sees the languages of the reader', () => {
  run(languageScript(['ar', 'de']))
  expect(run("navigator.language + ' ' + navigator.languages.join()")).toBe('ar ar,de')
})

test.each([
  ['detached', '{ isConnected: false }', 'Node is detached from document', 0],
  ['without a box', '{ isConnected: true, nodeType: 1, getClientRects: () => [] }', 'Node does not have a layout object', 0],
  ['in sight', '{ ...element, top: 0, bottom: 100, left: 0, right: 100 }', '', 0],
  ['below', '{ ...element, top: 50, bottom: 101, left: 0, right: 100 }', '', 1],
  ['beside', '{ ...element, top: 0, bottom: 10, left: -1, right: 100 }', '', 1],
  ['a text below', '{ isConnected: true, nodeType: 3, parentElement: { ...element, top: 200, bottom: 210, left: 0, right: 9 } }', '', 1],
])('a node that is %s', (_case, node, fault, times) => {
  run(`
    var Node = { ELEMENT_NODE: 1 }
    var innerWidth = 100
    var innerHeight = 100
    var scrolled = 0
    var element = {
      isConnected: true,
      nodeType: 1,
      getClientRects: () => [{}],
      getBoundingClientRect() { return this },
      scrollIntoViewIfNeeded: () => scrolled++,
    }
  `)
  expect(run(`(${nodeFunctions.scrollIntoView}).call(${node})`)).toBe(fault)
  expect(run('scrolled')).toBe(times)
})
