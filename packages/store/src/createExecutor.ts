import type { Patch } from './EntityTable.ts'
import type { Stop } from './Cell.ts'
import { createKeyedListeners } from './KeyedListeners.ts'
import type { Intent, QueuedIntent, QueuedName } from './Intent.ts'
import { beginRequest, isEnded, requestReducer, restoreRequest, type RequestEvent, type RequestState } from './requestReducer.ts'

/** How sending something from the queue ended. */
export type SendOutcome<Failure> =
  | { readonly kind: 'done' }
  | { readonly kind: 'rejected'; readonly failure: Failure }
  /** It is sent again; after so many ms where the server says so. */
  | { readonly kind: 'later'; readonly after: number | null; readonly isInDoubt: boolean }
  /** The server does not accept the token: it waits until the person has signed in again. */
  | { readonly kind: 'unauthorized' }

/** Where intents wait for the server. */
export interface IntentQueue<Failure> {
  /** Something is still to be sent. */
  isWaiting(): boolean
  /** Stores an intent, in the place of an earlier one on the same subject; shows it where the executor does not. */
  put(name: QueuedName, desired: boolean, isInDoubt: boolean): void
  /** Takes the subject out: the person went back before anything was sent. False where another tab has begun to send it. */
  cancel(subject: string): boolean
  /** Takes the subject out unless something else is desired of it by now. */
  reached(subject: string, isOn: boolean): void
  outcomeOf(error: unknown): Promise<SendOutcome<Failure>>
}

export interface ExecutorOptions<Failure> {
  /** Notifies listeners once of all that `run` changes. */
  readonly batch: (run: () => void) => void
  readonly isOffline: () => boolean
  /** null while nothing waits. */
  readonly queue: () => IntentQueue<Failure> | null
  /** Loads its code; null where nothing can wait. */
  readonly openQueue: () => Promise<IntentQueue<Failure> | null>
  /** `unreached`: the server was not reached; `unanswered`: it may have applied the request; `refused`: it has not. */
  readonly failureOf: (error: unknown) => 'unreached' | 'unanswered' | 'refused'
}

/** Runs actions: each is shown at once, sent or queued, then settled or reverted. */
export interface Executor<Failure> {
  /**
   * Runs an intent. While a request of the same subject is open this only changes what is desired in the end. Resolves when that
   * request has ended, to whether the server has the state that this call desired.
   */
  run(intent: Intent, desired: boolean): Promise<boolean>
  /** Does something once: null when it is under way already. */
  once<Value>(key: string, work: () => Promise<Value>): Promise<Value | null>
  /** Whether something is under way, by subject or by the key of `once`. */
  isRunning(key: string): boolean
  subscribe(key: string, listener: () => void): Stop
  /** Shows what is queued; by another tab or an earlier page, too. */
  adopt(intent: Intent, queued: QueuedIntent): void
  /** Takes over what the queue has of an open request; false where that is not shown as it is desired, and needs `adopt`. */
  follow(queued: QueuedIntent): boolean
  /** Sends what is queued. Only the queue calls it, one entry at a time. */
  send(intent: Intent, queued: QueuedIntent): Promise<SendOutcome<Failure>>
  /** The intent of an open request. */
  intentOf(subject: string): Intent | undefined
  /** Drops what is shown as queued and is queued no more. */
  dropOthers(subjects: ReadonlySet<string>): void
}

interface PendingRequest {
  intent: Intent
  state: RequestState
  patch: Patch
  /** What the server had when it began. */
  readonly before: boolean | null
  /** The queue has it. */
  isStored: boolean
  error: unknown
  /** Resolves to the state that the server has in the end; null when the request was rejected. */
  readonly ended: Promise<boolean | null>
  readonly resolve: (isOn: boolean | null | Promise<null>) => void
}

/**
 * An executor without open requests.
 *
 * @example
 * const executor = createExecutor<string>({
 *   batch: batches.batch,
 *   isOffline: () => !navigator.onLine,
 *   queue: () => null,
 *   openQueue: () => Promise.resolve(null),
 *   failureOf: (error) => (error instanceof NetworkError ? 'unreached' : 'refused'),
 * })
 * await executor.run(likeOf(post), true)
 */
export function createExecutor<Failure>(options: ExecutorOptions<Failure>): Executor<Failure> {
  const { batch, isOffline, queue, openQueue, failureOf } = options
  const requests = new Map<string, PendingRequest>()
  const single = new Set<string>()
  const listeners = createKeyedListeners<string>()

  function open(intent: Intent, state: RequestState, isStored: boolean): PendingRequest {
    let resolve: PendingRequest['resolve'] = () => {}
    const ended = new Promise<boolean | null>((onEnd) => (resolve = onEnd))
    const request: PendingRequest = {
      intent,
      state,
      patch: intent.patch(state.desired),
      before: state.confirmed,
      isStored,
      error: undefined,
      ended,
      resolve,
    }
    requests.set(intent.subject, request)
    listeners.notify(intent.subject)
    return request
  }

  /** The only place where a request changes, and the only one where its patch ends. */
  function dispatch(request: PendingRequest, event: RequestEvent): void {
    if (isEnded(request.state)) return
    request.state = requestReducer(request.state, event)
    if (isEnded(request.state)) end(request, event.kind === 'dropped')
  }

  function end(request: PendingRequest, isDropped: boolean): void {
    const { intent, state, patch, before, error, resolve } = request
    const { subject } = intent
    const isSettled = state.phase === 'settled'
    requests.delete(subject)
    // It leaves the queue before anything follows: what is done next does not wait behind it.
    if (isSettled) queue()?.reached(subject, state.desired)
    try {
      if (isSettled) {
        patch.settle()
        resolve(state.desired)
        intent.onSettled?.(state.desired, state.desired !== before)
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

  function show(request: PendingRequest, intent: Intent): void {
    request.intent = intent
    batch(() => {
      request.patch.revert()
      request.patch = intent.patch(request.state.desired)
    })
  }

  function run(intent: Intent, desired: boolean): Promise<boolean> {
    const known = requests.get(intent.subject)
    if (known) {
      if (known.state.desired !== desired) runAgain(known, intent, desired)
      return known.ended.then((isOn) => isOn === desired)
    }
    const state = beginRequest(desired, intent.isOn() ?? null)
    if (!state) {
      intent.onSettled?.(desired, false)
      return Promise.resolve(true)
    }
    const request = open(intent, state, false)
    void advance(request)
    return request.ended.then((isOn) => isOn === desired)
  }

  function runAgain(request: PendingRequest, intent: Intent, desired: boolean): void {
    const { state, isStored } = request
    const isBack = isEnded(requestReducer(state, { kind: 'desired', desired }))
    // The device has it before anything else happens: the page may be left.
    const isSentElsewhere = isStored && isBack && queue()?.cancel(intent.subject) === false
    const isInDoubt = state.isInDoubt || isSentElsewhere
    request.state = { ...state, desired, isInDoubt }
    show(request, intent)
    if (isStored && (!isBack || isSentElsewhere)) queue()?.put(intent, desired, isInDoubt || state.phase === 'sent')
    dispatch(request, { kind: 'desired', desired })
  }

  /** Sends what is shown, or queues it where the server cannot be reached or something waits before it. */
  async function advance(request: PendingRequest): Promise<void> {
    while (request.state.phase === 'optimistic') {
      const { queueing } = request.intent
      const hasToWait = queueing === 'always' || (queueing === 'inOrder' && (isOffline() || queue()?.isWaiting()))
      if (!hasToWait || !(await enqueue(request, false))) await runOnce(request)
    }
  }

  /** Hands a request to the queue; false where there is none. */
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

  async function runOnce(request: PendingRequest): Promise<void> {
    dispatch(request, { kind: 'sent' })
    const { intent, state } = request
    try {
      await intent.request(state.requested)
    } catch (error) {
      request.error = error
      const failure = failureOf(error)
      const canWait = failure === 'unreached' && intent.queueing !== 'never'
      if (canWait && (await enqueue(request, !isOffline()))) return
      dispatch(request, { kind: failure === 'refused' ? 'refused' : 'doubted' })
      return findOut(request)
    }
    dispatch(request, { kind: 'responded' })
  }

  /** Fetches what became of a request that may have been applied, before anything is said of it. */
  async function findOut(request: PendingRequest): Promise<void> {
    if (request.state.phase !== 'unknown') return
    const { intent } = request
    const isOn = await intent.refetch?.().then(
      () => intent.isOn(),
      () => undefined,
    )
    dispatch(request, { kind: 'found', isOn: isOn ?? null })
  }

  function follow({ subject, desired, isInDoubt }: QueuedIntent): boolean {
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
      show(known, intent)
    }
    follow(queued)
    return known
  }

  async function send(intent: Intent, queued: QueuedIntent): Promise<SendOutcome<Failure>> {
    const request = adopt(intent, queued)
    const failure = await refresh(request)
    if (failure) return failure
    // It was reached already, dropped, or pressed back meanwhile, which the queue has as another entry; or the session has ended.
    if (isEnded(request.state) || request.state.desired !== queued.desired || !queue()) return { kind: 'done' }
    const outcome = await sendQueued(request)
    if (request.state.phase === 'optimistic') {
      request.isStored = false
      void advance(request)
    }
    return outcome
  }

  /** The server's state decides whether to send, unless this page knows that it has the opposite. Resolves to why that cannot be told. */
  async function refresh(request: PendingRequest): Promise<SendOutcome<Failure> | null> {
    const { intent, state } = request
    const isSure = !state.isInDoubt && intent.isOn() === !state.desired
    if (isSure || !intent.refetch) return null
    try {
      await intent.refetch()
    } catch (error) {
      const outcome = await outcomeOf(error)
      // Where the server refuses to tell it, it decides on the request.
      if (outcome.kind === 'rejected') return null
      return outcome.kind === 'later' ? { ...outcome, isInDoubt: false } : outcome
    }
    dispatch(request, { kind: 'found', isOn: intent.isOn() ?? null })
    return null
  }

  async function sendQueued(request: PendingRequest): Promise<SendOutcome<Failure>> {
    dispatch(request, { kind: 'sent' })
    const { intent, state } = request
    try {
      await intent.request(state.requested)
    } catch (error) {
      request.error = error
      return failQueued(request, error)
    }
    dispatch(request, { kind: 'responded' })
    return { kind: 'done' }
  }

  async function failQueued(request: PendingRequest, error: unknown): Promise<SendOutcome<Failure>> {
    let outcome: SendOutcome<Failure>
    try {
      outcome = await outcomeOf(error)
    } catch (broken) {
      dispatch(request, { kind: 'queued', isInDoubt: false })
      throw broken
    }
    if (outcome.kind !== 'rejected') {
      dispatch(request, { kind: 'queued', isInDoubt: outcome.kind === 'later' && outcome.isInDoubt })
      return outcome
    }
    dispatch(request, { kind: failureOf(error) === 'refused' ? 'refused' : 'doubted' })
    await findOut(request)
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
      if (single.has(key)) return null
      single.add(key)
      listeners.notify(key)
      try {
        return await work()
      } finally {
        single.delete(key)
        listeners.notify(key)
      }
    },
    isRunning: (key) => requests.has(key) || single.has(key),
    subscribe: listeners.subscribe,
    adopt: (intent, queued) => void adopt(intent, queued),
    follow,
    send,
    intentOf: (subject) => requests.get(subject)?.intent,
    dropOthers(subjects) {
      for (const [subject, request] of requests) {
        if (request.isStored && !subjects.has(subject)) dispatch(request, { kind: 'dropped' })
      }
    },
  }
}
