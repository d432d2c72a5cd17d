import { cast } from './cast.ts'
import type { Random } from './createRandom.ts'
import type { World } from './World.ts'

const day = 86_400_000

/** Accounts that Bob, the demo member, follows: a lively home timeline with all languages and kinds of servers. */
const bobFollows = [
  'ada',
  'mona',
  'wren',
  'okonkwo',
  'layla',
  'noam',
  'hiroko',
  'petra',
  'modwheel',
  'signalbox',
  'keplers_cat',
  'fern',
  'priya',
  'mateo',
  'samira',
  'tidewatch',
  'ines@marsh.example',
  'kaito@wharf.example',
  'momo@wharf.example',
  'leila@darkroom.example',
  'allotments@orchard.example',
  'juno@reedbed.example',
] as const

/** Follows, requests, mutes, blocks and lists. */
export function addRelationships(world: World, random: Random): void {
  const { now } = world
  const ago = () => now - random.between(20, 260) * day
  for (const target of bobFollows) world.follow('bob', target, ago())
  // One request waits at each end.
  world.follow('bob', 'carol', now - 2 * day, 'pending')
  for (const acct of [
    'ada',
    'mona',
    'wren',
    'fern',
    'okonkwo',
    'hiroko',
    'petra',
    'keplers_cat',
    'amelie',
    'greta',
    'ines@marsh.example',
    'juno@reedbed.example',
  ])
    world.follow(acct, 'bob', ago())
  for (const person of cast) {
    if (person.acct === 'bob' || person.kind === 'bot') continue
    const near = cast.filter((other) => other.subjects.some((subject) => person.subjects.includes(subject)) && other.acct !== 'bob')
    const others = [...random.some(near, random.int(5, 9)), ...random.some(cast, random.int(2, 5))]
    for (const { acct, locked } of others) if (acct !== 'bob' && !locked) world.follow(person.acct, acct, ago())
  }
  for (const acct of ['greta', 'petra', 'mona']) world.follow(acct, 'carol', ago())
  bobsOwn(world)
}

function bobsOwn(world: World): void {
  const { now, add } = world
  const bob = world.account('bob').id
  const idOf = (acct: string) => world.account(acct).id
  const relate = (
    target: string,
    kind: 'block' | 'mute' | 'notification_mute' | 'reblog_mute' | 'subscription',
    expires: number | null = null,
  ) => add('account_relations', { account_id: bob, target_id: idOf(target), kind, expires_at: expires, created_at: now - 30 * day })
  relate('z', 'block')
  relate('theo', 'mute')
  relate('theo', 'notification_mute')
  relate('wilhelm@heath.example', 'mute', now + 5 * day)
  relate('momo@wharf.example', 'reblog_mute')
  relate('wren', 'subscription')
  add('account_notes', { account_id: bob, target_id: idOf('wren'), comment: 'Lent her the second telescope, March.' })
  const lists = [
    { title: 'East hide', members: ['wren', 'hiroko', 'ines@marsh.example', 'mona'] },
    { title: 'Things that hum', members: ['modwheel', 'samira', 'kaito@wharf.example', 'noam'] },
    { title: 'Water levels', members: ['tidewatch', 'mateo'] },
  ]
  for (const [index, { title, members }] of lists.entries()) {
    add('lists', { id: index + 1, account_id: bob, title })
    for (const member of members) add('list_members', { list_id: index + 1, account_id: idOf(member) })
  }
  for (const tag of ['tides', 'bestbird']) add('followed_tags', { account_id: bob, tag })
  add('filters', {
    account_id: bob,
    phrase: 'spoiler',
    context_json: '["home","public"]',
    irreversible: 0,
    whole_word: 1,
    expires_at: null,
  })
}
