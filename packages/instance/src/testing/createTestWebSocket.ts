import type { EmbeddedInstance } from '../createInstance.ts'

export interface TestSocketEvent {
  readonly type: 'open' | 'message' | 'close' | 'error'
  readonly data?: string
  readonly code?: number
}

type Listener = (event: TestSocketEvent) => void

/** As much of a browser's WebSocket as a client uses, joined to an instance without a port. */
export interface TestWebSocket {
  readonly readyState: number
  addEventListener(type: TestSocketEvent['type'], listener: Listener): void
  removeEventListener(type: TestSocketEvent['type'], listener: Listener): void
  send(text: string): void
  close(code?: number): void
}

export type TestWebSocketConstructor = new (url: string | URL, protocols?: string | string[]) => TestWebSocket

const connecting = 0
const open = 1
const closed = 3

/**
 * @param intercept may answer an upgrade instead of the instance (a fault), or reject; both refuse it
 * @returns the class, and a function that breaks all open sockets like a lost network
 */
export function createTestWebSocket(
  instance: Pick<EmbeddedInstance, 'connect'>,
  intercept: (request: Request) => Promise<Response | null>,
): { WebSocket: TestWebSocketConstructor; cut: (code?: number) => void } {
  const sockets = new Set<Socket>()

  class Socket implements TestWebSocket {
    readyState = connecting
    readonly #listeners = new Map<string, Set<Listener>>()
    #receive: (text: string) => void = () => {}
    #ended: () => void = () => {}

    constructor(url: string | URL, protocols: string | string[] = []) {
      const address = new URL(url)
      address.protocol = address.protocol.replace('ws', 'http')
      const names = [protocols].flat()
      const request = new Request(address, { headers: names.length > 0 ? { 'sec-websocket-protocol': names.join(', ') } : {} })
      void this.#connect(request)
    }

    addEventListener(type: string, listener: Listener): void {
      this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener))
    }

    removeEventListener(type: string, listener: Listener): void {
      this.#listeners.get(type)?.delete(listener)
    }

    send(text: string): void {
      if (this.readyState === open) queueMicrotask(() => this.#receive(text))
    }

    close(code = 1000): void {
      queueMicrotask(() => this.end(code))
    }

    end(code: number): void {
      if (this.readyState === closed) return
      this.readyState = closed
      sockets.delete(this)
      this.#ended()
      if (code === 1006) this.#emit({ type: 'error' })
      this.#emit({ type: 'close', code })
    }

    async #connect(request: Request): Promise<void> {
      const fault = await intercept(request).catch(() => Response.error())
      const refusal = fault ?? (await instance.connect(request, () => this.#accept()))
      if (refusal !== null) this.end(1006)
    }

    #accept() {
      this.readyState = open
      sockets.add(this)
      queueMicrotask(() => this.#emit({ type: 'open' }))
      return {
        send: (text: string) => queueMicrotask(() => this.readyState === open && this.#emit({ type: 'message', data: text })),
        close: (code: number) => queueMicrotask(() => this.end(code)),
        onMessage: (receive: (text: string) => void) => {
          this.#receive = receive
        },
        onClose: (run: () => void) => {
          this.#ended = run
        },
      }
    }

    #emit(event: TestSocketEvent): void {
      for (const listener of this.#listeners.get(event.type) ?? []) listener(event)
    }
  }

  return {
    WebSocket: Socket,
    cut: (code = 1006) => {
      for (const socket of sockets) socket.end(code)
    },
  }
}
