import type { Context } from './Context.ts'
import type { Change } from './Change.ts'

/** Runs work as one transaction. Stream events are sent after it was committed. Inside another transaction it joins that one. */
export async function transact<Result>(context: Context, work: (context: Context) => Promise<Result>): Promise<Result> {
  if (context.db.isTransaction) return work(context)
  const changes: Change[] = []
  const result = await context.db.transaction().execute((db) => work({ ...context, db, notify: (change) => changes.push(change) }))
  for (const change of changes) context.notify(change)
  return result
}
