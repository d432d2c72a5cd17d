import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { fakeInput, X11Client } from './X11Client.mjs'
import { connectionSetup, numbersBody, opcodes } from './x11Messages.mjs'

const root = 77
const atoms = { _NET_WM_PID: 11, _NET_WM_WINDOW_TYPE: 12, _NET_WM_WINDOW_TYPE_TOOLTIP: 13 }
const extensions = { XTEST: 130, SHAPE: 131 }

interface FakeWindow {
  readonly pid: number
  readonly isVisible?: boolean
  readonly width?: number
  readonly type?: number
}

/** An X server that responds to requests of the client, and records others. */
class FakeXServer {
  readonly windows = new Map<number, FakeWindow>()
  readonly received: { readonly opcode: number; readonly detail: number; readonly body: Buffer }[] = []
  #socket: Socket | undefined
  #bytes = Buffer.alloc(0)
  #isSetUp = false
  #sequence = 0
  readonly #server: Server = createServer((socket) => {
    this.#socket = socket
    socket.on('data', (data) => this.#receive(data))
  })

  async listen(path: string): Promise<void> {
    this.#server.listen(path)
    await once(this.#server, 'listening')
  }

  stop(): void {
    this.#socket?.destroy()
    this.#server.close()
  }

  /** Reports to the client that a window is shown. */
  show(window: number): void {
    this.#send(Buffer.concat([Buffer.from([19, 0, 0, 0]), numbersBody(root, window), Buffer.alloc(20)]))
  }

  #send(bytes: Buffer): void {
    this.#socket?.write(bytes)
  }

  #receive(data: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, data])
    if (!this.#isSetUp) {
      this.#bytes = this.#bytes.subarray(connectionSetup.length)
      this.#isSetUp = true
      this.#send(setupReply())
    }
    while (this.#bytes.length >= 4) {
      const length = this.#bytes.readUInt16LE(2) * 4
      if (this.#bytes.length < length) return
      const body = Buffer.from(this.#bytes.subarray(4, length))
      const [opcode = 0, detail = 0] = this.#bytes
      this.#bytes = this.#bytes.subarray(length)
      this.#sequence++
      this.#response(opcode, detail, body)
    }
  }

  #response(opcode: number, detail: number, body: Buffer): void {
    const window = body.length >= 4 ? this.windows.get(body.readUInt32LE(0)) : undefined
    const name = body.length > 4 ? body.toString('latin1', 4, 4 + body.readUInt16LE(0)) : ''
    switch (opcode) {
      case opcodes.queryExtension:
        this.#reply([[9, 1, (extensions as Record<string, number>)[name] ?? 0]])
        return
      case opcodes.internAtom:
        this.#reply([[8, 4, (atoms as Record<string, number>)[name] ?? 0]])
        return
      case opcodes.getKeyboardMapping:
        // Two keysyms for each of three keys; the last key gives the same as the first one.
        this.#reply([[1, 1, 2]], numbersBody(0x61, 0x41, 0xffe1, 0, 0x61, 0))
        return
      case opcodes.queryTree:
        this.#reply([[16, 2, this.windows.size]], numbersBody(...this.windows.keys()))
        return
      case opcodes.getWindowAttributes:
        if (window) this.#reply([[26, 1, window.isVisible === false ? 0 : 2]])
        else this.#error()
        return
      case opcodes.getGeometry:
        if (window) this.#reply([[16, 2, window.width ?? 800]])
        else this.#error()
        return
      case opcodes.getProperty: {
        const value = body.readUInt32LE(4) === atoms._NET_WM_PID ? window?.pid : window?.type
        this.#reply([], value === undefined ? Buffer.alloc(0) : numbersBody(value))
        return
      }
      case opcodes.getInputFocus:
        this.#reply([])
        return
      default:
        this.received.push({ opcode, detail, body })
    }
  }

  #reply(fields: readonly (readonly [offset: number, size: number, value: number])[], more = Buffer.alloc(0)): void {
    const reply = Buffer.alloc(32)
    reply.writeUInt8(1, 0)
    reply.writeUInt16LE(this.#sequence, 2)
    reply.writeUInt32LE(more.length / 4, 4)
    for (const [offset, size, value] of fields) reply.writeUIntLE(value, offset, size)
    this.#send(Buffer.concat([reply, more]))
  }

  #error(): void {
    const error = Buffer.alloc(32)
    error.writeUInt16LE(this.#sequence, 2)
    this.#send(error)
  }
}

/** The description of a server: a vendor of five letters, two formats, the keycodes 8 to 10, and the root window. */
function setupReply(): Buffer {
  const body = Buffer.alloc(32 + 8 + 2 * 8 + 8)
  body.writeUInt16LE(5, 16)
  body.writeUInt8(2, 21)
  body.writeUInt8(8, 26)
  body.writeUInt8(10, 27)
  body.writeUInt32LE(root, 32 + 8 + 2 * 8)
  const head = Buffer.from([1, 0, 11, 0, 0, 0, 0, 0])
  head.writeUInt16LE(body.length / 4, 6)
  return Buffer.concat([head, body])
}

let folder = ''
let server: FakeXServer
let client: X11Client

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'x11-'))
  server = new FakeXServer()
  await server.listen(join(folder, 'X0'))
  client = new X11Client(join(folder, 'X0'))
})
afterEach(async () => {
  server.stop()
  await rm(folder, { recursive: true })
})

test('a key is found by its keysym without Shift, and the first one counts if several have it', async () => {
  await client.open()
  expect([client.keycodeOf(0x61), client.keycodeOf(0xffe1)]).toEqual([8, 9])
  expect(() => client.keycodeOf(0x41)).toThrow('keysym 65')
})

test('the windows of a process are those that are visible and no menus, in the order of the screen', async () => {
  server.windows.set(4, { pid: 100 })
  server.windows.set(3, { pid: 200 })
  server.windows.set(5, { pid: 100, isVisible: false })
  server.windows.set(6, { pid: 100, width: 10 })
  server.windows.set(2, { pid: 100 })
  await client.open()
  expect(await client.windowsOf(100)).toEqual([4, 2])
  expect(await client.windowsOf(300)).toEqual([])
})

test('an input is a request of XTEST, and a move has its place on the screen', async () => {
  await client.open()
  await client.sync()
  server.received.length = 0
  client.fake(fakeInput.keyDown, 8)
  client.fake(fakeInput.motion, 0, 30, 40)
  await client.sync()
  const inputs = server.received.map(({ opcode, detail, body }) => ({
    opcode,
    detail,
    kind: body.readUInt8(0),
    key: body.readUInt8(1),
    window: body.readUInt32LE(8),
    place: [body.readInt16LE(20), body.readInt16LE(22)],
  }))
  expect(inputs).toEqual([
    { opcode: extensions.XTEST, detail: 2, kind: 2, key: 8, window: 0, place: [0, 0] },
    { opcode: extensions.XTEST, detail: 2, kind: 6, key: 0, window: root, place: [30, 40] },
  ])
})

test('a raised window also gets the keyboard', async () => {
  await client.open()
  await client.sync()
  server.received.length = 0
  await client.raise(4)
  expect(server.received.map(({ opcode, body }) => [opcode, body.readUInt32LE(0)])).toEqual([
    [opcodes.configureWindow, 4],
    [opcodes.setInputFocus, 4],
  ])
})

test('a tooltip lets clicks through; other windows do not', async () => {
  server.windows.set(4, { pid: 100, type: 99 })
  server.windows.set(5, { pid: 100, type: atoms._NET_WM_WINDOW_TYPE_TOOLTIP })
  await client.open()
  server.show(4)
  server.show(5)
  const shapes = () => server.received.filter(({ opcode }) => opcode === extensions.SHAPE)
  await expect.poll(() => shapes().length).toBe(1)
  await client.sync()
  expect(shapes().map(({ body }) => [body.readUInt8(1), body.readUInt32LE(4)])).toEqual([[2, 5]])
})
