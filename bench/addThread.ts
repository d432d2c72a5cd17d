import type { EmbeddedInstance } from '@rookery/instance'

const words =
  'heron marsh morning reed ripple pond frog slow light water willow evening quiet rain feather moss stone river early mist'.split(' ')

/** A reply answers the root in every third case, else one of the ten before it: wide, and some forty deep. */
const parentOf = (index: number) => (index % 3 === 0 ? 0 : Math.max(0, index - 1 - ((index * 7) % 10)))

/**
 * A conversation with so many replies by Bob, the newest a moment ago. Writes rows directly: through the domain it would take
 * a minute, which no benchmark measures.
 *
 * @returns the ids of the posts, the root first
 */
export async function addThread({ context }: EmbeddedInstance, replies: number): Promise<readonly string[]> {
  const { db, ids, origin, clock } = context
  const bob = await db.selectFrom('accounts').select('id').where('acct', '=', 'bob').executeTakeFirstOrThrow()
  const from = clock.now() - (replies + 2) * 1000
  const posts = Array.from({ length: replies + 1 }, (_, index) => ({ id: ids.at(from + index * 1000), at: from + index * 1000 }))
  const rows = posts.map(({ id, at }, index) => {
    const parent = index === 0 ? undefined : posts[parentOf(index)]
    return {
      id,
      account_id: bob.id,
      ap_id: `${origin}/objects/thread-${index}`,
      context: `${origin}/contexts/thread`,
      visibility: 'public' as const,
      content: `<p>Reply ${index}. ${textOf(index)}</p>`,
      source: null,
      source_type: null,
      language: 'en',
      local: 1 as const,
      created_at: at,
      ...(parent && { in_reply_to_id: parent.id, in_reply_to_account_id: bob.id }),
    }
  })
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('statuses')
      .values(rows.slice(start, start + 500))
      .execute()
  return posts.map(({ id }) => id)
}

function textOf(index: number): string {
  return Array.from({ length: 5 + ((index * 11) % 40) }, (_, word) => words[(index * 3 + word * (1 + (index % 4))) % words.length]).join(
    ' ',
  )
}
