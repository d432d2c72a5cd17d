import type { StatusRow } from '../views/loadStatuses.ts'
import { cast } from './cast.ts'
import { becauses, claims, objections, question, reasons } from './corpus/argument.ts'
import { fill } from './corpus/slots.ts'
import type { Random } from './createRandom.ts'
import { applaud, bodyOf } from './simulate.ts'
import type { World } from './World.ts'

const minute = 60_000

/** One question and so many answers, with branches and a few very deep quarrels. */
export function addLongThread(world: World, random: Random, replies: number): void {
  const start = world.now - 16 * 86_400_000
  const root = world.post({
    author: 'wren',
    at: start,
    text: question,
    media: [{ file: random.pick(world.seedFiles.images.landscape), description: null }],
  })
  applaud(world, random, root, 2)
  const people = cast.filter((person) => person.pace > 0 && person.acct !== 'layla')
  const posts: StatusRow[] = [root]
  // Arguments continue below their newest reply, which makes a conversation deep.
  let quarrel: StatusRow | null = null
  for (let index = 0; index < replies; index++) {
    const at = start + (index + 1) ** 1.12 * 7 * minute * (500 / Math.max(replies, 60)) + random.between(0, minute)
    const isClaim = random.chance(0.34)
    if (random.chance(0.04)) quarrel = posts.at(-1) ?? null
    const parent: StatusRow = isClaim ? root : random.chance(0.45) && quarrel ? quarrel : random.pick(posts.slice(-12))
    const author = random.pick(people.filter((person) => world.account(person.acct).id !== parent.account_id))
    const template = isClaim ? random.pick(claims) : random.pick(objections)
    const text = fill(
      template.replaceAll('{reason}', () => random.pick(reasons)).replaceAll('{because}', () => random.pick(becauses)),
      random,
    )
    const name = world.acctOf(parent.account_id)
    const row = world.post({
      author: author.acct,
      at: Math.min(at, world.now - minute),
      replyTo: parent,
      visibility: 'public',
      ...bodyOf(world, author, isClaim ? text : `@${name} ${text}`),
    })
    if (parent === quarrel) quarrel = row
    posts.push(row)
    if (random.chance(0.2)) applaud(world, random, row, 0.4)
  }
}
