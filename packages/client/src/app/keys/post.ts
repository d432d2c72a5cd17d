import type { NotificationId, StatusId } from '@rookery/api/wire/model'

import type { Action } from '#features/actions/ui/Action.ts'
import { isPossible } from '#features/actions/ui/isPossible.ts'
import { scopeOf, startAction } from '#features/actions/ui/startAction.ts'
import { notificationActions } from '#features/notifications/ui/notificationActions.ts'
import { spokenActions, type keyedActions } from '#features/statusActions/ui/keyedActions.ts'

import type { KeyPage } from './KeyPage.ts'
import { stepFrom } from './tree.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'

type KeyedAction = (typeof keyedActions)[number]

/**
 * The focused post, or another entry of a list: a notification, the placeholder of a missing post. In a conversation without focus, the
 * opened post while it is visible, because actions need a visible target.
 */
export function postInFocus(document: Document): HTMLElement | null {
  const entry = document.activeElement?.closest<HTMLElement>('article')
  if (entry) return entry
  const opened = document.querySelector<HTMLElement>('main article[data-status][data-focused]')
  const { top = 0, bottom = 0 } = opened?.getBoundingClientRect() ?? {}
  return bottom > 0 && top < window.innerHeight ? opened : null
}

/** Groups of controls in a post that keys step through. */
const choices = { reactions: 'button[data-reaction]', poll: 'form[data-poll] input' } as const

/** Moves the focus through the choices of the focused post, from the last to the first; pressing is left to the user. */
export function walkInPost(kind: keyof typeof choices) {
  return ({ document, announce }: KeyPage): void => {
    const post = postInFocus(document)
    const found = post ? [...post.querySelectorAll<HTMLElement>(choices[kind])].filter((one) => one.closest('article') === post) : []
    const next = found[found.findIndex((one) => one === document.activeElement) + 1] ?? found[0]
    if (next) next.focus()
    else announce('keys.absent')
  }
}

/** Starts an action on the post or notification in focus, as a button or a menu would, and announces the new state of a toggle. */
export function startOnPost(action: KeyedAction) {
  return (page: KeyPage): void => {
    const entry = postInFocus(page.document)
    if (entry && !startOn(entry, action, page)) page.announce('keys.absent')
  }
}

/** False if the action is not possible. A folded or covered post can only be opened. */
function startOn(entry: HTMLElement, action: KeyedAction, page: KeyPage): boolean {
  const { status, notification, folded, covered } = entry.dataset
  if (folded !== undefined) return action.id === 'open' && stepFrom(entry, true)
  const context = page.actions(entry)
  const { entities } = context.session
  const filters = filtersOf(context.session)
  // The row was drawn for this id.
  const id = (status ?? notification) as StatusId | NotificationId | undefined
  if (id === undefined) return false
  if (covered !== undefined) {
    // A deleted post has nothing to show.
    if (action.id !== 'subject' || (status !== undefined && entities.statuses.get(id as StatusId)?.deleted)) return false
    filters.reveal(id, true)
    page.announce('verdict.shown')
    return true
  }
  const spokenAction = spokenActions.find((one) => one.id === action.id)
  const start = <Subject extends { readonly id: string }>(one: Action<Subject> | undefined, subject: Subject | undefined): boolean => {
    if (!one || !subject || !isPossible(one, subject, scopeOf(context))) return false
    startAction(one, subject, context, (isOn) => spokenAction && page.announce(`keys.${spokenAction.id}.${isOn ? 'on' : 'off'}`))
    return true
  }
  if (status !== undefined) return start(action, entities.statuses.get(id as StatusId))
  return start(
    notificationActions.find((one) => one.id === action.id),
    entities.notifications.get(id as NotificationId),
  )
}
