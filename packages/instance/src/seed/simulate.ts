import { asSentBy } from './remoteMarkup.ts'
import { cast, type CastMember } from './cast.ts'
import type { Random } from './createRandom.ts'
import { fill } from './corpus/slots.ts'
import { anyReplies, subjects, type Subject } from './corpus/subjects.ts'
import { languages } from './corpus/languages.ts'
import { hostOf } from './hosts.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import type { Attached, Plan } from './Plan.ts'
import type { World } from './World.ts'

const day = 86_400_000
const hour = 3_600_000
const months = 270 * day

const unicodeReactions = ['❤️', '👍', '😂', '🔥', '🪶', '🐦', '☕', '👀', '🎉', '🥖', '🌊', '🚂', '🌟', '🫖']
const ownReactions = ['rook', 'duck', 'rook_party', 'sunny', 'loaf', 'gold_star', 'feather']
const remoteReactions = ['wharf_cat@wharf.example', 'wharf_fish@wharf.example', 'reed_frog@reedbed.example']

/** Text for one person's post, by their subjects, language and voice. */
export function composePost(
  person: CastMember,
  random: Random,
  seen?: Set<string>,
): Pick<Plan, 'text' | 'language'> & { subject: Subject } {
  const subject = random.pick(person.subjects)
  if (person.language && random.chance(0.6)) {
    const text = fresh(languages[person.language].posts, random, seen)
    return { subject, text, language: person.language }
  }
  const { posts, tags } = subjects[subject]
  const plain = fill(fresh(posts, random, seen), random)
  return { subject, text: voiced(plain, person, tags, random), language: 'en' }
}

/** Prefers texts that were not used yet. */
function fresh(lines: readonly string[], random: Random, seen?: Set<string>): string {
  const unsaid = lines.filter((line) => !seen?.has(line))
  const line = random.pick(unsaid.length > 0 ? unsaid : lines)
  seen?.add(line)
  return line
}

function voiced(text: string, { voice }: CastMember, tags: readonly string[], random: Random): string {
  switch (voice) {
    case 'lowercase':
      return text.toLowerCase().replace(/\.$/, '')
    case 'tagger':
      return `${text}\n\n${random
        .some(tags, random.int(1, 3))
        .map((tag) => `#${tag}`)
        .join(' ')}`
    case 'terse':
      return text.split(/(?<=[.!?]) /)[0] ?? text
    case 'emoji':
      return `${text} ${random.pick(['🌧️', '✨', ':sunny:', ':unsure:', '🫠', ':duck:', '🌿', '🙃'])}`
    case 'markdown':
    case 'plain':
      return random.chance(0.18) ? `${text} #${random.pick(tags)}` : text
  }
}

export function composeReply(person: CastMember, subject: Subject, random: Random): Pick<Plan, 'text' | 'language'> {
  if (person.language && random.chance(0.3)) return { text: random.pick(languages[person.language].replies), language: person.language }
  const text = fill(random.pick(random.chance(0.6) ? subjects[subject].replies : anyReplies), random)
  return { text: person.voice === 'lowercase' ? text.toLowerCase().replace(/\.$/, '') : text, language: 'en' }
}

/** A text as its author's server delivers it: typed here, or as HTML from elsewhere. */
export function bodyOf(world: World, person: CastMember, text: string): Pick<Plan, 'text' | 'html' | 'format' | 'emojis'> {
  const [, domain] = person.acct.split('@')
  if (domain === undefined) return { text, format: person.voice === 'markdown' ? 'text/markdown' : 'text/plain' }
  const resolve = (acct: string) => {
    const known = cast.find((entry) => entry.acct === acct)
    const row = known && world.account(known.acct)
    return row ? { username: row.username, domain: row.domain, url: row.url ?? row.ap_id } : null
  }
  // The emoji of this server are not known there, and would not have been written.
  return { html: asSentBy(hostOf(domain), text.replaceAll(/ ?:[a-z_]+:/g, ''), resolve) }
}

/** Ordinary life: so many posts over nine months, the more the nearer to now, fewer at night, several in the last hour. */
export function simulate(world: World, random: Random, count: number): void {
  const ahead = world.statuses.toSorted((a, b) => a.created_at - b.created_at)
  const writers = cast.filter((person) => person.pace > 0)
  const weights = writers.reduce((sum, { pace }) => sum + pace, 0)
  const pickWriter = () => {
    let rest = random.between(0, weights)
    return writers.find(({ pace }) => (rest -= pace) < 0) ?? random.pick(writers)
  }
  const seen = new Set<string>()
  const recent: { post: StatusRow; subject: Subject }[] = []
  const remember = (post: StatusRow, subject: Subject) => {
    if (post.visibility !== 'public' && post.visibility !== 'unlisted') return
    recent.push({ post, subject })
    if (recent.length > 60) recent.shift()
  }
  for (const at of timesOf(world.now, random, count)) {
    while (ahead[0] && ahead[0].created_at < at) {
      const post = ahead.shift()
      // Replies belong to their conversations; new posts start others.
      if (post && post.in_reply_to_id === null && post.reblog_of_id === null)
        remember(post, world.person(world.acctOf(post.account_id)).subjects[0] ?? 'birds')
    }
    const writer = pickWriter()
    const kind = random.next()
    const target = recent.filter(({ post }) => post.account_id !== world.account(writer.acct).id && at - post.created_at < 4 * day)
    const own = recent.filter(({ post }) => post.account_id === world.account(writer.acct).id && at - post.created_at < day)
    if (kind < 0.34 && target.length > 0) {
      const { post, subject } = random.pick(target)
      remember(reply(world, random, writer, post, subject, at), subject)
    } else if (kind < 0.4 && own.length > 0) {
      const { post, subject } = random.pick(own)
      const row = world.post({
        author: writer.acct,
        at,
        replyTo: post,
        ...bodyOf(world, writer, fill(random.pick(subjects[subject].more), random)),
      })
      remember(row, subject)
    } else {
      const composed = composePost(writer, random, seen)
      const row = world.post({
        author: writer.acct,
        at,
        ...dressing(world, random, at),
        language: composed.language ?? 'en',
        ...bodyOf(world, writer, composed.text ?? ''),
      })
      applaud(world, random, row)
      remember(row, composed.subject)
    }
    const liked = target.filter(({ post }) => post.visibility === 'public')
    if (random.chance(0.14) && liked.length > 0)
      world.repeat(writer.acct, random.pick(liked).post, Math.min(world.now, at + random.between(1, 50) * 60_000))
  }
}

function reply(world: World, random: Random, writer: CastMember, post: StatusRow, subject: Subject, at: number): StatusRow {
  const { text = '', language = 'en' } = composeReply(writer, subject, random)
  const name = world.acctOf(post.account_id)
  const row = world.post({
    author: writer.acct,
    at,
    replyTo: post,
    language,
    ...bodyOf(world, writer, random.chance(0.7) ? `@${name} ${text}` : text),
  })
  if (random.chance(0.4)) applaud(world, random, row, 0.3)
  return row
}

/** Additional parts of a post, now and then. */
function dressing(world: World, random: Random, at: number): Partial<Plan> {
  const chance = random.next()
  if (chance < 0.2) return { media: snapshots(world, random) }
  if (chance < 0.23) return { subject: random.pick(['food', 'spiders', 'long', 'work, sorry', 'weather (complaint)']) }
  if (chance < 0.25) return { sensitive: true, media: snapshots(world, random) }
  if (chance < 0.28) {
    const options = random.some(
      ['Yes', 'No', 'Ask the heron', 'Only in spring', 'With butter', 'Platform 2', 'I would rather not say'],
      random.int(2, 4),
    )
    return { poll: { options, votes: options.map(() => random.int(0, 40)), endsAt: at + random.pick([1, 3, 7]) * day } }
  }
  if (chance < 0.32) return { visibility: 'unlisted' }
  if (chance < 0.35) return { visibility: 'private' }
  if (chance < 0.37) return { visibility: 'local' }
  if (chance < 0.4) return { app: random.pick(['Rookery', 'Reedbed for phones', 'Tide bot']) }
  return {}
}

function snapshots(world: World, random: Random): Attached[] {
  const { images } = world.seedFiles
  const shape = random.pick(['landscape', 'landscape', 'landscape', 'portrait', 'square', 'wide'] as const)
  const count = random.pick([1, 1, 1, 1, 2, 3, 4])
  return random.some(images[shape], count).map((file) => ({ file, description: random.chance(0.8) ? file.description : null }))
}

/** Favourites and reactions in the hours after a post, up to now. */
export function applaud(world: World, random: Random, post: StatusRow, warmth = 1): void {
  if (post.visibility === 'direct') return
  const author = world.acctOf(post.account_id)
  const audience = post.visibility === 'local' ? cast.filter(({ acct }) => world.isLocal(acct)) : cast
  const others = audience.filter((person) => person.acct !== author && person.pace > 0 && !(person.acct === 'z' && author === 'bob'))
  const after = () => post.created_at + 40_000 + random.next() ** 2 * 20 * hour
  const count = Math.floor(random.next() ** 2.2 * 14 * warmth)
  for (const { acct } of random.some(others, count)) {
    const at = after()
    if (at < world.now) world.favourite(acct, post, at)
  }
  if (!random.chance(0.3 * warmth)) return
  for (const name of random.some([...unicodeReactions, ...ownReactions, ...remoteReactions], random.int(1, 5))) {
    for (const { acct } of random.some(others, random.int(1, 4))) {
      const at = after()
      if (at < world.now) world.react(acct, post, name, at)
    }
  }
}

function timesOf(now: number, random: Random, count: number): number[] {
  const lastHour = Math.min(9, Math.ceil(count / 20))
  const times = Array.from({ length: lastHour }, (_, index) => now - ((index + 0.4) * 56 * 60_000) / lastHour - random.between(0, 60_000))
  while (times.length < count) {
    const at = now - hour - months * random.next() ** 2.3
    const isNight = new Date(at).getUTCHours() < 5
    if (!isNight || random.chance(0.25)) times.push(at)
  }
  return times.toSorted((a, b) => a - b)
}
