import type { Session } from '#data/session/Session.ts'

/** What guards and loaders may use. */
export interface RouteContext {
  readonly session: Session
}
