import * as accounts from '@rookery/api/calls/accounts'
import * as statuses from '@rookery/api/calls/statuses'

import { somebody } from '../harness/arrange.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { countOf } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

const fill = oncePerProduct(async (product) => {
  const [ada, bob, mona, dave] = await Promise.all(['ada', 'bob', 'mona', 'dave'].map((name) => somebody(product, name)))
  if (!ada || !bob || !mona || !dave) throw new Error('Somebody of the seed is missing.')
  await accounts.updateCredentials(mona.client, { bot: true })
  await mona.post('The level by a machine #muting')
  await dave.post('Said by somebody muted #muting')
  await accounts.mute(ada.client, dave.account.id)
  const thread = await bob.post('The thread of it #muting')
  await statuses.mute(ada.client, thread.id)
  await bob.post('The heron eats #muting')
  await bob.post('Read https://news.example/kingfisher #muting')
  await bob.post('The weir is open #muting')
})

/** What becomes of a post: whether it is read, covered, or not there. */
const fateOf =
  (words: string, cover = words) =>
  async ({ page }: Scene) => {
    const posts = page.getByRole('main').locator('article')
    if ((await posts.locator('[id^="content-"]').filter({ hasText: words }).count()) > 0) return 'shown'
    return (await posts.filter({ hasText: cover }).count()) > 0 ? 'covered' : 'gone'
  }

/** What the reader does not want to read. */
export const mutingEffects: EffectPage = {
  async open({ page, product }) {
    await fill(product)
    await page.goto('/tag/muting')
    await page.getByText('The weir is open').waitFor()
  },
  effects: {
    muteWords: { choose: ['heron'], see: fateOf('The heron eats', 'heron'), usual: 'shown', changed: 'covered' },
    muteWordsInAddresses: {
      choose: false,
      given: { muteWords: ['kingfisher'] },
      see: fateOf('news.example/kingfisher', 'kingfisher'),
      usual: 'covered',
      changed: 'shown',
    },
    muteRules: {
      choose: { 'phrase:heron eats': { kind: 'phrase', text: 'heron eats', until: null, contexts: ['public'], hides: false } },
      see: fateOf('The heron eats', 'heron eats'),
      usual: 'shown',
      changed: 'covered',
    },
    hideWordFilteredPosts: {
      choose: true,
      given: { muteWords: ['heron'] },
      see: fateOf('The heron eats', 'heron'),
      usual: 'covered',
      changed: 'gone',
    },
    hideFilteredStatuses: {
      choose: true,
      given: { muteWords: ['heron'] },
      see: fateOf('The heron eats', 'heron'),
      usual: 'covered',
      changed: 'gone',
    },
    muteBotStatuses: { choose: true, see: fateOf('by a machine', 'Mona'), usual: 'shown', changed: 'covered' },
    hideMutedPosts: { choose: true, see: fateOf('by somebody muted', 'Dave'), usual: 'covered', changed: 'gone' },
    hideMutedThreads: { choose: false, see: countOf('main article'), usual: 5, changed: 6 },
  },
}
