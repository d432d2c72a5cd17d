import type { Server } from '#data/session/Session.ts'

import type { TimelineEntry } from './timelines.ts'

/** Who looks, and at which server. */
export interface Viewer {
  readonly server: Pick<Server, 'nodeInfo' | 'capabilities'>
  readonly signedIn: boolean
}

/**
 * Whether somebody may see a timeline (spec 1, section 2, navigation panel). A member sees all that the server has;
 * a visitor what its visibility setting opens, and nothing on a private server. A server that does not say hides nothing.
 */
export function isTimelineVisible(feed: TimelineEntry['feed'] | 'tag', viewer: Viewer): boolean {
  const { capabilities } = viewer.server
  switch (feed) {
    case 'home':
    case 'bookmarks':
    case 'direct':
      return viewer.signedIn
    case 'public':
      return isOpen('local', viewer)
    case 'bubble':
      return capabilities.bubbleTimeline && isOpen('bubble', viewer)
    case 'all':
      return capabilities.federatedTimeline && isOpen('federated', viewer)
    // Hashtags gather what the whole network posts, and are closed with it.
    case 'tag':
      return isOpen('federated', viewer)
  }
}

function isOpen(scope: 'local' | 'bubble' | 'federated', { server, signedIn }: Viewer): boolean {
  return signedIn || (!server.nodeInfo?.private && server.capabilities.visitors[scope])
}
