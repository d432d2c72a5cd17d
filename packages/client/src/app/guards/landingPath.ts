import { isTimelineVisible, type Viewer } from '#parts/navigation/isTimelineVisible.ts'
import { timelines } from '#parts/navigation/timelines.ts'
import type { Server } from '#data/session/Session.ts'

/** Somebody who arrives, with what the server's admin set for them. */
export interface Arrival extends Viewer {
  readonly server: Pick<Server, 'nodeInfo' | 'capabilities' | 'config'>
}

/** Only members have these; a visitor would be sent here again. */
const membersPath = /^\/users\/[^/]+\/(dms|interactions)\/?$/

/** Addresses that themselves lead on; landing on one could go round in a circle. */
const leadOn = new Set(['/', '/login', '/oauth-callback'])

/**
 * Where `/` leads, and where a guard sends somebody it does not let in: the server's setting, else /main/all, else the
 * first timeline this person may see, else the sign-in screen. Never an address that would send them on again.
 */
export function landingPath(arrival: Arrival): string {
  const { config } = arrival.server
  const wanted = arrival.signedIn ? config.redirectRootLogin : config.redirectRootNoLogin
  const candidates = [wanted, '/main/all', ...timelines.map((timeline) => timeline.path).filter((path) => !path.includes(':'))]
  return candidates.find((path) => canLandOn(path, arrival)) ?? '/login'
}

function canLandOn(path: string, arrival: Arrival): boolean {
  const [pathname = '/'] = path.split(/[?#]/)
  if (pathname.startsWith('/tag/')) return isTimelineVisible('tag', arrival)
  if (membersPath.test(pathname)) return arrival.signedIn
  const timeline = timelines.find((entry) => entry.path === pathname)
  return timeline ? isTimelineVisible(timeline.feed, arrival) : !leadOn.has(pathname)
}
