import { decodeFrame, type StreamEvent } from '@rookery/api/stream/decodeFrame'
import { openStreamClient, type StreamClient, type StreamClientOptions, type StreamState } from '@rookery/api/stream/StreamClient'
import type { TabBus } from '#features/session/model/TabBus.ts'
import type { LeaderElection } from './LeaderElection.ts'

export interface SharedStreamOptions {
  /** The same in all tabs for the same stream. */
  readonly name: string
  /** The host of the server. */
  readonly host: string
  readonly leaderElection: LeaderElection
  readonly tabs: TabBus
  /** Options for the leader's client. Called for each new client, because more is known of the server by then. */
  readonly clientOptions: () => Omit<StreamClientOptions, 'host' | 'onEvent' | 'onState' | 'onFrame'>
  readonly onEvent: (event: StreamEvent) => void
  readonly onState: (state: StreamState) => void
}

/** A stream that the tabs of an account share: the leader has the connection and broadcasts its frames. */
export interface SharedStream extends StreamClient {
  /** Opens it again after the server closed it; does nothing in other tabs than the leader. */
  reopen(): void
}

export function openSharedStream({ name, host, leaderElection, tabs, clientOptions, onEvent, onState }: SharedStreamOptions): SharedStream {
  const subject = `stream:${name}`
  let ownClient: StreamClient | null = null
  let generation = 0
  let state: StreamState = { kind: 'starting_initial' }
  /** Another tab uses this stream, or did. */
  let isShared = false
  let ended = false

  const broadcastState = () => tabs.notify({ kind: 'streamState', stream: name, state })
  const requestState = () => tabs.notify({ kind: 'whoLeads', subject })

  function openClient(): void {
    const ownGeneration = ++generation
    ownClient = openStreamClient({
      ...clientOptions(),
      host,
      onState(next) {
        if (ownGeneration !== generation) return
        state = next
        if (isShared) broadcastState()
        onState(next)
      },
      onEvent,
      onFrame(data) {
        if (isShared) tabs.notify({ kind: 'frame', stream: name, data })
      },
    })
  }

  function closeClient(): void {
    generation += 1
    ownClient?.close()
    ownClient = null
  }

  /** Opens the connection when this tab becomes the leader, and closes it when it is not. */
  function followElection(): void {
    if (ended) return
    const leads = leaderElection.leads(subject)
    if (leads === (ownClient !== null)) return
    if (leads) return openClient()
    closeClient()
    state = { kind: 'starting_initial' }
    onState(state)
    requestState()
  }

  /** Applies the leader's state. A loss from before this tab opened does not count as its own. */
  function followLeader(notified: StreamState): void {
    if (notified.kind === state.kind) return
    const wasLost = state.kind === 'error' || state.kind === 'starting'
    state = notified.kind === 'joined' ? { ...notified, initial: !wasLost } : notified
    onState(state)
  }

  const stopListening = tabs.subscribe((message) => {
    if (message.kind === 'whoLeads' && message.subject === subject) {
      isShared = true
      if (ownClient) broadcastState()
    }
    // Messages of others are ignored while this tab leads.
    if (ownClient) return
    if (message.kind === 'streamState' && message.stream === name) {
      isShared = true
      followLeader(message.state)
    } else if (message.kind === 'frame' && message.stream === name && state.kind === 'joined') {
      const event = decodeFrame(message.data, host)
      if (event) onEvent(event)
    }
  })
  const stopElection = leaderElection.subscribe(followElection)
  followElection()
  if (!ownClient) requestState()

  return {
    reopen() {
      if (!ownClient) return
      closeClient()
      openClient()
    },
    check: () => ownClient?.check(),
    close() {
      if (ended) return
      ended = true
      stopListening()
      stopElection()
      closeClient()
      leaderElection.leave(subject)
      onState({ kind: 'closed', code: 1000, byServer: false })
    },
  }
}
