import { WebSocketServer, type WebSocket } from 'ws'
import type { EmbeddedInstance } from '../createInstance.ts'
import type { ServedSocket } from '../streaming/Hub.ts'
import { rejectUpgrade, requestOf, type Served } from './nodeHost.ts'

/** Maximum size of a client's frame: subscriptions are short. */
const LARGEST_FRAME = 64 * 1024

const SILENCE_MS = 30_000

/** Joins the embedded instance to a port. */
export function serveInstance(instance: EmbeddedInstance): Served {
  // Akkoma echoes the protocol with the token; no others are requested.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, handleProtocols: ([first]) => first ?? false })
  return {
    fetch: (request, peer) => instance.fetch(request, peer),
    upgrade(incoming, socket, head) {
      const accept = () => {
        let opened: WebSocket | null = null
        sockets.handleUpgrade(incoming, socket, head, (webSocket) => {
          opened = webSocket
        })
        if (!opened) throw new Error('The upgrade was not completed at once.')
        return streamSocket(opened)
      }
      instance.connect(requestOf(incoming, instance.context.origin), accept).then(
        (refusal) => {
          if (refusal !== null) rejectUpgrade(socket, refusal)
        },
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`)
          socket.destroy()
        },
      )
    },
  }
}

function streamSocket(webSocket: WebSocket): ServedSocket {
  webSocket.on('error', () => webSocket.terminate()) // a broken frame; `close` follows
  endWhenSilent(webSocket)
  return {
    send(text) {
      if (webSocket.readyState === webSocket.OPEN) webSocket.send(text)
    },
    close: (code) => webSocket.close(code),
    onMessage: (receive) => {
      webSocket.on('message', (data, isBinary) => {
        if (!isBinary && Buffer.isBuffer(data)) receive(data.toString('utf8'))
      })
    },
    onClose: (run) => {
      webSocket.on('close', run)
    },
  }
}

/** Pings every half minute, as Akkoma does, and closes a connection without a response until the next ping. */
function endWhenSilent(webSocket: WebSocket): void {
  let isListening = true
  const onMessage = () => {
    isListening = true
  }
  webSocket.on('pong', onMessage)
  webSocket.on('message', onMessage)
  const timer = setInterval(() => {
    if (!isListening) webSocket.close(1000)
    isListening = false
    webSocket.ping()
  }, SILENCE_MS)
  webSocket.on('close', () => clearInterval(timer))
}
