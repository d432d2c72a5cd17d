import type { ReactNode } from 'react'

import type { Address } from '#features/addresses/model/address.ts'
import type { Session } from '#features/session/model/Session.ts'

export interface RouteOptions<Params> {
  /** The path to redirect to; null lets the user in. */
  readonly guard?: (session: Session, params: Params) => string | null
  /** Starts to load the screen's data before it renders, without waiting. */
  readonly open?: (session: Session, params: Params) => void
  /** @param search the text behind the `?` */
  readonly screen: (params: Params, search: URLSearchParams) => ReactNode
  /** Most visits lead there sooner or later, so that its code is fetched when the page has time. */
  readonly prefetched?: boolean
  /** Loads the screen's code, if it is separate. */
  readonly preload?: () => Promise<unknown> | undefined
}

/** The parts of an address by name, as its row in `href` reads them. */
export type RouteParams = Readonly<Record<string, string>>

/** The fields of an address that a route needs. */
type RouteAddress<Params> = Pick<Address<Params, never>, 'pattern' | 'match'>

/** A kind of address and its screen. */
export interface Route extends RouteOptions<RouteParams>, RouteAddress<RouteParams> {}

/** Puts a screen at an address. */
export function route<Params>(address: RouteAddress<Params>, options: RouteOptions<Params>): Route
export function route({ pattern, match }: RouteAddress<RouteParams>, options: RouteOptions<RouteParams>): Route {
  return { pattern, match, ...options }
}

/** The first route that matches a path, with its params; null if none does. */
export function matchRoute(routes: readonly Route[], pathname: string): { readonly route: Route; readonly params: RouteParams } | null {
  for (const candidate of routes) {
    const params = candidate.match(pathname)
    if (params) return { route: candidate, params }
  }
  return null
}
