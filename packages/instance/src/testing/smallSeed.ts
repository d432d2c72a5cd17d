import type { AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { hashPassword } from '../domain/passwords.ts'

/** Everybody's password in the small world. */
export const smallWorldPassword = 'correct horse'

export type SmallWorldName = 'ada' | 'mona' | 'bob' | 'carol' | 'dave' | 'rita@remote.example'

const people: readonly { name: SmallWorldName; displayName: string; also: Partial<AccountRow> }[] = [
  { name: 'ada', displayName: 'Ada', also: { is_admin: 1 } },
  { name: 'mona', displayName: 'Mona', also: { is_moderator: 1 } },
  { name: 'bob', displayName: 'Bob', also: {} },
  { name: 'carol', displayName: 'Carol', also: { is_locked: 1 } },
  { name: 'dave', displayName: 'Dave', also: {} },
  {
    name: 'rita@remote.example',
    displayName: 'Rita :remotecat:',
    also: { emojis_json: '{"remotecat":"https://remote.example/emoji/remotecat.png"}' },
  },
]

const emojis = ['blobcat', 'partyparrot']

// Hashing is slow on purpose, and a run of tests makes this world hundreds of times.
let passwordHash: Promise<string> | undefined

/**
 * Six accounts without relations and posts: Ada (administrator), Mona (moderator), Bob, Carol (locked), Dave, and Rita of remote.example;
 * the emoji :blobcat: and :partyparrot:.
 */
export async function smallSeed({ clock, db, ids, origin }: Context): Promise<void> {
  passwordHash ??= hashPassword(smallWorldPassword)
  const hash = await passwordHash
  for (const { name, displayName, also } of people) {
    const [username = name, domain] = name.split('@')
    const id = ids.next()
    const home = domain === undefined ? origin : `https://${domain}`
    await db
      .insertInto('accounts')
      .values({
        id,
        username,
        acct: name,
        domain: domain ?? null,
        ap_id: `${home}/users/${username}`,
        url: domain === undefined ? null : `${home}/@${username}`,
        display_name: displayName,
        created_at: clock.now(),
        ...also,
      })
      .execute()
    if (domain === undefined)
      await db
        .insertInto('users')
        .values({ account_id: id, email: `${username}@mail.example`, password_hash: hash })
        .execute()
  }
  await db
    .insertInto('custom_emojis')
    .values(
      emojis.map((shortcode) => ({
        shortcode,
        image_url: `/emoji/pond/${shortcode}.png`,
        tags_json: '["pack:pond"]',
      })),
    )
    .execute()
}
