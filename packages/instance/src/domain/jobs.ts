import { makeBackups } from './account/backups.ts'
import type { Context } from './Context.ts'
import { closePolls } from './polls.ts'
import { deleteStatus } from './statuses/deleteStatus.ts'
import { postScheduled } from './statuses/schedule.ts'

const everyMs = 5_000

/**
 * Starts the work that is due by time: polls end, posts expire, scheduled ones go out, archives are made. Returns a stop function, which
 * resolves when all work has ended.
 */
export function startJobs(context: Context, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | null = null
  const timer = context.clock.every(everyMs, () => {
    running ??= runJobs(context)
      .catch(onError)
      .finally(() => {
        running = null
      })
  })
  return async () => {
    timer.cancel()
    await running
  }
}

/** Runs the jobs that are due. */
export async function runJobs(context: Context): Promise<void> {
  await closePolls(context)
  await postScheduled(context)
  await makeBackups(context)
  const expired = await context.db.selectFrom('statuses').selectAll().where('expires_at', '<=', context.clock.now()).execute()
  for (const row of expired) await deleteStatus(context, row)
}
