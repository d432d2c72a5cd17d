import type { StreamState } from '@rookery/api/stream/StreamClient'
import type { NotificationId } from '@rookery/api/wire/model'

/** Messages between the tabs of one account. */
export type TabMessage =
  /** Settings that the user changed; null for a reset one. */
  | { readonly kind: 'settings'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'seen'; readonly ids: readonly NotificationId[] }
  | TabChange
  /** A draft of this age was posted and deleted from the device; later text in it stays. */
  | { readonly kind: 'draftGone'; readonly key: string; readonly updatedAt: number }
  /** The sender started to edit a draft at this time; a tab that started before replies `draftHeld`. */
  | { readonly kind: 'draftClaimed'; readonly key: string; readonly at?: number }
  | { readonly kind: 'draftHeld'; readonly key: string }
  /** A feed has something new; fetch it if it is on screen. */
  | { readonly kind: 'arrived'; readonly feed: string }
  /** The teller has just asked for this, which a tab that shows it would ask for, too. */
  | { readonly kind: 'asked'; readonly subject: string }
  | TabResponse
  /** The tab that does this for all tabs sends `leads`. */
  | { readonly kind: 'whoLeads'; readonly subject: string }
  | { readonly kind: 'leads'; readonly subject: string }
  /** The state of the live connection that the sender shares with all tabs. */
  | { readonly kind: 'streamState'; readonly stream: string; readonly state: StreamState }
  /** Events of the connection, unchanged. */
  | { readonly kind: 'frame'; readonly stream: string; readonly data: string }

/** A change that the user made in the sending tab, confirmed by the server. */
export interface TabChange {
  readonly kind: 'changed'
  readonly method: string
  readonly path: string
  readonly body: string
}

/** A recent response of the server, for tabs that are about to make the same request. */
export interface TabResponse {
  readonly kind: 'answer'
  readonly url: string
  readonly body: string
  /** The response's Link header. */
  readonly link: string
  /** When the request was sent, in ms since the epoch. */
  readonly askedAt: number
}
