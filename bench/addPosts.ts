import type { EmbeddedInstance } from '@rookery/instance'

const words =
  'heron marsh morning reed ripple pond frog slow light water willow evening quiet rain feather moss stone river early mist'.split(' ')

/**
 * Makes the public timeline long: so many posts of Bob, each older than all others, of one to ten lines.
 * Writes rows directly: through the domain it would take minutes, which no benchmark measures.
 */
export async function addPosts({ context }: EmbeddedInstance, count: number): Promise<void> {
  const { db, ids, origin, clock } = context
  const bob = await db.selectFrom('accounts').select('id').where('acct', '=', 'bob').executeTakeFirstOrThrow()
  const oldest = await db.selectFrom('statuses').select('created_at').orderBy('created_at').executeTakeFirst()
  const from = (oldest?.created_at ?? clock.now()) - 60_000
  const rows = Array.from({ length: count }, (_, index) => {
    const at = from - index * 60_000
    return {
      id: ids.at(at),
      account_id: bob.id,
      ap_id: `${origin}/objects/long-${index}`,
      context: `${origin}/contexts/long-${index}`,
      visibility: 'public' as const,
      content: textOf(index),
      source: null,
      source_type: null,
      language: 'en',
      local: 1 as const,
      created_at: at,
    }
  })
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('statuses')
      .values(rows.slice(start, start + 500))
      .execute()
}

/** Lengths that repeat only after 90 posts, so that no list can learn one height. */
function textOf(index: number): string {
  const paragraphs = Array.from({ length: 1 + (index % 3) }, (_, paragraph) => {
    const length = 4 + ((index * 7 + paragraph * 11) % 30)
    return Array.from({ length }, (_, word) => words[(index * 3 + paragraph * 5 + word * (1 + (index % 4))) % words.length]).join(' ')
  })
  return `<p>Post ${index}. ${paragraphs.join('</p><p>')}</p>`
}
