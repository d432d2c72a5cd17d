import type { Context } from './Context.ts'
import { closePolls } from './polls.ts'
import { deleteStatus } from './statuses/deleteStatus.ts'
import { postScheduled } from './statuses/schedule.ts'

const everyMs = 5_000

/** What happens by itself as time goes on: polls end, posts expire, scheduled ones go out. Returns what stops it. */
export function startJobs(context: Context, onError: (error: unknown) => void): () => void {
  let running = false
  const timer = context.clock.every(everyMs, () => {
    if (running) return
    running = true
    runJobs(context).catch(onError).finally(() => {
      running = false
    })
  })
  return () => timer.cancel()
}

/** Does what is due now. */
export async function runJobs(context: Context): Promise<void> {
  await closePolls(context)
  await postScheduled(context)
  const expired = await context.db.selectFrom('statuses').selectAll().where('expires_at', '<=', context.clock.now()).execute()
  for (const row of expired) await deleteStatus(context, row)
}
