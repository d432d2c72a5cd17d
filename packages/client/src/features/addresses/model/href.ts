import type { ListId, StatusId } from '@rookery/api/wire/model'
import { accountNameIn } from './accountNameIn.ts'
import { feedKinds, type AddressedFeed } from './feedKinds.ts'
import { address } from './address.ts'
import { remoteNameIn } from './remoteNameIn.ts'

const feedAddresses = Object.fromEntries(
  Object.entries(feedKinds).flatMap(([name, kind]) => ('address' in kind ? [[name, kind.address]] : [])),
) as { readonly [Feed in AddressedFeed]: (typeof feedKinds)[Feed]['address'] } // Object.fromEntries forgets the names of its entries

/**
 * All addresses of the client (spec 1, section 2): `href.status(id)` builds one, `href.status.match(path)` parses one. `app/routes` has
 * their screens. `src/earlyRequest.ts` repeats a few, because it imports nothing.
 */
export const href = {
  root: address('/'),
  ...feedAddresses,
  tag: address('/tag/:tag'),
  interactions: address('/users/:name/interactions'),
  notifications: address('/:name/notifications', { name: accountNameIn }),
  search: address('/search'),
  scheduled: address('/scheduled'),
  followRequests: address('/friend-requests'),
  suggestions: address('/who-to-follow'),
  bookmarkFolders: address('/bookmark-folders'),
  lists: address('/lists'),
  newList: address('/lists/new'),
  // An address is where these ids come from; the server says whether they are any.
  list: address('/lists/:id', { id: (part: string) => part as ListId }),
  editList: address('/lists/:id/edit', { id: (part: string) => part as ListId }),
  status: address('/notice/:id', { id: (part: string) => part as StatusId }),
  /** By name or by id; `profilePath` knows which of them a person has. */
  account: address('/users/:user'),
  /** An account by name and server, which this server resolves. */
  remoteAccount: address('/remote-users/:acct', { acct: remoteNameIn }),
  remoteAccountOn: address('/remote-users/:host/:name'),
  login: address('/login'),
  registration: address('/registration'),
  /** Registration with an invitation. */
  invitation: address('/registration/:token'),
  registrationRequestSent: address('/registration-request-sent'),
  awaitingEmailConfirmation: address('/awaiting-email-confirmation'),
  addAccount: address('/login/add'),
  /** Chooses the server, where the page belongs to none. */
  server: address('/login/server'),
  passwordReset: address('/password-reset'),
  oauthCallback: address('/oauth-callback'),
  about: address('/about'),
  /** The abilities of this server. */
  abilities: address('/about/server'),
  announcements: address('/announcements'),
  drafts: address('/drafts'),
  /** Text that another app shares to be posted. */
  share: address('/share'),
  /** A profile by its short address, which every server of this kind gives out. */
  named: address('/:name', { name: accountNameIn }),
}
