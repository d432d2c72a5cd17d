import * as accounts from '@rookery/api/calls/accounts'
import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { dialog, post, posts } from '../locators.ts'
import { text, textStart } from '../text.ts'
import { countOf } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'

/** Whether a post is shown, covered or hidden. */
const fateOf =
  (words: string, cover = words) =>
  (): string => {
    if (countOf('main article [id^="content-"]', words)() > 0) return 'shown'
    return countOf('main article', cover)() > 0 ? 'covered' : 'gone'
  }

/** Settings that hide posts. */
export const mutingEffects = {
  async start(server, visit) {
    const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
    const [mona, dave] = await Promise.all([server.somebody('mona'), server.somebody('dave')])
    await accounts.updateCredentials(mona.client, { bot: true })
    await mona.post('The level by a machine #muting')
    await dave.post('Said by somebody muted #muting')
    await accounts.mute(ada.client, dave.account.id)
    const thread = await bob.post('The thread of it #muting')
    await statuses.mute(ada.client, thread.id)
    await bob.post('The heron eats #muting')
    await bob.post('Read https://news.example/kingfisher #muting')
    await bob.post('The weir is open #muting')
    const app = await visit('/tag/muting', { as: 'ada' })
    await expect.element(post('The weir is open').content).toBeVisible()
    return app
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
} satisfies EffectPage

/** Posts that mention an account that was just blocked. Later responses of the server leave them out. */
export const blockedEffects = {
  async start(server, visit) {
    const mona = await server.somebody('mona')
    await mona.post('As @dave says, the bridge is up #bridges')
    await mona.post('Nobody says anything #bridges')
    const app = await visit('/tag/bridges', { as: 'bob' })
    await post('the bridge is up').content.getByRole('link', { name: '@dave' }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: text('profile.more') })
      .click()
    await page.getByRole('menuitem', { name: textStart('profile.block') }).click()
    await dialog(/./)
      .getByRole('button', { name: text('profile.block.confirm') })
      .click()
    await expect.element(dialog(/./)).not.toBeInTheDocument()
    history.back()
    await expect.element(post('Nobody says anything').content).toBeVisible()
    return app
  },
  effects: {
    hideThreadsWithBlockedUsers: { choose: true, see: () => posts().elements().length, usual: 2, changed: 1 },
  },
} satisfies EffectPage
