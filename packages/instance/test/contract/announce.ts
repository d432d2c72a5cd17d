import type { Context } from '../../src/domain/Context.ts'

/** Makes sure that there is an announcement of this id, for anybody to read now. */
export async function announce({ db }: Context, id: string): Promise<void> {
  const row = { raw_content: 'x', content: 'x', starts_at: 1, ends_at: 10 ** 13, all_day: 0, published_at: 0, updated_at: 0 } as const
  await db
    .insertInto('announcements')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
