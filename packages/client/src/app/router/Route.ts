import type { ReactNode } from 'react'

import type { Session } from '#data/session/Session.ts'

/** The parts of an address by name; those of a pattern `/users/:user` are `{ user }`. */
export type ParamsOf<Pattern extends string> = { readonly [Name in ParamName<Pattern>]: string }

type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

export interface RouteOptions<Params> {
  /** False for an address that only looks like this route. */
  readonly accepts?: (params: Params) => boolean
  /** Where somebody goes who may not be here; null lets them in. */
  readonly guard?: (session: Session, params: Params) => string | null
  /** Asks for what the screen shows, without waiting, before the screen draws. */
  readonly open?: (session: Session, params: Params) => void
  readonly screen: (params: Params) => ReactNode
  /** Most visits lead there sooner or later, so that its code is fetched when the page has time. */
  readonly foreseen?: boolean
  /** Fetches the screen's code, where that comes separately. */
  readonly preload?: () => Promise<unknown> | undefined
}

/** One kind of address and what stands there. */
export interface Route extends RouteOptions<Readonly<Record<string, string>>> {
  readonly pattern: string
}

/** `:name` in the pattern stands for one segment. */
export function route<Pattern extends string>(pattern: Pattern, options: RouteOptions<ParamsOf<Pattern>>): Route
export function route(pattern: string, options: RouteOptions<Readonly<Record<string, string>>>): Route {
  return { pattern, ...options }
}

/** The first route that the path belongs to, with its params; null where nothing stands. */
export function matchRoute(
  routes: readonly Route[],
  pathname: string,
): { readonly route: Route; readonly params: Readonly<Record<string, string>> } | null {
  for (const candidate of routes) {
    const params = matchPattern(candidate.pattern, pathname)
    if (params && (candidate.accepts?.(params) ?? true)) return { route: candidate, params }
  }
  return null
}

function matchPattern(pattern: string, pathname: string): Record<string, string> | null {
  const expected = pattern.split('/')
  const given = (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).split('/')
  if (expected.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of given.entries()) {
    const name = expected[index] ?? ''
    if (!name.startsWith(':')) {
      if (name !== segment) return null
      continue
    }
    const value = decoded(segment)
    if (!value) return null
    params[name.slice(1)] = value
  }
  return params
}

/** null for a segment that is no UTF-8. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    // Somebody's broken link; nothing can stand there.
    return null
  }
}
