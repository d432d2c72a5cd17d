import type { Action, ActionScope } from './Action.ts'

/** Whether an action is possible for a subject and the current user. */
export function isPossible<Subject extends { readonly id: string }>(
  { members = false, may }: Pick<Action<Subject>, 'members' | 'may'>,
  subject: Subject,
  scope: ActionScope,
): boolean {
  return (!members || scope.session.me !== null) && (may?.(subject, scope) ?? true)
}
