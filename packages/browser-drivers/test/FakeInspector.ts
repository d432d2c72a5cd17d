import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

import { parseMessage } from '../src/webkit/messages.mjs'
import type { ProtocolMessage } from '../src/webkit/protocol.ts'

/** A fake inspector of one window with WebKit's protocol. Records requests, and responds as configured. */
export class FakeInspector {
  /** Messages to the browser's own process. */
  readonly received: ProtocolMessage[] = []
  /** Messages to the processes of pages. */
  readonly receivedByTargets: { readonly target: string; readonly message: ProtocolMessage }[] = []
  /** How many messages had no purpose but to wake it up. */
  wakeUps = 0
  /** Responds to a message for the browser's own process. */
  respond: (message: ProtocolMessage) => void = ({ id }) => this.send({ id, result: {} })
  /** Responds to a message for the process of a page. */
  respondFromTarget: (target: string, message: ProtocolMessage) => void = (target, { id }) => this.sendFrom(target, { id, result: {} })
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  /** Resolves when the driver has connected. */
  readonly connected = once(this.#server, 'connection')
  readonly #bytes: Buffer[] = []
  #socket: WebSocket | undefined

  /** Resolves to its address. */
  async listen(): Promise<string> {
    this.#server.on('connection', (socket, request) => {
      this.#socket = socket
      request.socket.on('data', (chunk: Buffer) => this.#bytes.push(chunk))
      socket.on('message', (data) => this.#receive(parseMessage(Buffer.isBuffer(data) ? data.toString() : '')))
    })
    await once(this.#server, 'listening')
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  send(message: ProtocolMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  sendFrom(target: string, message: ProtocolMessage): void {
    this.send({ method: 'Target.dispatchMessageFromTarget', params: { targetId: target, message: JSON.stringify(message) } })
  }

  /** Closes the window. */
  closeWindow(): void {
    this.#socket?.close()
  }

  stop(): void {
    for (const client of this.#server.clients) client.terminate()
    this.#server.close()
  }

  /** The lengths of all frames that have arrived, without their headers. */
  frameLengths(): number[] {
    const bytes = Buffer.concat(this.#bytes)
    const lengths: number[] = []
    const maskLength = 4
    for (let start = 0; start < bytes.length;) {
      const short = bytes.readUInt8(start + 1) & 0x7f
      const [length, header] =
        short === 127 ? [Number(bytes.readBigUInt64BE(start + 2)), 10] : short === 126 ? [bytes.readUInt16BE(start + 2), 4] : [short, 2]
      lengths.push(length)
      start += header + maskLength + length
    }
    return lengths
  }

  #receive(message: ProtocolMessage): void {
    if (message.method === 'Driver.wakeUp') {
      this.wakeUps++
      this.send({ id: message.id, error: { message: 'unknown' } })
      return
    }
    this.received.push(message)
    this.respond(message)
    if (message.method !== 'Target.sendMessageToTarget') return
    const target = String(message.params?.['targetId'])
    const inner = parseMessage(String(message.params?.['message']))
    this.receivedByTargets.push({ target, message: inner })
    this.respondFromTarget(target, inner)
  }
}
