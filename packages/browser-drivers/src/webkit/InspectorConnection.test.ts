import { afterEach, beforeEach, expect, test } from 'vitest'

import { FakeInspector } from '../../test/FakeInspector.ts'
import { InspectorConnection } from './InspectorConnection.mjs'
import { parseMessage } from './messages.mjs'
import type { ProtocolMessage } from './protocol.ts'

let inspector: FakeInspector
let url = ''
let messages: ProtocolMessage[] = []

beforeEach(async () => {
  inspector = new FakeInspector()
  url = await inspector.listen()
  messages = []
})
afterEach(() => inspector.stop())

/** A connection whose owner resolves messages of a page's process, as WebKitPage does. */
function connect(timeout?: number): InspectorConnection {
  const connection = new InspectorConnection(
    url,
    (message) => {
      const isFromTarget = message.method === 'Target.dispatchMessageFromTarget'
      if (!isFromTarget || !connection.resolvePending(parseMessage(String(message.params?.['message'])))) messages.push(message)
    },
    timeout,
  )
  return connection
}

test('a request gets the result of its response', async () => {
  inspector.respond = ({ id }) => inspector.send({ id, result: { isPaused: true } })
  expect(await connect().requestFromBrowser('Target.setPauseOnStart', { pauseOnStart: true })).toEqual({ isPaused: true })
  expect(inspector.received).toMatchObject([{ method: 'Target.setPauseOnStart', params: { pauseOnStart: true } }])
})

test('an error of WebKit names the method', async () => {
  inspector.respond = ({ id }) => inspector.send({ id, error: { message: 'not supported' } })
  await expect(connect().requestFromBrowser('Page.fly')).rejects.toThrow('Page.fly: not supported')
})

test('events and responses to other commands are passed on, and responses to the driver are not', async () => {
  const event = { method: 'Target.targetCreated', params: {} }
  inspector.respond = ({ id }) => {
    inspector.send(event)
    inspector.send({ id: 12, result: {} })
    inspector.send({ id, result: {} })
  }
  await connect().requestFromBrowser('Target.exists')
  expect(messages).toEqual([event, { id: 12, result: {} }])
})

test('a request to the process of a page is wrapped for it', async () => {
  inspector.respondFromTarget = (target, { id }) => inspector.sendFrom(target, { id, result: { from: target } })
  expect(await connect().requestFromTarget('page-1', 'Runtime.evaluate', { expression: '1' })).toEqual({ from: 'page-1' })
  expect(inspector.receivedByTargets).toMatchObject([
    { target: 'page-1', message: { method: 'Runtime.evaluate', params: { expression: '1' } } },
  ])
})

test('a long message is sent in frames that WebKit accepts', async () => {
  const source = 'ü'.repeat(150_000)
  await connect().requestFromBrowser('Page.setBootstrapScript', { source })
  expect(inspector.received[0]?.params?.['source']).toBe(source)
  expect(inspector.frameLengths().filter((length) => length >= 128 * 1024)).toEqual([])
  expect(inspector.frameLengths().filter((length) => length > 60_000).length).toBeGreaterThanOrEqual(3)
})

test('a process that hangs fails its request', async () => {
  inspector.respond = () => {}
  await expect(connect(1).requestFromBrowser('Page.hang')).rejects.toThrow('WebKit has not responded within 0.001 s.')
})

test('a closed page rejects pending and later requests', async () => {
  inspector.respond = () => inspector.closeWindow()
  const connection = connect()
  await expect(connection.requestFromBrowser('Page.close')).rejects.toThrow('WebKit has closed the page.')
  await expect(connection.requestFromBrowser('Page.more')).rejects.toThrow('The page is closed.')
  await connection.close()
})

test('the end of a process rejects only its own pending requests', async () => {
  inspector.respondFromTarget = () => {}
  const connection = connect()
  const first = connection.requestFromTarget('page-1', 'Runtime.evaluate')
  const second = connection.requestFromTarget('page-2', 'Runtime.evaluate')
  await expect.poll(() => inspector.receivedByTargets.length).toBe(2)
  connection.rejectTarget('page-1')
  await expect(first).rejects.toThrow('The page has left its process.')
  inspector.sendFrom('page-2', { id: inspector.receivedByTargets[1]?.message.id, result: { from: 'page-2' } })
  expect(await second).toEqual({ from: 'page-2' })
})

test('WebKit is woken up after each message, and only a few times', async () => {
  const connection = connect()
  await connection.requestFromBrowser('Target.exists')
  await expect.poll(() => inspector.wakeUps).toBe(3)
  await connection.requestFromBrowser('Target.exists')
  await expect.poll(() => inspector.wakeUps).toBe(6)
})
