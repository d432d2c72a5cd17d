import type { StatusId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'

/** The account, post or reaction that can be shown beside a link. */
export type PopoverTarget =
  | { readonly kind: 'status'; readonly id: StatusId }
  | { readonly kind: 'account'; readonly idOrName: string }
  | { readonly kind: 'reaction'; readonly id: StatusId; readonly name: string }

/** Places where a card would repeat the page: menus, the main navigation and floating windows. */
const without = 'nav, [role="menu"], [popover]'

/**
 * The target of a popover beside a link: an account, or a post that is not around the link already. A post's time links to the post itself
 * and has none, nor has a link to the current screen.
 */
export function popoverTarget(link: HTMLElement, here: string): PopoverTarget | null {
  const { reaction } = link.dataset
  if (reaction !== undefined) return reactionTarget(link, reaction)
  if (!(link instanceof HTMLAnchorElement)) return null
  if (link.origin !== location.origin || link.pathname === here || link.closest(without)) return null
  const account = href.account.match(link.pathname)
  if (account) return { kind: 'account', idOrName: account.user }
  const status = href.status.match(link.pathname)
  if (!status || link.querySelector('time')) return null
  return link.closest(`[data-status="${CSS.escape(status.id)}"]`) ? null : { kind: 'status', id: status.id }
}

/** The people who reacted with an emoji to the post around it. */
function reactionTarget(pill: HTMLElement, name: string): PopoverTarget | null {
  const id = pill.closest<HTMLElement>('[data-status]')?.dataset.status
  return id === undefined ? null : { kind: 'reaction', id: id as StatusId, name } // the id attribute of the card
}
