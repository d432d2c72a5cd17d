import type { StatusId } from '@rookery/api/wire/model'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { createThreadView, type Dive, type ThreadView } from './ThreadView.ts'
import { threadsOf } from './Threads.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** 0, answered by 1 and 4; 1 by 2, 2 by 3, 3 by 5. */
const parents = [null, 0, 1, 2, 0, 3] as const
const authors = ['ada', 'dave', 'ada', 'dave', 'mona', 'ada'] as const

let world: TestSession
let posts: StatusId[]
let stop: (() => void) | undefined

beforeEach(async () => {
  world = await openTestSession()
  posts = []
  for (const [index, parent] of parents.entries()) {
    const responded = parent === null ? {} : { in_reply_to_id: posts[parent] }
    posts.push(await postAs(world.server, authors[index] ?? 'ada', { status: `Post ${index}`, ...responded }))
    world.server.clock.advance(5)
  }
  settingsOf(world.session).set('conversationDisplay', 'tree')
})
afterEach(async () => {
  stop?.()
  await world.close()
})

const post = (index: number): StatusId => posts[index] ?? ('' as StatusId) // there are six

async function view(opened: number, dive: Dive = 'focus'): Promise<ThreadView> {
  const made = createThreadView(world.session, post(opened), dive)
  stop = made.follow()
  await threadsOf(world.session).openThread(post(opened))
  return made
}

/** Lines as one sees them: `^` above, `-` a level, `…` folded, `+` so many hidden, `~` others. */
function drawn({ image }: ThreadView): string {
  return image
    .get()
    .rows.map(({ id, level, isAbove, isFolded, hidden, others }) => {
      const name = `${isAbove ? '^' : '-'.repeat(level)}${posts.indexOf(id)}`
      return `${name}${isFolded ? '…' : ''}${hidden > 0 ? `+${hidden}` : ''}${others > 0 ? `~${others}` : ''}`
    })
    .join(' ')
}

describe('a conversation', () => {
  test('opened at its first post shows all its posts', async () => {
    expect(drawn(await view(0))).toBe('0 -1 --2 ---3 ----5 -4')
  })

  test('opened at a reply shows its branch, and its ancestors above', async () => {
    const made = await view(2)
    expect(drawn(made)).toBe('^0~1 ^1 2 -3 --5')
    expect(made.image.get().outside).toBe(1)
    made.setDive(null)
    expect(drawn(made)).toBe('0 -1 --2 ---3 ----5 -4')
    expect(made.image.get().outside).toBe(0)
  })

  test('shows posts down to the chosen depth immediately', async () => {
    const made = await view(0)
    settingsOf(world.session).set('maxDepthInThread', 4)
    expect(drawn(made)).toBe('0 -1 --2+2 -4')
    made.showBelow(post(2))
    expect(drawn(made)).toBe('0 -1 --2 ---3 ----5 -4')
  })

  test('is a list, oldest first, if the setting says so', async () => {
    settingsOf(world.session).set('conversationDisplay', 'linear')
    const made = await view(3)
    expect(drawn(made)).toBe('0 1 2 3 4 5')
    settingsOf(world.session).set('conversationDisplay', 'tree')
    expect(drawn(made)).toBe('^0~1 ^1 ^2 3 -5')
  })

  test('folds and unfolds a post, and undiving forgets it', async () => {
    const made = await view(2, null)
    made.setFolded(post(1), true)
    expect(drawn(made)).toBe('0 -1… -4')
    made.setFolded(post(1), false)
    expect(drawn(made)).toBe('0 -1 --2 ---3 ----5 -4')
    made.setFolded(post(3), true)
    made.setDive(post(1))
    expect(drawn(made)).toBe('^0~1 1 -2 --3…')
    made.setDive(null)
    expect(drawn(made)).toBe('0 -1 --2 ---3 ----5 -4')
  })

  test('reveals a folded post, and knows which posts lie outside the branch on screen', async () => {
    const made = await view(2, null)
    made.setFolded(post(1), true)
    expect(made.isOutside(post(5))).toBe(false)
    made.reveal(post(5))
    expect(drawn(made)).toBe('0 -1 --2 ---3 ----5 -4')
    made.setDive(post(3))
    made.setFolded(post(3), true)
    expect(drawn(made)).toBe('^0~1 ^1 ^2 3…')
    expect(posts.map(made.isOutside)).toEqual([false, false, false, false, true, false])
  })

  test('collapsed, forgets its folds and the branch on screen', async () => {
    const made = await view(2, null)
    made.setFolded(post(1), true)
    made.setDive(post(4))
    made.reset()
    expect(drawn(made)).toBe('0 -1 --2 ---3 ----5 -4')
  })

  test('shows the reader their own reply at its place, however deep', async () => {
    settingsOf(world.session).set('maxDepthInThread', 3)
    const made = await view(0)
    expect(drawn(made)).toBe('0 -1+3 -4')
    const own = await postAs(world.server, 'bob', { status: 'Mine', in_reply_to_id: post(2) })
    posts.push(own)
    await threadsOf(world.session).refresh(post(0))
    expect(drawn(made)).toBe('0 -1 --2+2 ---6 -4')
  })

  test('keeps the place of a post that disappeared without an event', async () => {
    const made = await view(0)
    await callAs(world.server, 'ada', 'DELETE', `/api/v1/statuses/${post(2)}`)
    await threadsOf(world.session).refresh(post(0))
    expect(drawn(made)).toBe('0 -1 --2 ---3 ----5 -4')
    expect(made.image.get().rows.filter(({ isMissing }) => isMissing)).toMatchObject([{ id: post(2), parentId: post(1) }])
  })

  test('re-renders only the lines that changed', async () => {
    const made = await view(0)
    const before = made.image.get().rows
    made.setFolded(post(4), true)
    const after = made.image.get().rows
    expect(after[1]).toBe(before[1])
    expect(after.at(-1)).not.toBe(before.at(-1))
  })
})

describe('replies in another order', () => {
  test('most reactions first, and later favourites do not move posts', async () => {
    await callAs(world.server, 'bob', 'POST', `/api/v1/statuses/${post(4)}/favourite`)
    const made = await view(0)
    made.setSort('reactions')
    expect(drawn(made)).toBe('0 -4 -1 --2 ---3 ----5')
    for (const name of ['ada', 'bob', 'mona'] as const) await callAs(world.server, name, 'POST', `/api/v1/statuses/${post(1)}/favourite`)
    posts.push(await postAs(world.server, 'mona', { status: 'Late', in_reply_to_id: post(0) }))
    await threadsOf(world.session).refresh(post(0))
    expect(drawn(made)).toBe('0 -4 -1 --2 ---3 ----5 -6')
    made.setSort('reactions')
    expect(drawn(made)).toBe('0 -1 --2 ---3 ----5 -4 -6')
  })

  test('followed accounts first, once relationships are fetched', async () => {
    const mona = (await world.server.account('mona')).id
    await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${mona}/follow`)
    const made = await view(0)
    made.setSort('followed')
    await settle()
    expect(drawn(made)).toBe('0 -4 -1 --2 ---3 ----5')
    made.setSort('time')
    expect(drawn(made)).toBe('0 -1 --2 ---3 ----5 -4')
  })

  test('newest first, below each post', async () => {
    const made = await view(0)
    made.setSort('newest')
    expect(drawn(made)).toBe('0 -4 -1 --2 ---3 ----5')
    posts.push(await postAs(world.server, 'mona', { status: 'Late', in_reply_to_id: post(1) }))
    await threadsOf(world.session).refresh(post(0))
    expect(drawn(made)).toBe('0 -4 -1 --6 --2 ---3 ----5')
  })

  test('stay for the next conversation, and change in all open ones', async () => {
    const first = await view(0)
    first.setSort('newest')
    const second = createThreadView(world.session, post(0), 'focus')
    expect(drawn(second)).toBe(drawn(first))
    second.setSort('time')
    expect(drawn(first)).toBe('0 -1 --2 ---3 ----5 -4')
    second.follow()()
    expect(drawn(second)).toBe(drawn(first))
  })

  test('followed people are first from the start if that was the last choice', async () => {
    const mona = (await world.server.account('mona')).id
    await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${mona}/follow`)
    settingsOf(world.session).set('conversationSort', 'followed')
    const made = await view(0)
    await settle()
    expect(drawn(made)).toBe('0 -4 -1 --2 ---3 ----5')
  })

  test('without relationships replies are sorted by time', async () => {
    world.server.fail('GET /api/v1/accounts/relationships', 500)
    const made = await view(0)
    made.setSort('followed')
    await settle()
    expect(drawn(made)).toBe('0 -1 --2 ---3 ----5 -4')
  })

  test('in a list the opened post and its ancestors are first', async () => {
    await callAs(world.server, 'bob', 'POST', `/api/v1/statuses/${post(5)}/favourite`)
    settingsOf(world.session).set('conversationDisplay', 'linear')
    const made = await view(1)
    made.setSort('reactions')
    expect(drawn(made)).toBe('0 1 5 2 3 4')
  })
})
