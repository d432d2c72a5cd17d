import { feedKinds, type FeedKindName } from '#features/addresses/model/feedKinds.ts'
import type { FeedKind } from '#features/addresses/model/FeedKind.ts'
import type { Server, Session } from '#features/session/model/Session.ts'

/** The user and server. */
export interface Viewer {
  readonly server: Pick<Server, 'nodeInfo' | 'capabilities'>
  readonly signedIn: boolean
  /** By the role of the user; false if absent. */
  readonly viewsClosedFeeds?: boolean | undefined
}

/** The user and server of a session. */
export function viewerOf({ entities, me, server }: Pick<Session, 'entities' | 'me' | 'server'>): Viewer {
  const account = me === null ? undefined : entities.accounts.get(me)
  return { server: server.get(), signedIn: me !== null, viewsClosedFeeds: account?.own?.viewsClosedFeeds }
}

/**
 * Whether a user may see a timeline (spec 1, section 2, navigation panel). Members see all timelines of the server; visitors those that its
 * visibility setting opens, and none on a private server. A server without the setting hides nothing.
 */
export function isTimelineVisible(kind: FeedKindName, { server, signedIn, viewsClosedFeeds = false }: Viewer): boolean {
  const { needs, openTo }: FeedKind = feedKinds[kind]
  const isOpened = viewsClosedFeeds && (needs === 'localTimeline' || needs === 'federatedTimeline')
  if (needs !== null && !isOpened && !server.capabilities[needs]) return false
  if (signedIn || openTo === 'visitors') return true
  return openTo !== 'members' && !server.nodeInfo?.private && server.capabilities.visitors[openTo]
}
