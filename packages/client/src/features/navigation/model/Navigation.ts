import type { Cell } from '@rookery/store/Cell'

/** The address on screen. */
export interface PageAddress {
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
  /** With its `#`, or empty. */
  readonly hash: string
}

/** Going from screen to screen. A plain `<a href>` to an own address does it by itself. */
export interface Navigation {
  readonly address: Cell<PageAddress>
  /** True for an address of one of the client's screens. */
  opens(url: URL): boolean
  /** The present entry of the history: the same again after a step back. */
  visit(): string
  /** Shows another address; `replace` leaves no way back to the present one. */
  navigate(href: string, options?: { readonly replace?: boolean }): void
}
