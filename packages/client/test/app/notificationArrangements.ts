import { findAccount } from '@rookery/instance/domain/findAccount'

import type { RunningInstance } from './RunningInstance.ts'

/** Rows that one statement writes. */
const step = 500

async function idOf({ instance: { context } }: RunningInstance, name: string): Promise<string> {
  const account = await findAccount(context, name)
  if (!account) throw new Error(`Nobody is called "${name}" here.`)
  return account.id
}

/** Notifications in numbers that calls of the API would take minutes for. */
export const notificationArrangements = {
  /** Creates unseen notifications from Bob: favourites of one post, and follows. */
  async notifyMany(running: RunningInstance, { name, statusId, count }: { name: string; statusId: string; count: number }): Promise<void> {
    const { db, clock } = running.instance.context
    const [account_id, from_account_id] = [await idOf(running, name), await idOf(running, 'bob')]
    for (let done = 0; done < count; done += step) {
      const rows = Array.from({ length: Math.min(step, count - done) }, (_, n) => ({
        account_id,
        from_account_id,
        type: n % 2 === 0 ? ('favourite' as const) : ('follow' as const),
        status_id: n % 2 === 0 ? statusId : null,
        created_at: clock.now() - (count - done - n) * 60_000,
      }))
      await db.insertInto('notifications').values(rows).execute()
    }
  },
} as const
