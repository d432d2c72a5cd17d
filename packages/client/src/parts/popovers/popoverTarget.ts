import type { StatusId } from '@rookery/api/wire/model'

/** Whom or what a link leads to, as far as that can be shown beside it. */
export type PopoverTarget =
  | { readonly kind: 'status'; readonly id: StatusId }
  | { readonly kind: 'account'; readonly idOrName: string }
  | { readonly kind: 'reaction'; readonly id: StatusId; readonly name: string }

/** Where a card would say again what stands there: menus, the main navigation, windows that float already. */
const without = 'nav, [role="menu"], [popover]'

/**
 * What may be shown beside a link: a person, or a post that is not on screen around the link already. A post's time is a link
 * to the post itself and shows nothing, nor does a link to the screen that one is on.
 */
export function popoverTarget(link: HTMLElement, here: string): PopoverTarget | null {
  const { reaction } = link.dataset
  if (reaction !== undefined) return reactionTarget(link, reaction)
  if (!(link instanceof HTMLAnchorElement)) return null
  if (link.origin !== location.origin || link.pathname === here || link.closest(without)) return null
  const [, place, segment = ''] = /^\/(users|notice)\/([^/]+)$/.exec(link.pathname) ?? []
  if (place === 'users') return { kind: 'account', idOrName: decoded(segment) }
  if (place !== 'notice' || link.querySelector('time')) return null
  const id = decoded(segment)
  return link.closest(`[data-status="${CSS.escape(id)}"]`) ? null : { kind: 'status', id: id as StatusId } // an address is where an id comes from
}

/** Whoever reacted with an emoji under the post around it. */
function reactionTarget(pill: HTMLElement, name: string): PopoverTarget | null {
  const id = pill.closest<HTMLElement>('[data-status]')?.dataset.status
  return id === undefined ? null : { kind: 'reaction', id: id as StatusId, name } // what a card says of its post
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // Broken percent encoding: there is nobody of that name, and the card says so.
    return segment
  }
}
