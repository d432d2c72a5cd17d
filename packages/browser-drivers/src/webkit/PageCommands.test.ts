import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'

import { handlerFor } from './messages.mjs'
import { PageCommands } from './PageCommands.mjs'
import { bindingScript, languageScript, networkScript, nodeFunctions, observerScript, offlineScript } from './pageScripts.mjs'
import type { JsonObject, RemoteObject } from './protocol.ts'

/** A page that records its requests, and gives one result for all functions. */
class RecordingPage {
  readonly requests: [method: string, params: JsonObject | undefined, target: string | undefined][] = []
  readonly evaluated: string[] = []
  readonly events = { mainFrame: 'main' }
  languages: readonly string[] = []
  historyLength = 1
  result: RemoteObject = {}
  wasThrown = false

  request(method: string, params?: JsonObject, target?: string): Promise<JsonObject> {
    this.requests.push([method, params, target])
    return Promise.resolve({ result: this.result, wasThrown: this.wasThrown })
  }

  evaluate(expression: string): Promise<unknown> {
    this.evaluated.push(expression)
    return Promise.resolve(expression === 'history.length' ? this.historyLength : undefined)
  }
}

let page: RecordingPage
let commands: PageCommands
beforeEach(() => {
  page = new RecordingPage()
  commands = new PageCommands(page)
})

const run = async (method: string, params: JsonObject = {}) => handlerFor(commands.handlers, method)?.(params, 'process-1')

test('a request without changes continues by the command that supports a later abort', async () => {
  await run('Network.interceptWithRequest', { requestId: 'r1', url: undefined, headers: undefined })
  await run('Network.interceptWithRequest', { requestId: 'r2', url: 'https://b.example/' })
  expect(page.requests).toEqual([
    ['Network.interceptContinue', { requestId: 'r1', stage: 'request' }, 'process-1'],
    ['Network.interceptWithRequest', { requestId: 'r2', url: 'https://b.example/' }, 'process-1'],
  ])
})

test('the scripts of the driver run before those of Playwright, and each update contains all bindings', async () => {
  await run('Runtime.addBinding', { name: 'callMe' })
  await run('Page.setBootstrapScript', { source: 'theirs()' })
  const scripts = page.requests.filter(([method]) => method === 'Page.setBootstrapScript').map(([, params]) => params?.['source'])
  expect(scripts).toEqual([
    [observerScript, networkScript, bindingScript('callMe'), ''].join(';\n'),
    [observerScript, networkScript, bindingScript('callMe'), 'theirs()'].join(';\n'),
  ])
  expect(page.requests).toContainEqual(['Runtime.evaluate', { expression: bindingScript('callMe') }, 'process-1'])
})

test('languages other than English are set in a script and in the header', async () => {
  page.languages = ['ar', 'de']
  await run('Page.setBootstrapScript', { source: '' })
  await run('Network.setExtraHTTPHeaders', { headers: { 'X-One': '1' } })
  expect(page.requests[0]?.[1]?.['source']).toContain(languageScript(['ar', 'de']))
  expect(page.requests[1]?.[1]).toEqual({ headers: { 'X-One': '1', 'Accept-Language': 'ar,de' } })
})

test('a step in the history fails where there is none', async () => {
  await expect(run('Page.goBack')).rejects.toThrow('Failed to go')
  page.historyLength = 2
  await run('Page.goBack')
  await run('Page.goForward')
  expect(page.evaluated.filter((expression) => expression !== 'history.length')).toEqual(['history.back()', 'history.forward()'])
})

test('a node that cannot be scrolled to gives Playwright the message that it knows', async () => {
  page.result = { value: 'Node is detached from document' }
  await expect(run('DOM.scrollIntoViewIfNeeded', { objectId: 'o1' })).rejects.toThrow('Node is detached from document')
  page.result = { value: '' }
  expect(await run('DOM.scrollIntoViewIfNeeded', { objectId: 'o1' })).toBeUndefined()
})

test('an error in the page is the error of the command', async () => {
  page.wasThrown = true
  page.result = { description: 'TypeError: no rects' }
  await expect(run('DOM.getContentQuads', { objectId: 'o1' })).rejects.toThrow('TypeError: no rects')
})

test('a node is handed from one world to the other by reference, its outline by value', async () => {
  page.result = { objectId: 'o2', value: [[0, 0, 1, 0, 1, 1, 0, 1]] }
  expect(await run('DOM.resolveNode', { objectId: 'o1' })).toEqual({ object: page.result })
  expect(await run('DOM.getContentQuads', { objectId: 'o1' })).toEqual({ quads: page.result.value })
  expect(page.requests.map(([, params]) => params?.['returnByValue'])).toEqual([false, true])
  await expect(run('DOM.resolveNode', { frameId: 'inner' })).rejects.toThrow('element of a frame')
})

test('files are read and handed to the page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  const path = join(folder, 'reed.png')
  await writeFile(path, 'wind')
  await run('DOM.setInputFiles', { objectId: 'o1', paths: [path] })
  await rm(folder, { recursive: true })
  expect(page.requests[0]?.[1]).toMatchObject({
    functionDeclaration: nodeFunctions.setFiles,
    arguments: [{ value: [{ name: 'reed.png', type: 'image/png', base64: Buffer.from('wind').toString('base64') }] }],
  })
})

test('a picture is requested in whole pixels', async () => {
  await run('Page.snapshotRect', { x: 0.4, y: 1.6, width: 10.1, height: 20, coordinateSystem: 'Page' })
  expect(page.requests[0]?.[1]).toEqual({ x: 0, y: 2, width: 11, height: 20, coordinateSystem: 'Page' })
})

test.each<[string, JsonObject, JsonObject]>([
  ['Page.setTimeZone', { timeZone: 'Asia/Tokyo' }, { timeZone: 'UTC' }],
  ['Page.setTouchEmulationEnabled', { enabled: true }, { enabled: false }],
])('%s fails when it asks for more than WebKitGTK can do', async (method, impossible, possible) => {
  await expect(run(method, impossible)).rejects.toThrow('WebKitGTK')
  expect(await run(method, possible)).toBeUndefined()
})

test('the page that is open, and those that open later, are taken offline until it is back', async () => {
  await run('Network.setEmulateOfflineState', { offline: false })
  await run('Network.setEmulateOfflineState', { offline: true })
  await run('Network.setEmulateOfflineState', { offline: false })
  expect(page.evaluated).toEqual([offlineScript(true), offlineScript(false)])
  expect(page.requests.map(([, params]) => params?.['source'])).toEqual([
    [observerScript, networkScript, offlineScript(true), ''].join(';\n'),
    [observerScript, networkScript, ''].join(';\n'),
  ])
})

test('an inserted text is escaped', async () => {
  await run('Page.insertText', { text: 'it’s "so"\n' })
  expect(page.evaluated).toEqual([`document.execCommand('insertText', false, "it’s \\"so\\"\\n")`])
})
