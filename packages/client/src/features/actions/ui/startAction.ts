import type { Action, ActionContext, ActionScope } from './Action.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** Reads the state that the checks of an action need. */
export function scopeOf({ session, replyTarget }: ActionContext): ActionScope {
  return { session, answering: replyTarget?.get() ?? null }
}

/**
 * Runs an action, after its question if it has one and the setting is on. Toggles switches. `onRun` receives the new state of a switch.
 * Returns a promise if the action is asynchronous.
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
