import type { Action, ActionContext, ActionScope } from './Action.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** What the decisions of an action are made from, read from where it runs. */
export function scopeOf({ session, replyTarget }: ActionContext): ActionScope {
  return { session, answering: replyTarget?.get() ?? null }
}

/**
 * Does an action, after its question where there is one and the reader wants to be asked. Switches are turned round.
 * `onRun` hears how a switch stands when it has been turned. Returns a promise where it takes its time.
 */
export function startAction<Subject extends { readonly id: string }>(
  { isOn, question, run }: Action<Subject>,
  subject: Subject,
  context: ActionContext,
  onRun?: (isOn: boolean) => void,
): unknown {
  const turnsOn = !isOn?.(subject, scopeOf(context))
  const go = () => {
    const done = run(subject, context, turnsOn)
    onRun?.(turnsOn)
    return done
  }
  const isAsked =
    question !== undefined &&
    (question.before ?? (turnsOn ? 'on' : 'off')) === (turnsOn ? 'on' : 'off') &&
    (question.setting === undefined || settingsOf(context.session).get(question.setting))
  return isAsked ? question.ask(subject, context, go) : go()
}
