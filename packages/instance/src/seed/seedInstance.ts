import type { Context } from '../domain/Context.ts'
import { saveSetting } from '../domain/Config.ts'
import { hashPassword } from '../domain/passwords.ts'
import { transact } from '../domain/transact.ts'
import { DEMO_PEOPLE } from '../host/demoPeople.ts'
import { addAnnouncements } from './announcements.ts'
import { cast } from './cast.ts'
import { languages } from './corpus/languages.ts'
import { createRandom } from './createRandom.ts'
import { hosts } from './hosts.ts'
import { addCrowds } from './crowds.ts'
import { addLongThread } from './longThread.ts'
import { openSeedFiles } from './pictures/SeedFiles.ts'
import { addReports, lockedOut } from './reports.ts'
import { addRelationships } from './relationships.ts'
import { addShowcase } from './showcase.ts'
import { simulate } from './simulate.ts'
import { createWorld } from './createWorld.ts'
import type { World } from './World.ts'

export interface SeedOptions {
  /**
   * `full` has 1,500 posts with a conversation of 500 replies, `small` 300 with one of 40; a number is that many posts with the few images
   * of `small`.
   */
  size?: 'full' | 'small' | number
}

/** Password of all local accounts except the demo accounts, which have their own (host/demoPeople.ts). */
export const everybodysPassword = 'everybody-on-the-pond'

/** Posts on top of repeats. */
const sizes = { full: { posts: 1500, responses: 500 }, small: { posts: 300, responses: 40 } } as const

/**
 * Fills an empty instance with forty people and nine months of posts up to the clock's now.
 * The same clock gives the same world; only passwords are hashed with new salt.
 */
export async function seedInstance(context: Context, { size = 'full' }: SeedOptions = {}): Promise<void> {
  const { posts, responses } = typeof size === 'number' ? { posts: size, responses: size > 1000 ? 500 : 40 } : sizes[size]
  const seedFiles = await openSeedFiles(context.files, size === 'full' ? 'full' : 'small')
  const world = createWorld(context, seedFiles, createRandom('names'))
  addPeople(world)
  addServer(world)
  addRelationships(world, createRandom('relationships'))
  addShowcase(world, createRandom('showcase'))
  addCrowds(world)
  addLongThread(world, createRandom('long thread'), responses)
  addAnnouncements(world)
  simulate(world, createRandom('simulation'), Math.max(0, posts - world.statuses.filter((row) => row.reblog_of_id === null).length))
  addReports(world)
  await addPasswords(world)
  await write(world)
  await saveSetting(context.db, context.config, 'bubble', ['reedbed.example'])
  // The server responds in one of these languages if the browser prefers it.
  await saveSetting(context.db, context.config, 'languages', ['en', ...Object.keys(languages)])
}

function addPeople(world: World): void {
  const random = createRandom('people')
  for (const person of cast) world.addPerson(person, world.now - random.int(280, 1900) * 86_400_000)
  const [old, current] = [world.account('greta@orchard.example'), world.account('greta')]
  old.moved_to_id = current.id
  current.also_known_as_json = JSON.stringify([old.ap_id])
}

async function addPasswords(world: World): Promise<void> {
  const [shared, ...own] = await Promise.all([
    hashPassword(everybodysPassword),
    ...DEMO_PEOPLE.map(({ password }) => hashPassword(password)),
  ])
  const hashes = new Map(DEMO_PEOPLE.map(({ username }, index) => [username, own[index] ?? shared]))
  for (const { acct } of [...cast, lockedOut].filter((person) => world.isLocal(person.acct)))
    world.add('users', { account_id: world.account(acct).id, email: `${acct}@rookery.example`, password_hash: hashes.get(acct) ?? shared })
}

function addServer({ add, seedFiles }: World): void {
  for (const { domain, software, version } of hosts)
    add('peers', {
      domain,
      favicon: seedFiles.favicons.get(domain) ?? null,
      nodeinfo_json: JSON.stringify({ version: '2.0', software: { name: software, version } }),
    })
  for (const [shortcode, image_url] of seedFiles.emojis) add('custom_emojis', { shortcode, image_url, tags_json: '["pack:pond"]' })
}

/** Rows of one statement: SQLite takes some 32,000 values. */
const chunk = 400

function write({ context, tables }: World): Promise<void> {
  return transact(context, async ({ db }) => {
    for (const [table, rows] of tables()) {
      for (let start = 0; start < rows.length; start += chunk) {
        await db
          .insertInto(table)
          .values(rows.slice(start, start + chunk))
          .execute()
      }
    }
  })
}
