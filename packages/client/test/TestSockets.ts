import type { TestInstance } from '@rookery/instance/testing'
import type { StreamSocket, StreamSocketConstructor } from '@rookery/api/stream/StreamClient'

/** The browser's WebSocket, joined to an instance in this process. */
export interface TestSockets {
  readonly WebSocket: StreamSocketConstructor
  /** How many are open now. */
  open(): number
  /** Number of requested connections. */
  attempts(): number
  /** Addresses of requested connections. */
  addresses(): readonly string[]
  /** Breaks every open one with a code, or those of one stream. */
  breakAll(code: number, stream?: string): void
  /** Cuts every open one off without an event on either side, as a lost network does. */
  silence(): void
  /** Until undone no socket opens. */
  reject(): () => void
  /** Until undone, each connection opens and stays silent, as behind a proxy that buffers data. */
  openSilent(): () => void
  /** Sends a frame on every open one. */
  send(frame: unknown): void
}

interface OpenSocket {
  stream: string | null
  cut(): void
  receive(data: unknown): void
  end(code: number): void
}

export function createTestSockets(server: TestInstance): TestSockets {
  const openSockets = new Set<OpenSocket>()
  const addresses: string[] = []
  let isRefusing = false
  let isSilent = false

  class TestSocket extends EventTarget implements StreamSocket {
    #toServer: (text: string) => void = () => {}
    #deleted: () => void = () => {}
    #isOver = false
    #isCut = isSilent
    readonly #self: OpenSocket = {
      stream: null,
      cut: () => (this.#isCut = true),
      receive: (data) => !this.#isCut && this.dispatchEvent(Object.assign(new Event('message'), { data })),
      end: (code) => this.#end(code),
    }

    constructor(url: string, protocols?: string[]) {
      super()
      addresses.push(url)
      this.#self.stream = new URL(url).searchParams.get('stream')
      void this.#connect(url.replace(/^ws/, 'http'), protocols?.[0])
    }

    async #connect(url: string, token: string | undefined): Promise<void> {
      // Nothing happens on a socket before its maker can listen.
      await Promise.resolve()
      const request = new Request(url, token === undefined ? {} : { headers: { 'sec-websocket-protocol': token } })
      const refusal = isRefusing
        ? 401
        : await server.instance.connect(request, () => ({
            send: (text) => queueMicrotask(() => !this.#isOver && this.#self.receive(text)),
            close: (code) => queueMicrotask(() => this.#end(code)),
            onMessage: (receive) => (this.#toServer = receive),
            onClose: (run) => (this.#deleted = run),
          }))
      if (this.#isOver) return this.#deleted()
      if (refusal !== null) return this.#end(1006)
      openSockets.add(this.#self)
      this.dispatchEvent(new Event('open'))
    }

    #end(code: number): void {
      if (this.#isOver) return
      this.#isOver = true
      openSockets.delete(this.#self)
      this.#deleted()
      this.dispatchEvent(Object.assign(new Event('close'), { code }))
    }

    send(text: string): void {
      this.#toServer(text)
    }

    close(code = 1000): void {
      this.#end(code)
    }
  }

  return {
    WebSocket: TestSocket,
    open: () => openSockets.size,
    attempts: () => addresses.length,
    addresses: () => addresses,
    breakAll(code, stream) {
      for (const socket of openSockets) if (stream === undefined || socket.stream === stream) socket.end(code)
    },
    silence() {
      for (const socket of openSockets) socket.cut()
    },
    reject() {
      isRefusing = true
      return () => (isRefusing = false)
    },
    openSilent() {
      isSilent = true
      return () => (isSilent = false)
    },
    send(frame) {
      for (const socket of openSockets) socket.receive(typeof frame === 'string' ? frame : JSON.stringify(frame))
    },
  }
}
