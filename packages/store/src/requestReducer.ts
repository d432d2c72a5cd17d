/**
 * Where a request stands:
 * `optimistic` it is shown and about to be sent, `queued` it waits for the server, `sent` it is under way, `unknown` it may have been
 * applied and the server is asked, `settled` the server has what is desired, `rejected` it does not and the patch is withdrawn.
 */
export type RequestPhase = 'optimistic' | 'queued' | 'sent' | 'unknown' | 'settled' | 'rejected'

export interface RequestState {
  readonly phase: RequestPhase
  /** What the server has as far as is known; null when nothing is known. */
  readonly confirmed: boolean | null
  /** What the person wants in the end. */
  readonly desired: boolean
  /** What the last request asked for. */
  readonly requested: boolean
  /** The response to a request was lost, so that `confirmed` may be outdated. */
  readonly isInDoubt: boolean
}

export type RequestEvent =
  /** The person pressed again, here or in another tab. */
  | { readonly kind: 'desired'; readonly desired: boolean }
  /** It waits in the queue, for the first time or after it was sent without a response. */
  | { readonly kind: 'queued'; readonly isInDoubt: boolean }
  | { readonly kind: 'sent' }
  | { readonly kind: 'responded' }
  | { readonly kind: 'refused' }
  /** It failed in a way that does not tell whether the server applied it. */
  | { readonly kind: 'doubted' }
  /** The state was fetched; null where the server does not tell it. */
  | { readonly kind: 'found'; readonly isOn: boolean | null }
  | { readonly kind: 'dropped' }

/** A request that begins; null when the server has what is desired. */
export function beginRequest(desired: boolean, confirmed: boolean | null): RequestState | null {
  if (confirmed === desired) return null
  return { phase: 'optimistic', confirmed, desired, requested: desired, isInDoubt: false }
}

/** A request that was queued by an earlier page or by another tab. */
export function restoreRequest(desired: boolean, confirmed: boolean | null, isInDoubt: boolean): RequestState {
  return { phase: 'queued', confirmed, desired, requested: desired, isInDoubt }
}

export function requestReducer(state: RequestState, event: RequestEvent): RequestState {
  if (isEnded(state)) return state
  switch (event.kind) {
    case 'desired':
      return unlessReached({ ...state, desired: event.desired })
    case 'queued':
      return unlessReached({ ...state, phase: 'queued', isInDoubt: state.isInDoubt || event.isInDoubt })
    case 'sent':
      return { ...state, phase: 'sent', requested: state.desired }
    case 'responded':
      return respond(state)
    case 'refused':
      return reject(state)
    case 'doubted':
      return { ...state, phase: 'unknown', isInDoubt: true }
    case 'found':
      return find(state, event.isOn)
    case 'dropped':
      return { ...state, phase: 'rejected' }
  }
}

export function isEnded({ phase }: RequestState): boolean {
  return phase === 'settled' || phase === 'rejected'
}

/** Pressed back before the server can have seen it: there is nothing to send. */
function unlessReached(state: RequestState): RequestState {
  const { phase, confirmed, desired, isInDoubt } = state
  const isIdle = phase === 'optimistic' || phase === 'queued'
  return isIdle && !isInDoubt && confirmed === desired ? { ...state, phase: 'settled' } : state
}

function respond(state: RequestState): RequestState {
  const { requested, desired } = state
  return { ...state, confirmed: requested, isInDoubt: false, phase: requested === desired ? 'settled' : 'optimistic' }
}

/** A refusal of something that is no longer desired is no rejection, and that of a repetition says nothing of the first request. */
function reject(state: RequestState): RequestState {
  return { ...state, phase: state.isInDoubt || state.requested !== state.desired ? 'unknown' : 'rejected' }
}

function find(state: RequestState, isOn: boolean | null): RequestState {
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
