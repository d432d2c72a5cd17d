import { feedKinds, type FeedKindName } from '#features/addresses/model/feedKinds.ts'
import type { FeedKind } from '#features/addresses/model/FeedKind.ts'
import type { Server } from '#features/session/model/Session.ts'

/** Who looks, and at which server. */
export interface Viewer {
  readonly server: Pick<Server, 'nodeInfo' | 'capabilities'>
  readonly signedIn: boolean
}

/**
 * Whether somebody may see a timeline (spec 1, section 2, navigation panel). A member sees all that the server has;
 * a visitor what its visibility setting opens, and nothing on a private server. A server that does not say hides nothing.
 */
export function isTimelineVisible(kind: FeedKindName, { server, signedIn }: Viewer): boolean {
  const { needs, openTo }: FeedKind = feedKinds[kind]
  if (needs !== null && !server.capabilities[needs]) return false
  if (signedIn || openTo === 'visitors') return true
  return openTo !== 'members' && !server.nodeInfo?.private && server.capabilities.visitors[openTo]
}
