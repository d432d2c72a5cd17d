import type { Selectable } from 'kysely'
import type { AccountRow } from '../../auth.ts'
import type { BackupTable } from '../../db/schema.ts'
import { failure } from '../../http/HttpError.ts'
import { renderAccount } from '../../views/accountView.ts'
import { renderStatuses } from '../../views/statusView.ts'
import type { Context } from '../Context.ts'
import { newSecret } from '../secrets.ts'
import { readStatuses } from '../timelines/selectPage.ts'
import { zip } from './zip.ts'

export type BackupRow = Selectable<BackupTable>

const restMs = 7 * 86_400_000

/** Archives of an account, newest first. */
export function listBackups({ db }: Context, account: AccountRow): Promise<BackupRow[]> {
  return db.selectFrom('backups').selectAll().where('account_id', '=', account.id).orderBy('id', 'desc').execute()
}

/** Requests an archive, which is created a little later. @throws HttpError 400 within a week of the last one */
export async function requestBackup(context: Context, account: AccountRow): Promise<void> {
  const now = context.clock.now()
  const [last] = await listBackups(context, account)
  if (last && now - last.created_at < restMs) throw failure(400, 'Last export was less than 7 days ago')
  await context.db
    .insertInto('backups')
    .values({ account_id: account.id, file_name: `archive-${newSecret()}.zip`, created_at: now })
    .execute()
}

/** Creates the requested archives. */
export async function makeBackups(context: Context): Promise<void> {
  const waiting = await context.db.selectFrom('backups').selectAll().where('processed', '=', 0).execute()
  for (const row of waiting) {
    const account = await context.db.selectFrom('accounts').selectAll().where('id', '=', row.account_id).executeTakeFirstOrThrow()
    const archive = zip(await filesOf(context, account))
    const path = await context.files.store(archive, '.zip')
    await context.db
      .updateTable('backups')
      .set({ file_name: path.slice(path.lastIndexOf('/') + 1), file_size: archive.byteLength, processed: 1 })
      .where('id', '=', row.id)
      .execute()
  }
}

async function filesOf(context: Context, account: AccountRow) {
  const { db } = context
  const posts = db.selectFrom('statuses').select('id').where('account_id', '=', account.id)
  const marked = (table: 'favourites' | 'bookmarks') => db.selectFrom(table).select('status_id as id').where('account_id', '=', account.id)
  const render = async (found: readonly { id: string }[]) => renderStatuses(context, await readStatuses(context, found), account)
  const contents = {
    actor: await renderAccount(context, account, account),
    outbox: await render(await posts.execute()),
    likes: (await render(await marked('favourites').execute())).map((status) => status.uri),
    bookmarks: (await render(await marked('bookmarks').execute())).map((status) => status.uri),
  }
  return Object.entries(contents).map(([name, value]) => ({ name: `${name}.json`, content: JSON.stringify(value, null, 2) }))
}
