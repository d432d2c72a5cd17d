import { executorOf } from './executorOf.ts'
import type { Intent, Rejection } from '@rookery/store/Intent'
import type { Patch } from '@rookery/store/EntityTable'
import type { Session } from '#features/session/model/Session.ts'

/** An action as data: its patch, its request, and its reports. The executor runs it, now or from the queue. */
export interface ActionDefinition<Id extends string, Args extends object> {
  /** First part of the subject, and name of the kind in the queue. */
  readonly kind: string
  /** The subject, if the same entity has several switches of that kind, such as reactions. */
  readonly subject?: (id: Id, args: Args) => string
  /** True if it is queued while the server is unreachable. */
  readonly isQueued: boolean
  /** The confirmed state; undefined while it is not known. */
  readonly isOn: (session: Session, id: Id, args: Args) => boolean | undefined
  readonly patch: (session: Session, id: Id, desired: boolean, args: Args) => Patch
  readonly request: (session: Session, id: Id, desired: boolean, args: Args) => Promise<unknown>
  /** Fetches the confirmed state, after a lost response, or when a page that does not know it sends a queued action. */
  readonly refetch?: (session: Session, id: Id, args: Args) => Promise<unknown>
  readonly onSettled?: (session: Session, id: Id, end: SettledAction, args: Args) => void
  readonly onRejected: (session: Session, id: Id, rejection: Rejection, args: Args) => Promise<void> | void
}

/** How an action settled. */
export interface SettledAction {
  readonly isOn: boolean
  /** The server had another state before. */
  readonly hasChanged: boolean
}

/** The data of an action that the queue stores, apart from its state. */
interface StoredActionData {
  readonly id: string
  readonly args?: object | undefined
}

export interface RunnableAction<Id extends string, Args extends object> {
  readonly subject: (id: Id, args: Args) => string
  /** Resolves when the request ends: true if the server has the desired state. */
  run(session: Session, id: Id, desired: boolean, args: Args): Promise<boolean>
}

/** An action that the queue can restore from its stored data. */
export interface QueuedActionSource {
  /** `stored` is the data that an earlier `run` queued. */
  restore(session: Session, stored: StoredActionData): Intent
}

export function defineAction<Id extends string, Args extends object = object>(
  definition: ActionDefinition<Id, Args>,
): RunnableAction<Id, Args> & QueuedActionSource {
  const { kind, refetch, onSettled } = definition
  const subject = definition.subject ?? ((id: Id) => `${kind}:${id}`)

  function intentOf(session: Session, id: Id, args: Args): Intent {
    return {
      kind,
      subject: subject(id, args),
      id,
      ...(Object.keys(args).length > 0 && { args }),
      queueing: definition.isQueued ? 'inOrder' : 'never',
      isOn: () => definition.isOn(session, id, args),
      patch: (desired) => definition.patch(session, id, desired, args),
      request: (desired) => definition.request(session, id, desired, args),
      refetch: refetch && (() => refetch(session, id, args)),
      onSettled: onSettled && ((isOn, hasChanged) => onSettled(session, id, { isOn, hasChanged }, args)),
      onRejected: (rejection) => definition.onRejected(session, id, rejection, args),
    }
  }

  return {
    subject,
    run: (session, id, desired, args) => executorOf(session).run(intentOf(session, id, args), desired),
    // The stored id and arguments come from an intent of this kind, and were checked when they were read.
    restore: (session, { id, args = {} }) => intentOf(session, id as Id, args as Args),
  }
}
