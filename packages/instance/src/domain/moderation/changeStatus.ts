import { flag, type VisibilityValue } from '../../db/schema.ts'
import type { StatusRow } from '../../views/loadStatuses.ts'
import type { Context } from '../Context.ts'
import { transact } from '../transact.ts'

export interface StatusChange {
  sensitive: boolean | undefined
  visibility: VisibilityValue | undefined
}

const isCounted = (visibility: VisibilityValue) => visibility === 'public' || visibility === 'unlisted'

/** Changes the scope of a post, or marks it as sensitive, without a new version in its history. */
export function changeStatus(context: Context, row: StatusRow, { sensitive, visibility }: StatusChange): Promise<StatusRow> {
  return transact(context, async ({ db }) => {
    const changed = await db
      .updateTable('statuses')
      .set({ sensitive: sensitive === undefined ? row.sensitive : flag(sensitive), visibility: visibility ?? row.visibility })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const by = Number(isCounted(changed.visibility)) - Number(isCounted(row.visibility))
    if (by !== 0) {
      await db
        .updateTable('accounts')
        .set((set) => ({ statuses_count: set('statuses_count', '+', by) }))
        .where('id', '=', row.account_id)
        .execute()
    }
    return changed
  })
}
