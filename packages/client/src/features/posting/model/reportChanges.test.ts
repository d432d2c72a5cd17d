import { expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import { exampleDraft, exampleStatus } from '#test/examples.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { postStatus } from './postStatus.ts'
import { changesOf } from './reportChanges.ts'

test('what a server dropped of a post or changed is found, and nothing else is', () => {
  const draft = {
    text: 'x',
    visibility: 'unlisted' as const,
    spoilerText: 'ponds',
    poll: { options: ['a', 'b'], expiresIn: 60, multiple: false },
    quoteId: '7' as StatusId,
  }
  const status = exampleStatus('9', { visibility: 'public', spoilerText: '', poll: null, quote: null, content: '<p>x</p>' })
  const url = 'https://pond.example/7'
  expect(changesOf(draft, status, url)).toEqual(['composer.scope', 'composer.subject', 'composer.poll', 'post.quote'])
  const plain = { text: 'x', visibility: 'public' as const, spoilerText: '', poll: null, quoteId: null }
  expect(changesOf(plain, { ...status, spoilerText: 'added by the server' }, null)).toEqual([])
  // Friendica shows a direct post as one for followers, and a quote inside of the text.
  const shown = { ...status, visibility: 'private' as const, content: `<a href="${url}">x</a>` }
  expect(changesOf({ ...plain, visibility: 'direct', quoteId: draft.quoteId }, shown, url)).toEqual([])
  expect(changesOf({ ...plain, visibility: 'private' }, status, null)).toEqual(['composer.scope'])
})

test('the user is told of it, and can delete the post', async () => {
  const world = await openTestSession({
    through: (send) => async (url, init) => {
      const reply = await send(url, init)
      if (init.method !== 'POST' || !url.endsWith('/api/v1/statuses')) return reply
      const posted: unknown = await reply.json()
      return Response.json({ ...(posted as object), visibility: 'public' })
    },
  })
  const { session } = world
  const result = await postStatus(session, 'status', exampleDraft('x', { visibility: 'private' }))
  if (result.kind !== 'posted') throw new Error('Not posted.')
  const [notice] = session.notices.get()
  expect(notice).toMatchObject({ level: 'warning', messageKey: 'composer.changed', args: { part: { key: 'composer.scope' } } })
  notice?.action?.run()
  await expect.poll(() => session.entities.statuses.get(result.id)?.deleted).toBe(true)
  await world.close()
})
