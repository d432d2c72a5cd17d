import type { StatusId } from '@rookery/api/wire/model'
import { landing } from '#app/guards/visitorsOnly.ts'
import { route, type Route } from '#app/router/Route.ts'
import { accountNameIn } from '#features/addresses/model/accountNameIn.ts'
import { address, type Address } from '#features/addresses/model/address.ts'
import { href } from '#features/addresses/model/href.ts'
import { notificationsPath } from '#features/notifications/model/notificationsPath.ts'
import type { Session } from '#features/session/model/Session.ts'

const id = (part: string) => (/^\w+$/.test(part) ? (part as StatusId) : null) // the server says whether there is such a post
/** Only profiles and posts start with this sign. */
const name = (part: string) => (part.startsWith('@') ? accountNameIn(part) : null)

/** Leads from an address of Mastodon's own client to ours. */
function leading<Params>(from: Address<Params, never>, to: (session: Session, params: Params) => string): Route {
  return route(from, { guard: to, screen: () => null })
}

/** The same for an address of signed-in users. A visitor returns to it after signing in. */
function leadingMembers(pattern: string, to: (session: Session, me: string) => string): Route {
  return route(address(pattern), { guard: (session) => (session.me === null ? href.login() : to(session, session.me)), screen: () => null })
}

const inSettings = (place: string) => (session: Session) => `${landing(session)}#settings${place}`

/** Parts of a profile there, with our tabs. */
const profileParts = [
  ['with_replies', '#replies'],
  ['media', '#media'],
  ['followers', '#followers'],
  ['following', '#followees'],
  ['featured', ''],
] as const

/** Lists of people that a post has there. We show them over the conversation. */
const postParts = ['reblogs', 'favourites', 'quotes'] as const

const deck = {
  pattern: '/deck',
  match: (pathname: string) => (/^\/deck(?:\/|$)/.test(pathname) ? { path: pathname.slice('/deck'.length).replace(/^\/+$/, '') } : null),
}

/**
 * Addresses of Mastodon's own client and where they lead; `mastodonAddress` has their pattern. Paths that Akkoma and Pleroma serve (`/web`,
 * `/tags`, `/auth`) are not included.
 */
export const mastodonRoutes: readonly Route[] = [
  leadingMembers('/home', () => href.home()),
  leadingMembers('/notifications', notificationsPath),
  leadingMembers('/conversations', (_, me) => href.direct(me)),
  leadingMembers('/favourites', (_, me) => `${href.account(me)}#favorites`),
  leadingMembers('/follow_requests', () => href.followRequests()),
  leadingMembers('/explore/suggestions', () => href.suggestions()),
  leadingMembers('/directory', () => href.suggestions()),
  leadingMembers('/blocks', inSettings('/mutes')),
  leadingMembers('/mutes', inSettings('/mutes')),
  leadingMembers('/domain_blocks', inSettings('/mutes')),
  leading(address('/settings'), inSettings('')),
  leading(address('/public'), () => href.all()),
  leading(address('/public/local'), () => href.public()),
  leading(address('/public/remote'), () => href.all()),
  leading(address('/explore'), () => href.search()),
  leading(address('/getting-started'), landing),
  leading(address('/privacy-policy'), () => href.about()),
  leading(address('/terms-of-service'), () => href.about()),
  leading(address('/statuses/:id', { id }), (_, params) => href.status(params.id)),
  leading(address('/accounts/:id'), (_, params) => href.account(params.id)),
  ...profileParts.map(([part, hash]) => leading(address(`/:name/${part}`, { name }), (_, params) => `${href.account(params.name)}${hash}`)),
  leading(address('/:name/tagged/:tag', { name }), (_, { tag }) => href.tag(tag)),
  leading(address('/:name/:id', { name, id }), (_, params) => href.status(params.id)),
  ...postParts.map((part) => leading(address(`/:name/:id/${part}`, { name, id }), (_, params) => href.status(params.id))),
  // The same addresses with columns side by side.
  route(deck, { guard: (session, { path }) => (path === '' ? landing(session) : path), screen: () => null }),
]
