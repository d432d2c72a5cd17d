import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { pngFile, uploadAll } from '#test/app/pictures.ts'
import { textStart } from '#test/app/text.ts'
import { countOf, isSeen, postWith } from './seeing.ts'
import type { EffectPage, Opening } from './SettingEffect.ts'

/** The first words of the posts in their order, each indented by its level. */
function outline(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-level]')].map((line) => {
    const words =
      line.querySelector('[id^="content-"], [id^="folded-"], [id^="missing-"]')?.textContent ?? line.querySelector('article')?.textContent
    return '-'.repeat(Number(line.dataset['level'])) + (words?.split('.')[0] ?? '')
  })
}

async function openThread({ server, visit }: Opening) {
  const bob = await server.somebody('bob')
  const mediaIds = await uploadAll(bob, [await pngFile('hue200.png', 200, [90, 60])])
  const root = await bob.post('Root. Which of you comes?', { mediaIds })
  const upper = await bob.post('Upper. I do.', { inReplyToId: root.id })
  await bob.post('Lower. I do not.', { inReplyToId: root.id })
  const deep = await bob.post('Deep. Why?', { inReplyToId: upper.id })
  await bob.post('Deeper. Because.', { inReplyToId: deep.id })
  const app = await visit(`/notice/${root.id}`, { as: 'ada' })
  await expect.poll(() => postWith('Deeper.')).toBeTruthy()
  return app
}

/** A whole conversation. */
export const threadEffects: EffectPage = {
  open: openThread,
  effects: {
    conversationDisplay: {
      choose: 'tree',
      see: outline,
      usual: ['Root', 'Upper', 'Lower', 'Deep', 'Deeper'],
      changed: ['Root', '-Upper', '--Deep', '---Deeper', '-Lower'],
    },
    conversationSort: {
      choose: 'newest',
      see: outline,
      usual: ['Root', 'Upper', 'Lower', 'Deep', 'Deeper'],
      changed: ['Root', 'Deeper', 'Deep', 'Lower', 'Upper'],
    },
    maxDepthInThread: {
      choose: 3,
      given: { conversationDisplay: 'tree' },
      see: outline,
      usual: ['Root', '-Upper', '--Deep', '---Deeper', '-Lower'],
      changed: ['Root', '-Upper', '-Lower'],
    },
    hideAttachmentsInConv: { choose: true, see: countOf('main [data-size=lines]'), usual: 0, changed: 1 },
  },
}

/** The part of a conversation below one of its posts, as a tree. */
export const treeEffects: EffectPage = {
  async open(opening) {
    const app = await openThread(opening)
    app.session.settings.take({ conversationDisplay: 'tree', maxDepthInThread: 3 }, 'tab')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: '2 more replies' }).click()
    await expect.element(main.getByRole('button', { name: textStart('thread.whole') })).toBeInTheDocument()
    return app
  },
  effects: {
    conversationTreeAdvanced: {
      choose: true,
      see: () =>
        [...document.querySelectorAll('main button')].some((button) => button.textContent.includes('Show 1 more repl') && isSeen(button)),
      usual: false,
      changed: true,
    },
    conversationTreeFadeAncestors: { choose: true, see: countOf('main [data-level][data-faded]'), usual: 0, changed: 1 },
    conversationOtherRepliesButton: {
      choose: 'inside',
      see: () => [...document.querySelectorAll('main [data-inside]')].filter((one) => /other/i.test(one.textContent)).length,
      usual: 0,
      changed: 1,
    },
  },
}
