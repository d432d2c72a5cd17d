import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { picture, uploadAll } from '../harness/pictures.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { countOf, sees } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

const converse = oncePerProduct(async (product) => {
  const bob = await somebody(product, 'bob')
  const mediaIds = await uploadAll(bob, [{ bytes: await picture(90, 60), name: 'one.png', description: 'One' }])
  const root = await bob.post('Root. Who comes?', { mediaIds })
  const upper = await bob.post('Upper. I do.', { inReplyToId: root.id })
  const lower = await bob.post('Lower. I do not.', { inReplyToId: root.id })
  const deep = await bob.post('Deep. Why?', { inReplyToId: upper.id })
  await bob.post('Deeper. Because.', { inReplyToId: deep.id })
  return { root, upper, lower }
})

const outline = ({ page }: Scene) => new ThreadPage(page).outline()

/** A conversation as one opens it. */
export const threadEffects: EffectPage = {
  async open({ page, product }) {
    const { root } = await converse(product)
    const thread = new ThreadPage(page)
    await thread.open(root.id)
    await thread.status('Deeper.').root.waitFor()
  },
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

/** The part of a conversation below one of its posts, in a tree. */
export const treeEffects: EffectPage = {
  async open(scene) {
    const { page } = scene
    await threadEffects.open(scene)
    await chooseSettings(page, { conversationDisplay: 'tree', maxDepthInThread: 3 })
    const thread = new ThreadPage(page)
    await thread
      .line(/^(?!.*Root).*Upper/s)
      .getByRole('button', { name: '2 more replies' })
      .click()
    await thread.whole.waitFor()
  },
  effects: {
    conversationTreeAdvanced: { choose: true, see: sees('main button:has-text("Show 1 more repl")'), usual: false, changed: true },
    conversationTreeFadeAncestors: { choose: true, see: countOf('main [data-level][data-faded]'), usual: 0, changed: 1 },
    conversationOtherRepliesButton: {
      choose: 'inside',
      see: async ({ page }) => page.locator('main [data-inside]').filter({ hasText: /other/i }).count(),
      usual: 0,
      changed: 1,
    },
  },
}
