import { decodeFrame, type StreamEvent } from '@rookery/api/stream/decodeFrame'
import { openStream, type Stream, type StreamOptions, type StreamState } from '@rookery/api/stream/stream'
import type { TabBus } from '#features/session/model/TabBus.ts'
import type { LeaderElection } from './LeaderElection.ts'

export interface SharedStreamOptions {
  /** The same in every tab for the same stream. */
  readonly name: string
  readonly leaderElection: LeaderElection
  readonly tabs: TabBus
  /** How the tab that leads opens it; asked each time anew, because what is known of the server grows. */
  readonly options: () => Omit<StreamOptions, 'onEvent' | 'onState' | 'onFrame'>
  readonly onEvent: (event: StreamEvent) => void
  readonly onState: (state: StreamState) => void
}

/** A live stream that the tabs of an account have together: one holds the connection and passes on what it hears. */
export interface SharedStream extends Stream {
  /** After the server closed it: the tab that leads opens it again. */
  reopen(): void
}

export function openSharedStream({ name, leaderElection, tabs, options, onEvent, onState }: SharedStreamOptions): SharedStream {
  const subject = `stream:${name}`
  let own: Stream | null = null
  let opened = 0
  let state: StreamState = { kind: 'starting_initial' }
  /** Another tab has, or had, its part in this. */
  let isShared = false
  let ended = false

  const notify = () => tabs.notify({ kind: 'streamState', stream: name, state })
  const askForState = () => tabs.notify({ kind: 'whoLeads', subject })

  function open(): void {
    const mine = ++opened
    own = openStream({
      ...options(),
      onState(next) {
        if (mine !== opened) return
        state = next
        if (isShared) notify()
        onState(next)
      },
      onEvent,
      onFrame(data) {
        if (isShared) tabs.notify({ kind: 'frame', stream: name, data })
      },
    })
  }

  function closeOwn(): void {
    opened += 1
    own?.close()
    own = null
  }

  /** Takes the connection over, or leaves it to the tab that did. */
  function adjust(): void {
    if (ended) return
    const leads = leaderElection.leads(subject)
    if (leads === (own !== null)) return
    if (leads) return open()
    closeOwn()
    state = { kind: 'starting_initial' }
    onState(state)
    askForState()
  }

  /** The connection of another tab counts as this tab's. A loss from before this tab opened does not count as its own. */
  function follow(notified: StreamState): void {
    if (notified.kind === state.kind) return
    const wasLost = state.kind === 'error' || state.kind === 'starting'
    state = notified.kind === 'joined' ? { ...notified, initial: !wasLost } : notified
    onState(state)
  }

  const stopHearing = tabs.subscribe((message) => {
    if (message.kind === 'whoLeads' && message.subject === subject) {
      isShared = true
      if (own) notify()
    }
    // The leading tab's state counts.
    if (own) return
    if (message.kind === 'streamState' && message.stream === name) {
      isShared = true
      follow(message.state)
    } else if (message.kind === 'frame' && message.stream === name && state.kind === 'joined') {
      const event = decodeFrame(message.data)
      if (event) onEvent(event)
    }
  })
  const stopLeading = leaderElection.subscribe(adjust)
  adjust()
  if (!own) askForState()

  return {
    reopen() {
      if (!own) return
      closeOwn()
      open()
    },
    check: () => own?.check(),
    close() {
      if (ended) return
      ended = true
      stopHearing()
      stopLeading()
      closeOwn()
      leaderElection.leave(subject)
      onState({ kind: 'closed', code: 1000, byServer: false })
    },
  }
}
