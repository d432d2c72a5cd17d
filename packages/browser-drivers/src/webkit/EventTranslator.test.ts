import { beforeEach, expect, test } from 'vitest'

import { EventTranslator, utilityContextOffset } from './EventTranslator.mjs'
import { bindingTag, urlTag } from './pageScripts.mjs'

let navigations: (string | undefined)[] = []
let events: EventTranslator
beforeEach(() => {
  navigations = []
  events = new EventTranslator((loaderId) => navigations.push(loaderId))
})

const navigated = (frame: object) => ({ method: 'Page.frameNavigated', params: { frame } })
const logged = (...values: unknown[]) => ({
  method: 'Console.messageAdded',
  params: {
    message: {
      parameters: values.map((value) => (typeof value === 'object' ? { objectId: JSON.stringify(value) } : { value })),
    },
  },
})

test('a navigation of the main frame is one of the page', () => {
  const message = navigated({ id: 'main', loaderId: 'load-1' })
  expect(events.translate(message, true)).toEqual([message])
  expect(events.mainFrame).toBe('main')
  expect(navigations).toEqual(['load-1'])
})

test('a frame is attached before it navigates, once', () => {
  events.translate(navigated({ id: 'main', loaderId: 'load-1' }), true)
  const inner = navigated({ id: 'inner', parentId: 'main', loaderId: 'load-2' })
  expect(events.translate(inner, true)).toEqual([
    { method: 'Page.frameAttached', params: { frameId: 'inner', parentFrameId: 'main' } },
    inner,
  ])
  expect(events.translate(inner, true)).toEqual([inner])
  expect(navigations).toEqual(['load-1'])
})

test('a frame that WebKit has reported is not attached again', () => {
  events.translate({ method: 'Page.frameAttached', params: { frameId: 'inner' } }, true)
  const inner = navigated({ id: 'inner', parentId: 'main' })
  expect(events.translate(inner, true)).toEqual([inner])
})

test('the frames of a page that is already open are known', () => {
  const result = { frameTree: { frame: { id: 'main' }, childFrames: [{ frame: { id: 'inner', parentId: 'main' } }] } }
  events.translate({ id: 3, result }, true)
  expect(events.mainFrame).toBe('main')
  const inner = navigated({ id: 'inner', parentId: 'main' })
  expect(events.translate(inner, true)).toEqual([inner])
})

test('a provisional process does not have the main frame yet', () => {
  events.mainFrame = 'main'
  events.translate({ id: 3, result: { frameTree: { frame: { id: 'next' } } } }, false)
  expect(events.mainFrame).toBe('main')
})

test('the events of loading say which frame has loaded', () => {
  events.mainFrame = 'main'
  expect(events.translate({ method: 'Page.loadEventFired', params: { timestamp: 1 } }, true)).toEqual([
    { method: 'Page.loadEventFired', params: { timestamp: 1, frameId: 'main' } },
  ])
})

test('a page has a second world under another number, and other worlds are hidden', () => {
  const created = (type: string) => ({
    method: 'Runtime.executionContextCreated',
    params: { context: { id: 4, type, name: '', frameId: 'main' } },
  })
  const [first, second] = events.translate(created('normal'), true)
  expect(first).toEqual(created('normal'))
  expect(second?.params?.['context']).toMatchObject({ id: 4 + utilityContextOffset, type: 'user', frameId: 'main' })
  expect(events.translate(created('internal'), true)).toEqual([])
})

test('the request for a document begins a navigation, in the main frame and in a provisional process', () => {
  events.mainFrame = 'main'
  const requested = (type: string, frameId: string, loaderId: string) => ({
    method: 'Network.requestWillBeSent',
    params: { type, frameId, loaderId },
  })
  events.translate(requested('Document', 'main', 'load-1'), true)
  events.translate(requested('Document', 'inner', 'load-2'), true)
  events.translate(requested('Image', 'main', 'load-3'), true)
  events.translate(requested('Document', 'next', 'load-4'), false)
  expect(navigations).toEqual(['load-1', 'load-4'])
})

test('the body of a request is passed on as bytes in base64', () => {
  const requested = (request: object) => ({
    method: 'Network.requestWillBeSent',
    params: { type: 'Fetch', frameId: 'main', loaderId: 'load-1', request },
  })
  expect(events.translate(requested({ url: '/posts', postData: '{"text":"Föhn"}' }), true)).toEqual([
    requested({ url: '/posts', postData: 'eyJ0ZXh0IjoiRsO2aG4ifQ==' }),
  ])
  expect(events.translate(requested({ url: '/posts' }), true)).toEqual([requested({ url: '/posts' })])
})

test('a call of a binding arrives through the console, with the world that it was made in', () => {
  expect(events.translate(logged(bindingTag, 'the payload', { injectedScriptId: 9 }), true)).toEqual([
    { method: 'Runtime.bindingCalled', params: { contextId: 9, argument: 'the payload' } },
  ])
})

test('a change of address within the document arrives through the console', () => {
  events.mainFrame = 'main'
  expect(events.translate(logged(urlTag, 'https://a.example/#b', {}), true)).toEqual([
    { method: 'Page.navigatedWithinDocument', params: { frameId: 'main', url: 'https://a.example/#b' } },
  ])
  expect(navigations).toEqual([undefined])
})

test('console messages of the page itself are passed on', () => {
  const message = logged('hello', 'world')
  expect(events.translate(message, true)).toEqual([message])
  const bare = { method: 'Console.messageAdded', params: { message: {} } }
  expect(events.translate(bare, true)).toEqual([bare])
})
