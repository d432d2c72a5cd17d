import { expect, test } from 'vitest'
import { createTestBrowser, openTestSession } from '#test/openTestSession.ts'
import { emojiMemoryOf } from './EmojiMemory.ts'

test('the most recent emoji are first, once each, and 42 of them are stored', async () => {
  const browser = createTestBrowser()
  const { session, close, server } = await openTestSession({ browser })
  const memory = await emojiMemoryOf.ready(session)
  for (let index = 0; index < 50; index += 1) await memory.use(`:bird${index}:`)
  await memory.use(':bird30:')
  expect(memory.get().recent).toHaveLength(42)
  expect(memory.get().recent.slice(0, 3)).toEqual([':bird30:', ':bird49:', ':bird48:'])
  await memory.setTone(3)
  await session.close()
  const again = await openTestSession({ browser, server })
  const stored = (await emojiMemoryOf.ready(again.session)).get()
  expect(stored.tone).toBe(3)
  expect(stored.recent[0]).toBe(':bird30:')
  await again.close()
  await close()
})

test('an emoji of another server is not stored', async () => {
  const { session, close } = await openTestSession()
  const memory = await emojiMemoryOf.ready(session)
  await memory.use(':blobcat@far.example:')
  expect(memory.get().recent).toEqual([])
  await close()
})

test('emoji that another window used meanwhile stay', async () => {
  const browser = createTestBrowser()
  const first = await openTestSession({ browser })
  const second = await openTestSession({ browser, server: first.server })
  const [here, there] = await Promise.all([emojiMemoryOf.ready(first.session), emojiMemoryOf.ready(second.session)])
  await here.use('🎉')
  await there.use('🐦')
  expect(there.get().recent).toEqual(['🐦', '🎉'])
  await second.close()
  await first.close()
})

test.each([null, 'birds', { recent: 'x', tone: 9 }, { recent: [1, null, 'a@b', '🎉'], tone: '2' }])(
  'malformed data of an older version (%j) is ignored',
  async (stored) => {
    const browser = createTestBrowser()
    const first = await openTestSession({ browser })
    for (const database of browser.databases.values()) database.set('emoji', stored)
    const memory = await emojiMemoryOf.ready(first.session)
    expect(memory.get().tone).toBe(0)
    expect(memory.get().recent.every((name) => name === '🎉')).toBe(true)
    await first.close()
  },
)
