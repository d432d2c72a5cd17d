import { isTimelineVisible, type Viewer } from '#features/timelines/model/isTimelineVisible.ts'
import { timelines } from '#features/timelines/ui/timelines.ts'
import { href } from '#features/addresses/model/href.ts'
import type { Server } from '#features/session/model/Session.ts'

/** The visitor or user at `/`, and the landing pages that the server's admin set. */
export interface LandingViewer extends Viewer {
  readonly server: Pick<Server, 'nodeInfo' | 'capabilities' | 'config'>
}

/** Only members have these; a visitor would be sent here again. */
const membersOnly = [href.direct, href.interactions]

/** Addresses that themselves lead on; landing on one could go round in a circle. */
const leadOn = [href.root, href.login, href.addAccount, href.registration, href.invitation, href.oauthCallback]

/**
 * The path of `/`, and of redirects by guards: the server's setting, or /main/all, or the first timeline that this user may see, or the
 * sign-in screen. Never an address that redirects again.
 */
export function landingPath(arrival: LandingViewer): string {
  const { config } = arrival.server
  const configured = arrival.signedIn ? config.redirectRootLogin : config.redirectRootNoLogin
  const candidates = [
    configured,
    href.all(),
    ...timelines.filter(({ address }) => !address.pattern.includes(':')).map(({ address }) => address.pattern),
  ]
  return candidates.find((path) => canLandOn(path, arrival)) ?? href.login()
}

function canLandOn(path: string, arrival: LandingViewer): boolean {
  const [pathname = '/'] = path.split(/[?#]/)
  if (href.tag.match(pathname)) return isTimelineVisible('tag', arrival)
  if (membersOnly.some((address) => address.match(pathname))) return arrival.signedIn
  const timeline = timelines.find(({ address }) => address.match(pathname))
  return timeline ? isTimelineVisible(timeline.feed, arrival) : !leadOn.some((address) => address.match(pathname))
}
