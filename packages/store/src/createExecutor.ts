import type { Patch } from './EntityTable.ts'
import type { Stop } from './Cell.ts'
import { createKeyedListeners } from './KeyedListeners.ts'
import type { Intent, QueuedIntent, IntentData } from './Intent.ts'
import { beginRequest, isEnded, requestReducer, restoreRequest, type RequestEvent, type RequestState } from './requestReducer.ts'

/** Result of sending a queued intent. */
export type SendOutcome<Failure> =
  | { readonly kind: 'done' }
  | { readonly kind: 'rejected'; readonly failure: Failure }
  /** It is sent again later. `retryAfter`: the wait in ms that the server named, or null. */
  | { readonly kind: 'later'; readonly retryAfter: number | null; readonly isInDoubt: boolean }
  /** The server does not accept the token. It stays queued until the user has signed in again. */
  | { readonly kind: 'unauthorized' }

/** The queue of intents, as the executor uses it. */
export interface IntentQueue<Failure> {
  /** True if an intent is still to be sent. */
  isWaiting(): boolean
  /** Stores an intent. Replaces an earlier one of the same subject. */
  put(data: IntentData, desired: boolean, isInDoubt: boolean): void
  /** Removes a subject that the user changed back before it was sent. Returns false if another tab has begun to send it. */
  cancel(subject: string): boolean
  /** The server has this state now: removes the subject, unless its entry desires the other state. */
  confirm(subject: string, isOn: boolean): void
  /** Decides whether a failed entry is retried. */
  outcomeOf(error: unknown): Promise<SendOutcome<Failure>>
}

/** The surroundings of an executor. */
export interface ExecutorOptions<Failure> {
  /** Notifies listeners once of all changes that `run` makes. */
  readonly batch: (run: () => void) => void
  readonly isOffline: () => boolean
  /** The open queue; null if it was not opened yet. */
  readonly queue: () => IntentQueue<Failure> | null
  /** Opens the queue; resolves to null if actions cannot be queued here. */
  readonly openQueue: () => Promise<IntentQueue<Failure> | null>
  /** `unreachable`: the server was not reached. `unanswered`: it may have applied the request. `rejected`: it has not. */
  readonly failureOf: (error: unknown) => 'unreachable' | 'unanswered' | 'rejected'
}

/** Runs intents: each is shown immediately, then sent or queued, and in the end settled or reverted. */
export interface Executor<Failure> {
  /**
   * Runs an intent. If a request of the same subject is open, only its desired state changes. Resolves when the request ends: true if
   * the server then has the state that this call desired.
   */
  run(intent: Intent, desired: boolean): Promise<boolean>
  /** Runs work unless work with this key is running already; then resolves to null. */
  once<Value>(key: string, work: () => Promise<Value>): Promise<Value | null>
  /** True while a subject has an open request, or work with this key runs. */
  isRunning(key: string): boolean
  /** Calls the listener when `isRunning` of the key may have changed. */
  subscribe(key: string, listener: () => void): Stop
  /** Opens a request for an intent that another tab or an earlier page queued, and shows it. */
  adopt(intent: Intent, queued: QueuedIntent): void
  /** Updates an open request from its queue entry. Returns false if none with that desired state is open; then call `adopt`. */
  mergeQueued(queued: QueuedIntent): boolean
  /** Sends a queued intent. Only the queue calls it, for one entry at a time. */
  send(intent: Intent, queued: QueuedIntent): Promise<SendOutcome<Failure>>
  /** The intent of the open request of a subject. */
  intentOf(subject: string): Intent | undefined
  /** Drops the queued requests of all other subjects, because the queue no longer has them. */
  retainQueued(subjects: ReadonlySet<string>): void
}

/** An open request. */
interface PendingRequest {
  intent: Intent
  state: RequestState
  patch: Patch
  /** The server's state when the request began. */
  readonly confirmedBefore: boolean | null
  /** True while the queue has an entry of it. */
  isStored: boolean
  /** The error of the last attempt. */
  error: unknown
  /** Resolves to the server's state at the end; null if the request was rejected. */
  readonly ended: Promise<boolean | null>
  readonly resolve: (isOn: boolean | null | Promise<null>) => void
}

/**
 * Creates an executor without open requests.
 *
 * @example
 * const executor = createExecutor<string>({
 *   batch: batches.batch,
 *   isOffline: () => !navigator.onLine,
 *   queue: () => null,
 *   openQueue: () => Promise.resolve(null),
 *   failureOf: (error) => (error instanceof NetworkError ? 'unreachable' : 'rejected'),
 * })
 * await executor.run(likeOf(post), true)
 */
export function createExecutor<Failure>(options: ExecutorOptions<Failure>): Executor<Failure> {
  const { batch, isOffline, queue, openQueue, failureOf } = options
  const requests = new Map<string, PendingRequest>()
  /** Subjects whose state on the server is unknown: a response was lost, and the state could not be fetched. */
  const unknownSubjects = new Set<string>()
  const onceKeys = new Set<string>()
  const listeners = createKeyedListeners<string>()

  function open(intent: Intent, state: RequestState, isStored: boolean): PendingRequest {
    let resolve: PendingRequest['resolve'] = () => {}
    const ended = new Promise<boolean | null>((onEnd) => (resolve = onEnd))
    const request: PendingRequest = {
      intent,
      state,
      patch: intent.patch(state.desired),
      confirmedBefore: state.confirmed,
      isStored,
      error: undefined,
      ended,
      resolve,
    }
    requests.set(intent.subject, request)
    listeners.notify(intent.subject)
    return request
  }

  /** All changes of a request go through here, and only here its patch ends. */
  function dispatch(request: PendingRequest, event: RequestEvent): void {
    if (isEnded(request.state)) return
    request.state = requestReducer(request.state, event)
    if (isEnded(request.state)) end(request, event.kind === 'dropped')
  }

  function end(request: PendingRequest, isDropped: boolean): void {
    const { intent, state, patch, confirmedBefore, error, resolve } = request
    const { subject } = intent
    const isSettled = state.phase === 'settled'
    requests.delete(subject)
    if (isSettled) unknownSubjects.delete(subject)
    else if (state.isInDoubt && state.confirmed === null) unknownSubjects.add(subject)
    // The queue must not have it any more when the callbacks start the next action.
    if (isSettled) queue()?.confirm(subject, state.desired)
    try {
      if (isSettled) {
        patch.settle()
        resolve(state.desired)
        intent.onSettled?.(state.desired, state.desired !== confirmedBefore)
        return
      }
      patch.revert()
      const { requested: desired } = state
      const retry = () => void run(intent, desired)
      const reported = isDropped ? undefined : intent.onRejected({ error, desired, retry })
      resolve(Promise.resolve(reported).then(() => null))
    } finally {
      listeners.notify(subject)
    }
  }

  function replacePatch(request: PendingRequest, intent: Intent): void {
    request.intent = intent
    batch(() => {
      request.patch.revert()
      request.patch = intent.patch(request.state.desired)
    })
  }

  function run(intent: Intent, desired: boolean): Promise<boolean> {
    const known = requests.get(intent.subject)
    if (known) {
      if (known.state.desired !== desired) changeDesired(known, intent, desired)
      return known.ended.then((isOn) => isOn === desired)
    }
    const confirmed = unknownSubjects.has(intent.subject) ? null : (intent.isOn() ?? null)
    const state = beginRequest(desired, confirmed)
    if (!state) {
      intent.onSettled?.(desired, false)
      return Promise.resolve(true)
    }
    const request = open(intent, state, false)
    void advance(request)
    return request.ended.then((isOn) => isOn === desired)
  }

  function changeDesired(request: PendingRequest, intent: Intent, desired: boolean): void {
    const { state, isStored } = request
    const undoesRequest = isEnded(requestReducer(state, { kind: 'desired', desired }))
    // The queue stores the change first, because the page may be closed at any time.
    const isSentElsewhere = isStored && undoesRequest && queue()?.cancel(intent.subject) === false
    const isInDoubt = state.isInDoubt || isSentElsewhere
    request.state = { ...state, desired, isInDoubt }
    replacePatch(request, intent)
    if (isStored && (!undoesRequest || isSentElsewhere)) queue()?.put(intent, desired, isInDoubt || state.phase === 'sent')
    dispatch(request, { kind: 'desired', desired })
  }

  /** Sends a request, or queues it if its `queueing` says so. */
  async function advance(request: PendingRequest): Promise<void> {
    while (request.state.phase === 'optimistic') {
      const { queueing } = request.intent
      const shouldQueue = queueing === 'always' || (queueing === 'inOrder' && (isOffline() || queue()?.isWaiting()))
      if (!shouldQueue || !(await enqueue(request, false))) await sendNow(request)
    }
  }

  /** Queues a request. Resolves to false if there is no queue. */
  async function enqueue(request: PendingRequest, isInDoubt: boolean): Promise<boolean> {
    const opened = queue() ?? (await openQueue())
    if (!opened) return false
    dispatch(request, { kind: 'queued', isInDoubt })
    if (request.state.phase !== 'queued') return true
    const { intent, state } = request
    if (intent.onQueued) {
      opened.put(intent.onQueued(), state.desired, state.isInDoubt)
      dispatch(request, { kind: 'dropped' })
      return true
    }
    request.isStored = true
    opened.put(intent, state.desired, state.isInDoubt)
    return true
  }

  async function sendNow(request: PendingRequest): Promise<void> {
    const mayArrive = !isOffline()
    dispatch(request, { kind: 'sent' })
    const { intent, state } = request
    try {
      await intent.request(state.requested)
    } catch (error) {
      request.error = error
      const failure = failureOf(error)
      const canWait = failure === 'unreachable' && intent.queueing !== 'never'
      if (canWait && (await enqueue(request, mayArrive))) return
      dispatch(request, { kind: failure === 'rejected' ? 'rejected' : 'outcomeUnknown' })
      return resolveUnknown(request)
    }
    dispatch(request, { kind: 'responded' })
  }

  /** Fetches the state, to find out if a request with an unknown outcome was applied. */
  async function resolveUnknown(request: PendingRequest): Promise<void> {
    if (request.state.phase !== 'unknown') return
    const { intent } = request
    const isOn = await intent.refetch?.().then(
      () => intent.isOn(),
      () => undefined,
    )
    dispatch(request, { kind: 'fetched', isOn: isOn ?? null })
  }

  function mergeQueued({ subject, desired, isInDoubt }: QueuedIntent): boolean {
    const known = requests.get(subject)
    if (known?.state.desired !== desired) return false
    known.isStored = true
    known.state = { ...known.state, isInDoubt: known.state.isInDoubt || isInDoubt }
    return true
  }

  function adopt(intent: Intent, queued: QueuedIntent): PendingRequest {
    const { subject, desired, isInDoubt } = queued
    const known = requests.get(subject)
    if (!known) return open(intent, restoreRequest(desired, intent.isOn() ?? null, isInDoubt), true)
    if (known.state.desired !== desired) {
      known.state = { ...known.state, desired }
      replacePatch(known, intent)
    }
    mergeQueued(queued)
    return known
  }

  async function send(intent: Intent, queued: QueuedIntent): Promise<SendOutcome<Failure>> {
    const request = adopt(intent, queued)
    const failure = await refetchIfUnsure(request)
    if (failure) return failure
    // The request settled, was dropped or changed back, or the session ended. A change has a queue entry of its own.
    if (isEnded(request.state) || request.state.desired !== queued.desired || !queue()) return { kind: 'done' }
    const outcome = await sendQueued(request)
    // The user changed it meanwhile, and the queue has an entry for that.
    if (request.state.phase === 'optimistic') dispatch(request, { kind: 'queued', isInDoubt: false })
    return outcome
  }

  /** Fetches the state before sending, unless it is known to differ from the desired one. Resolves to the outcome if that fails. */
  async function refetchIfUnsure(request: PendingRequest): Promise<SendOutcome<Failure> | null> {
    const { intent, state } = request
    const isSure = !state.isInDoubt && intent.isOn() === !state.desired
    if (isSure || !intent.refetch) return null
    try {
      await intent.refetch()
    } catch (error) {
      const outcome = await outcomeOf(error)
      // If the server rejects this call, the request itself decides.
      if (outcome.kind === 'rejected') return null
      return outcome.kind === 'later' ? { ...outcome, isInDoubt: false } : outcome
    }
    dispatch(request, { kind: 'fetched', isOn: intent.isOn() ?? null })
    return null
  }

  async function sendQueued(request: PendingRequest): Promise<SendOutcome<Failure>> {
    const mayArrive = !isOffline()
    dispatch(request, { kind: 'sent' })
    const { intent, state } = request
    try {
      await intent.request(state.requested)
    } catch (error) {
      request.error = error
      return failQueued(request, error, mayArrive)
    }
    dispatch(request, { kind: 'responded' })
    return { kind: 'done' }
  }

  /** `mayArrive`: there was a network when it was sent. */
  async function failQueued(request: PendingRequest, error: unknown, mayArrive: boolean): Promise<SendOutcome<Failure>> {
    let outcome: SendOutcome<Failure>
    try {
      outcome = await outcomeOf(error)
      if (outcome.kind === 'later' && !mayArrive) outcome = { ...outcome, isInDoubt: false }
    } catch (broken) {
      dispatch(request, { kind: 'queued', isInDoubt: false })
      throw broken
    }
    if (outcome.kind !== 'rejected') {
      dispatch(request, { kind: 'queued', isInDoubt: outcome.kind === 'later' && outcome.isInDoubt })
      return outcome
    }
    dispatch(request, { kind: failureOf(error) === 'rejected' ? 'rejected' : 'outcomeUnknown' })
    await resolveUnknown(request)
    return request.state.phase === 'rejected' ? outcome : { kind: 'done' }
  }

  async function outcomeOf(error: unknown): Promise<SendOutcome<Failure>> {
    const opened = queue()
    if (!opened) throw error
    return opened.outcomeOf(error)
  }

  return {
    run,
    async once(key, work) {
      if (onceKeys.has(key)) return null
      onceKeys.add(key)
      listeners.notify(key)
      try {
        return await work()
      } finally {
        onceKeys.delete(key)
        listeners.notify(key)
      }
    },
    isRunning: (key) => requests.has(key) || onceKeys.has(key),
    subscribe: listeners.subscribe,
    adopt: (intent, queued) => void adopt(intent, queued),
    mergeQueued,
    send,
    intentOf: (subject) => requests.get(subject)?.intent,
    retainQueued(subjects) {
      for (const [subject, request] of requests) {
        if (request.isStored && !subjects.has(subject)) dispatch(request, { kind: 'dropped' })
      }
    },
  }
}
