import { expect } from 'vitest'

import type { Visit } from '../appTest.tsx'
import { line, outline } from '../conversation.ts'
import { pngFile, uploadAll } from '../images.ts'
import type { TestServer } from '../TestServer.ts'
import { all, countOf } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

const inOrder = ['Root', 'Upper', 'Lower', 'Deep', 'Deeper']
const asTree = ['Root', '-Upper', '--Deep', '---Deeper', '-Lower']

async function openThread(server: TestServer, visit: Visit) {
  const bob = await server.somebody('bob')
  const mediaIds = await uploadAll(bob, [await pngFile('one.png')])
  const { id } = await bob.post('Root. Anybody here?', { mediaIds })
  const upper = await bob.post('Upper. I am.', { inReplyToId: id })
  await bob.post('Lower. I am not.', { inReplyToId: id })
  const deep = await bob.post('Deep. Why?', { inReplyToId: upper.id })
  await bob.post('Deeper. Because.', { inReplyToId: deep.id })
  const app = await visit(`/notice/${id}`, { as: 'ada' })
  await expect.poll(outline).toEqual(inOrder)
  return app
}

/** A conversation as it opens. */
export const threadEffects = {
  start: openThread,
  effects: {
    conversationDisplay: { choose: 'tree', see: outline, usual: inOrder, changed: asTree },
    conversationSort: { choose: 'newest', see: outline, usual: inOrder, changed: ['Root', 'Deeper', 'Deep', 'Lower', 'Upper'] },
    maxDepthInThread: {
      choose: 3,
      given: { conversationDisplay: 'tree' },
      see: outline,
      usual: asTree,
      changed: ['Root', '-Upper', '-Lower'],
    },
    hideAttachmentsInConv: { choose: true, see: countOf('main [data-size=lines]'), usual: 0, changed: 1 },
  },
} satisfies EffectPage

/** The part of a conversation below one of its posts, in a tree. */
export const treeEffects = {
  async start(server, visit) {
    const app = await openThread(server, visit)
    settingsOf(app.session).take({ conversationDisplay: 'tree', maxDepthInThread: 3 }, 'tab')
    await line(/^(?!.*Root).*Upper/s)
      .getByRole('button', { name: '2 more replies' })
      .click()
    await expect.poll(countOf('main button', 'Show all, ')).toBe(1)
    return app
  },
  effects: {
    conversationTreeAdvanced: { choose: true, see: countOf('main button', 'Show 1 more repl'), usual: 0, changed: 1 },
    conversationTreeFadeAncestors: { choose: true, see: countOf('main [data-level][data-faded]'), usual: 0, changed: 1 },
    conversationOtherRepliesButton: {
      choose: 'inside',
      see: () => all('main [data-inside]').filter(({ textContent }) => /other/i.test(textContent)).length,
      usual: 0,
      changed: 1,
    },
  },
} satisfies EffectPage
