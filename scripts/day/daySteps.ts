import * as accounts from '@rookery/api/calls/accounts'
import * as lists from '@rookery/api/calls/lists'
import * as media from '@rookery/api/calls/media'
import * as notifications from '@rookery/api/calls/notifications'
import * as ownFilters from '@rookery/api/calls/ownFilters'
import * as polls from '@rookery/api/calls/polls'
import * as reactions from '@rookery/api/calls/reactions'
import * as search from '@rookery/api/calls/search'
import * as statuses from '@rookery/api/calls/statuses'
import * as statusWriting from '@rookery/api/calls/statusWriting'
import * as timelines from '@rookery/api/calls/timelines'
import type { ApiClient } from '@rookery/api/http/client'
import type { StatusDraft } from '@rookery/api/calls/statusWriting'
import type { Status } from '@rookery/api/wire/model'
import { listenOnce, waitFor } from './waitFor.ts'
import type { DayStep, DayWorld, StepResult } from './DayStep.ts'

/** A grey dot. */
const image = new Blob(
  [Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')],
  { type: 'image/png' },
)

const notOffered: StepResult = { result: 'missing', detail: 'The server does not offer it.' }
const needsOther: StepResult = { result: 'left out', detail: 'It needs a second account (--other).' }
const needsPost: StepResult = { result: 'left out', detail: 'It needs the post of an earlier step.' }

/** The day, in its order. Each step leaves only traces that it names. */
export const daySteps: readonly DayStep[] = [
  {
    name: 'Home timeline',
    async run({ client }) {
      const home = { path: '/api/v1/timelines/home' }
      const page = await timelines.fetch(client, home, { limit: 2 })
      const next = page.older ? await timelines.fetch(client, home, { limit: 2, cursor: page.older }) : null
      expectThat(
        next === null || page.items.every(({ id }) => next.items.every((item) => item.id !== id)),
        'The second page repeats the first.',
      )
      return `${page.items.length + (next?.items.length ?? 0)} posts, ${page.unreadable + (next?.unreadable ?? 0)} of them unreadable`
    },
  },
  {
    name: 'Post with a file and a warning',
    async run(world) {
      const file = await media.upload(world.client, image, { description: 'A grey dot' })
      const post = await write(world, { text: 'Low tide', spoilerText: 'A test', sensitive: true, mediaIds: [file.id] })
      world.post = post
      expectThat(post.attachments.length === 1, `The post has ${post.attachments.length} files instead of one.`)
      expectThat(post.spoilerText === 'A test', `The warning is ${JSON.stringify(post.spoilerText)}.`)
      const description = post.attachments[0]?.description ?? ''
      expectThat(description === 'A grey dot', `The description of the file is ${JSON.stringify(description)}.`)
      return `post ${post.id}, for ${post.visibility}`
    },
  },
  onPost('Reply', async (world, post) => {
    const reply = await write(world, { text: 'So low', inReplyToId: post.id })
    expectThat(reply.inReplyToId === post.id, 'The new post replies to nothing.')
    const around: Status[] = []
    for await (const some of await statuses.context(world.client, post.id)) around.push(...some)
    expectThat(
      around.some(({ id }) => id === reply.id),
      'The conversation lacks the reply.',
    )
    return `post ${reply.id}`
  }),
  onPost('Favourite', async ({ client }, { id }) => {
    expectThat((await statuses.favourite(client, id)).favourited, 'The post is not a favourite afterwards.')
    expectThat(!(await statuses.unfavourite(client, id)).favourited, 'The post remains a favourite.')
    return 'set and taken back'
  }),
  onPost('Repeat', async ({ client }, { id }) => {
    const repeat = await statuses.reblog(client, id)
    expectThat(repeat.reblog?.id === id, 'The response is no repeat of the post.')
    await statuses.unreblog(client, id)
    return 'set and taken back'
  }),
  onPost('Reaction', async ({ client, capabilities }, { id }) => {
    if (!capabilities.reactions) return notOffered
    const { reactions: set } = await reactions.add(client, id, '🌊')
    expectThat(
      set.some(({ name, me }) => name === '🌊' && me),
      'The post lacks the reaction.',
    )
    await reactions.remove(client, id, '🌊')
    return 'set and taken back'
  }),
  {
    name: 'Poll',
    async run(world) {
      if (!world.capabilities.polls) return notOffered
      const poll = { options: ['wade', 'swim'], expiresIn: 3600, multiple: false }
      const asked = await write(world, { text: 'Well?', poll })
      expectThat(asked.poll?.options.length === 2, 'The post has no poll with two options.')
      if (!world.other || !asked.poll) return `poll ${asked.poll?.id}; no vote without --other`
      const id = await known(world.other.client, asked)
      const { poll: seen } = await statuses.get(world.other.client, id)
      expectThat(seen !== null, 'The second account sees no poll.')
      const { voted } = await polls.vote(world.other.client, seen.id, [1])
      expectThat(voted, 'The vote is not counted.')
      return `poll ${asked.poll.id}, with a vote`
    },
  },
  onPost('Quote', async (world, post) => {
    if (!world.capabilities.quoting) return notOffered
    const { quote } = await write(world, { text: 'Hear this', quoteId: post.id })
    expectThat(quote !== null, 'The new post quotes nothing.')
    return `state ${quote.state}`
  }),
  onPost('Edit', async ({ client, capabilities, marker }, { id, attachments }) => {
    if (!capabilities.editing) return notOffered
    const changes = { text: `Lower tide ${marker}`, spoilerText: 'A test', sensitive: true, mediaIds: attachments.map((file) => file.id) }
    const edited = await statusWriting.edit(client, id, changes)
    expectThat(edited.content.includes('Lower tide'), 'The text is the old one.')
    expectThat(edited.attachments.length === attachments.length, 'The file is lost.')
    return 'the text changed, the file stayed'
  }),
  {
    name: 'Search',
    async run({ client, me }) {
      const found = await search.search(client, me.username, { type: 'accounts' })
      expectThat(
        found.accounts.some(({ id }) => id === me.id),
        'The search for the own name does not find the account.',
      )
      return `${found.accounts.length} accounts`
    },
  },
  {
    name: 'Follow',
    async run({ client, other, traces }) {
      if (!other) return needsOther
      const { id } = (await search.search(client, other.me.url, { type: 'accounts', resolve: true })).accounts[0] ?? other.me
      const [before] = await accounts.relationships(client, [id])
      if (before?.following) return 'followed before, and left as it is'
      traces.add('the follow', () => accounts.unfollow(client, id))
      const { following, requested } = await accounts.follow(client, id)
      expectThat(following || requested, 'The account is neither followed nor requested.')
      return following ? 'followed' : 'requested'
    },
  },
  {
    name: 'List',
    async run({ client, me, marker, traces }) {
      const list = await lists.create(client, `Shore ${marker}`)
      traces.add('the list', () => lists.remove(client, list.id))
      expectThat(
        (await lists.all(client)).some(({ id }) => id === list.id),
        'The new list is not among the lists.',
      )
      await timelines.fetch(client, { path: `/api/v1/timelines/list/${list.id}` })
      return `list ${list.id} of ${me.acct}`
    },
  },
  {
    name: 'Filter',
    async run({ client, capabilities: { ownFilters: version }, marker, traces }) {
      const phrases = [{ id: null, phrase: marker.replace(/\W/g, ''), wholeWord: true }]
      const filter = await ownFilters.create(client, version, {
        title: marker,
        phrases,
        contexts: ['public'],
        hides: false,
        expiresIn: null,
      })
      traces.add('the filter', () => ownFilters.remove(client, version, filter.id))
      expectThat(
        (await ownFilters.list(client, version)).some(({ id }) => id === filter.id),
        'The new filter is not among the filters.',
      )
      return `filter ${filter.id}, version ${version.slice(1)}`
    },
  },
  {
    name: 'Notification',
    async run(world) {
      const { client, clock, me, other, post } = world
      const before = await notifications.fetch(client, { types: ['mention'] })
      if (!other || !post) return `${before.items.length} mentions; none made without --other`
      const id = await known(other.client, post)
      const reply = await write(world, { text: `@${nameFor(me.url, me.username, other.client)} Higher`, inReplyToId: id }, other.client)
      await waitFor(
        clock,
        'The reply of the second account brought no notification in 20 seconds.',
        async () => {
          const { items } = await notifications.fetch(client, { types: ['mention'] })
          return items.some(({ id: one }) => before.items.every((item) => item.id !== one))
        },
        500,
      )
      return `for post ${reply.id}`
    },
  },
  {
    name: 'Live updates',
    async run(world) {
      const { states, events, close } = listenOnce(world)
      try {
        await waitFor(world.clock, 'The stream did not open in 20 seconds.', () => states.at(-1) === 'joined')
        const { id } = await write(world, { text: 'Now' })
        await waitFor(world.clock, 'The stream did not bring the new post in 20 seconds.', () => events.includes(id))
        return `${events.length} events`
      } finally {
        close()
      }
    },
  },
]

/** A step that acts on the post of an earlier one. */
function onPost(name: string, act: (world: DayWorld, post: Status) => Promise<string | StepResult>): DayStep {
  return { name, run: (world) => (world.post ? act(world, world.post) : Promise.resolve(needsPost)) }
}

/** Writes a post that few people see, and notes that it has to go. */
async function write(world: DayWorld, draft: Omit<StatusDraft, 'visibility'>, client: ApiClient = world.client): Promise<Status> {
  const post = await statusWriting.create(client, { ...draft, text: `${draft.text} ${world.marker}`, visibility: 'unlisted' })
  world.traces.add(`post ${post.id}`, () => statusWriting.remove(client, post.id))
  return post
}

/** The id of a post where another account reads it, which may be on another server. */
async function known(client: ApiClient, { id, url, uri }: Status): Promise<Status['id']> {
  if (new URL(url ?? uri).origin === client.origin) return id
  const [found] = (await search.search(client, url ?? uri, { type: 'statuses', resolve: true })).statuses
  expectThat(found !== undefined, 'The server of the second account cannot find the post.')
  return found.id
}

/** A handle as another server writes it. */
function nameFor(url: string, username: string, { origin }: ApiClient): string {
  const home = new URL(url)
  return home.origin === origin ? username : `${username}@${home.host}`
}

function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise)
}
