/**
 * Phase of a request:
 * - `optimistic`: it is shown and about to be sent.
 * - `queued`: it is in the queue.
 * - `sent`: it was sent, and no response has arrived.
 * - `unknown`: the server may have applied it. The state is fetched to find out.
 * - `settled`: the server has the desired state.
 * - `rejected`: the server does not have it, and the patch is reverted.
 */
export type RequestPhase = 'optimistic' | 'queued' | 'sent' | 'unknown' | 'settled' | 'rejected'

/** State of one open request. */
export interface RequestState {
  readonly phase: RequestPhase
  /** The server's last known state; null if unknown. */
  readonly confirmed: boolean | null
  /** The state that the user wants. */
  readonly desired: boolean
  /** The state that the last request asked for. */
  readonly requested: boolean
  /** A response was lost, so `confirmed` may be outdated. */
  readonly isInDoubt: boolean
}

/** Everything that can happen to an open request. */
export type RequestEvent =
  /** The user pressed again, here or in another tab. */
  | { readonly kind: 'desired'; readonly desired: boolean }
  /** It was queued, for the first time or after it was sent without a response. */
  | { readonly kind: 'queued'; readonly isInDoubt: boolean }
  | { readonly kind: 'sent' }
  | { readonly kind: 'responded' }
  | { readonly kind: 'rejected' }
  /** It failed, and the server may have applied it. */
  | { readonly kind: 'outcomeUnknown' }
  /** The state was fetched; null if the server did not return it. */
  | { readonly kind: 'fetched'; readonly isOn: boolean | null }
  /** The user or another tab removed it from the queue. */
  | { readonly kind: 'dropped' }

/** Returns the state of a new request; null if the server has the desired state already. */
export function beginRequest(desired: boolean, confirmed: boolean | null): RequestState | null {
  if (confirmed === desired) return null
  return { phase: 'optimistic', confirmed, desired, requested: desired, isInDoubt: false }
}

/** Returns the state of a request that an earlier page or another tab queued. */
export function restoreRequest(desired: boolean, confirmed: boolean | null, isInDoubt: boolean): RequestState {
  return { phase: 'queued', confirmed, desired, requested: desired, isInDoubt }
}

/** Applies an event to an open request. An ended request does not change. */
export function requestReducer(state: RequestState, event: RequestEvent): RequestState {
  if (isEnded(state)) return state
  switch (event.kind) {
    case 'desired':
      return settleIfConfirmed({ ...state, desired: event.desired })
    case 'queued':
      return settleIfConfirmed({ ...state, phase: 'queued', isInDoubt: state.isInDoubt || event.isInDoubt })
    case 'sent':
      return { ...state, phase: 'sent', requested: state.desired }
    case 'responded':
      return respond(state)
    case 'rejected':
      return reject(state)
    case 'outcomeUnknown':
      return { ...state, phase: 'unknown', isInDoubt: true }
    case 'fetched':
      return applyFetched(state, event.isOn)
    case 'dropped':
      return { ...state, phase: 'rejected' }
  }
}

/** True if nothing can change the request any more. */
export function isEnded({ phase }: RequestState): boolean {
  return phase === 'settled' || phase === 'rejected'
}

/** If the user went back before anything was sent, nothing needs to be sent. */
function settleIfConfirmed(state: RequestState): RequestState {
  const { phase, confirmed, desired, isInDoubt } = state
  const isIdle = phase === 'optimistic' || phase === 'queued'
  return isIdle && !isInDoubt && confirmed === desired ? { ...state, phase: 'settled' } : state
}

function respond(state: RequestState): RequestState {
  const { requested, desired } = state
  return { ...state, confirmed: requested, isInDoubt: false, phase: requested === desired ? 'settled' : 'optimistic' }
}

/** The outcome is unknown if the user wants another state by now, or if an earlier attempt may have been applied. */
function reject(state: RequestState): RequestState {
  return { ...state, phase: state.isInDoubt || state.requested !== state.desired ? 'unknown' : 'rejected' }
}

function applyFetched(state: RequestState, isOn: boolean | null): RequestState {
  const { phase, requested, desired, confirmed, isInDoubt } = state
  if (phase === 'queued') {
    if (isOn === null) return state
    return { ...state, confirmed: isOn, phase: isOn === desired ? 'settled' : 'queued' }
  }
  if (isOn === requested) return respond(state)
  if (requested === desired) return { ...state, confirmed: isOn, phase: 'rejected' }
  if (isOn !== null) return { ...state, confirmed: isOn, phase: 'settled' }
  return { ...state, phase: !isInDoubt && confirmed === desired ? 'settled' : 'optimistic' }
}
