import type { AccountRow } from '../../auth.ts'
import { recordNotFound } from '../../http/HttpError.ts'
import type { StatusRow } from '../../views/loadStatuses.ts'
import type { Context } from '../Context.ts'
import { canSee, loadViewerRelations } from '../viewerRelations.ts'

/** A post or repeat that the reader may see, or null. */
export async function findStatus(context: Context, id: string, viewer: AccountRow | null): Promise<StatusRow | null> {
  const row = await context.db.selectFrom('statuses').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !(await isVisible(context, row, viewer))) return null
  return row
}

/** @throws HttpError 404 `Record not found`, whether it does not exist or may not be seen */
export async function requireStatus(context: Context, id: string, viewer: AccountRow | null): Promise<StatusRow> {
  const row = await findStatus(context, id, viewer)
  if (!row) throw recordNotFound()
  return row
}

/** As `requireStatus`, but a repeat leads to the repeated post. @throws HttpError 404 */
export async function requirePost(context: Context, id: string, viewer: AccountRow | null): Promise<StatusRow> {
  const row = await requireStatus(context, id, viewer)
  return row.reblog_of_id === null ? row : requireStatus(context, row.reblog_of_id, viewer)
}

/** Whether a viewer may see a post. Posts of deactivated accounts are hidden from everyone. */
export async function isVisible(context: Context, row: StatusRow, viewer: AccountRow | null): Promise<boolean> {
  const author = await context.db.selectFrom('accounts').select('is_active').where('id', '=', row.account_id).executeTakeFirst()
  if (!author?.is_active) return false
  if (row.visibility === 'public' || row.visibility === 'unlisted') return viewer !== null || context.config.isPublic
  if (!viewer) return false
  const [reader, addressed] = await Promise.all([
    loadViewerRelations(context, viewer, { accountIds: [row.account_id] }),
    context.db
      .selectFrom('status_mentions')
      .select('account_id')
      .where('status_id', '=', row.id)
      .where('account_id', '=', viewer.id)
      .execute(),
  ])
  return canSee(
    row,
    reader,
    addressed.map((mention) => mention.account_id),
  )
}
