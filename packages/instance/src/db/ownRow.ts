import type { Selectable } from 'kysely'
import type { Db } from './openDatabase.ts'
import type { Database } from './schema.ts'

/** Tables whose rows each belong to one account, with a number. */
type OwnTable = 'bookmark_folders' | 'conversations' | 'filters' | 'filter_groups' | 'lists' | 'scheduled_statuses'

/** A row by the id that a client names, where it is the account's own; to everybody else it is not there. */
export async function ownRow<Table extends OwnTable>(
  db: Db,
  table: Table,
  { id: accountId }: { readonly id: string },
  id: string,
): Promise<Selectable<Database[Table]> | undefined> {
  const row = await db
    .selectFrom<OwnTable>(table)
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', Number(id))
    .executeTakeFirst()
  return row as Selectable<Database[Table]> | undefined // all of them have both columns; the compiler forgets which table it is
}
