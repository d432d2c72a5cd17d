import { afterEach, beforeEach, expect, test } from 'vitest'

import { FakeInspector } from '../../test/FakeInspector.ts'
import { utilityContextOffset } from './EventTranslator.mjs'
import { parseMessage } from './messages.mjs'
import type { JsonObject, ProtocolMessage, PipeMessage } from './protocol.ts'
import { VirtualScreen } from './VirtualScreen.mjs'
import { WebKitPage } from './WebKitPage.mjs'

let inspector: FakeInspector
let page: WebKitPage
/** Messages that Playwright received. */
let sent: PipeMessage[] = []

beforeEach(async () => {
  inspector = new FakeInspector()
  sent = []
  page = new WebKitPage({
    id: 'page-7',
    window: { inspectorUrl: await inspector.listen(), window: 3 },
    screen: new VirtualScreen(),
    languages: [],
    send: (message) => void sent.push(message),
    timeout: 50,
  })
  await inspector.connected
})
afterEach(() => inspector.stop())

const created = (targetId: string, more: JsonObject = {}) => ({
  method: 'Target.targetCreated',
  params: { targetInfo: { targetId, type: 'page', ...more } },
})
const committed = (oldTargetId: string, newTargetId: string) => ({
  method: 'Target.didCommitProvisionalTarget',
  params: { oldTargetId, newTargetId },
})

/** Sends events of the window, and waits until the page has handled them. */
async function sendAll(...messages: readonly ProtocolMessage[]): Promise<void> {
  for (const message of messages) inspector.send(message)
  await page.handle({ id: 999, method: 'Target.exists' })
  expect(sent.pop()).toMatchObject({ id: 999 })
}

/** A command of Playwright for the process of the page. */
function command(target: string, message: ProtocolMessage): Promise<void> {
  return page.handle({ id: 500, method: 'Target.sendMessageToTarget', params: { targetId: target, message: JSON.stringify(message) } })
}

/** Messages that Playwright received from processes of the page. */
const fromTargets = () =>
  sent
    .filter(({ method }) => method === 'Target.dispatchMessageFromTarget')
    .map(({ params }) => ({ target: params?.['targetId'], message: parseMessage(String(params?.['message'])) }))

test('Playwright is notified of the first process of a window', async () => {
  await sendAll(created('one'))
  expect(sent).toEqual([{ ...created('one'), pageProxyId: 'page-7' }])
})

test('a connection without a process is replaced, and the process that the next one announces is passed on', async () => {
  inspector.respond = (message) => {
    inspector.send({ id: message.id, result: {} })
    if (inspector.received.length === 3) inspector.send(created('one'))
  }
  await page.untilAnnounced()
  expect(sent).toEqual([{ ...created('one'), pageProxyId: 'page-7' }])
  expect(inspector.received.map(({ method }) => method)).toEqual(Array.from({ length: 3 }, () => 'Target.setPauseOnStart'))
})

test('a window that never announces its process is reported', async () => {
  await expect(page.untilAnnounced()).rejects.toThrow('WebKit has not announced the process of the page.')
})

test('if a new window changes its process, Playwright is notified only of the new process', async () => {
  await sendAll(created('new', { isProvisional: true }), created('old'), committed('old', 'new'), {
    method: 'Target.targetDestroyed',
    params: { targetId: 'old' },
  })
  expect(sent.map(({ method }) => method)).toEqual(['Target.targetCreated', 'Target.targetDestroyed'])
  expect(sent[0]?.params?.['targetInfo']).toEqual({ targetId: 'new', type: 'page', isProvisional: undefined })
})

test('a later change of the process is passed on unchanged', async () => {
  const events = [created('one'), created('two', { isProvisional: true }), committed('one', 'two')]
  await sendAll(...events)
  expect(sent).toEqual(events.map((event) => ({ ...event, pageProxyId: 'page-7' })))
})

test('an event of a process carries its process', async () => {
  await sendAll(created('one'))
  inspector.sendFrom('one', { method: 'Page.frameNavigated', params: { frame: { id: 'main', loaderId: 'load-1' } } })
  await expect.poll(fromTargets).toMatchObject([{ target: 'one', message: { method: 'Page.frameNavigated' } }])
  expect(page.events.mainFrame).toBe('main')
})

test('a command is sent to its process, in its only world, and its response is returned', async () => {
  await sendAll(created('one'))
  inspector.respondFromTarget = (target, { id }) => inspector.sendFrom(target, { id, result: { value: 2 } })
  await command('one', { id: 4, method: 'Runtime.evaluate', params: { expression: '1 + 1', contextId: utilityContextOffset + 6 } })
  await expect.poll(fromTargets).toEqual([{ target: 'one', message: { id: 4, result: { value: 2 } } }])
  expect(inspector.receivedByTargets[0]?.message.params).toEqual({ expression: '1 + 1', contextId: 6 })
  expect(sent[1]).toEqual({ id: 500, result: {}, pageProxyId: 'page-7' })
})

test('a command that does nothing here, or is handled here, gets a response without WebKit', async () => {
  await sendAll(created('one'))
  page.events.mainFrame = 'main'
  await command('one', { id: 4, method: 'Dialog.enable', params: {} })
  await command('one', { id: 5, method: 'DOM.describeNode', params: { objectId: 'o1' } })
  await command('one', { id: 6, method: 'Page.setTimeZone', params: { timeZone: 'Asia/Tokyo' } })
  expect(fromTargets().map(({ message }) => message)).toEqual([
    { id: 4, result: {} },
    { id: 5, result: { ownerFrameId: 'main' } },
    { id: 6, error: { message: 'WebKitGTK has the time zone UTC only.' } },
  ])
  expect(inspector.receivedByTargets).toEqual([])
})

test('a response that comes from a process that has ended is dropped', async () => {
  await sendAll(created('one'), created('two', { isProvisional: true }))
  inspector.respondFromTarget = () => {}
  await command('one', { id: 4, method: 'Runtime.evaluate', params: { expression: '1' } })
  await sendAll(committed('one', 'two'), { method: 'Target.targetDestroyed', params: { targetId: 'one' } })
  inspector.sendFrom('one', { id: 4, result: {} })
  await sendAll()
  expect(fromTargets()).toEqual([])
})

test('a navigation has begun when the request for its document arrives', async () => {
  await sendAll(created('one'))
  page.events.mainFrame = 'main'
  inspector.respondFromTarget = (target) =>
    inspector.sendFrom(target, { method: 'Network.requestWillBeSent', params: { type: 'Document', frameId: 'main', loaderId: 'load-2' } })
  expect(await page.navigate('https://a.example/')).toBe('load-2')
})

test('a value in the page is read from the current process', async () => {
  await sendAll(created('one'), created('two', { isProvisional: true }), committed('one', 'two'))
  inspector.respondFromTarget = (target, { id }) => inspector.sendFrom(target, { id, result: { result: { value: target } } })
  expect(await page.evaluate('here')).toBe('two')
})
