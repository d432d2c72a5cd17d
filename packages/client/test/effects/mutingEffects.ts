import * as accounts from '@rookery/api/calls/accounts'
import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, post } from '#test/app/locators.ts'
import { text, textStart } from '#test/app/text.ts'
import { countOf, postWith } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'

/** Whether a post can be read, is covered, or is not there. */
const fateOf =
  (words: string, cover = words) =>
  () => {
    const found = [...document.querySelectorAll('main article')]
    if (found.some((article) => article.querySelector('[id^="content-"]')?.textContent.includes(words))) return 'shown'
    return found.some((article) => article.textContent.includes(cover)) ? 'covered' : 'gone'
  }

/** Posts that the reader does not want to read. */
export const mutingEffects: EffectPage = {
  async open({ server, visit }) {
    const [ada, bob, mona, dave] = await Promise.all([
      server.somebody('ada'),
      server.somebody('bob'),
      server.somebody('mona'),
      server.somebody('dave'),
    ])
    await accounts.updateCredentials(mona.client, { bot: true })
    await mona.post('The level by a machine #muting')
    await dave.post('Said by somebody muted #muting')
    await accounts.mute(ada.client, dave.account.id)
    const thread = await bob.post('The thread of it #muting')
    await statuses.mute(ada.client, thread.id)
    await bob.post('The heron eats #muting')
    await bob.post('The weir is open #muting')
    const app = await visit('/tag/muting', { as: 'ada' })
    await expect.poll(() => postWith('The weir is open')).toBeTruthy()
    return app
  },
  effects: {
    muteWords: { choose: ['heron'], see: fateOf('The heron eats', 'heron'), usual: 'shown', changed: 'covered' },
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
    hideMutedThreads: { choose: false, see: countOf('main article'), usual: 4, changed: 5 },
  },
}

/** Posts that mention somebody whom the reader has just blocked. Servers leave them out of later responses. */
export const blockedEffects: EffectPage = {
  async open({ server, visit }) {
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
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('profile.block.confirm') })
      .click()
    await expect.element(dialog(/./)).not.toBeInTheDocument()
    history.back()
    await expect.poll(() => postWith('Nobody says anything')).toBeTruthy()
    return app
  },
  effects: {
    hideThreadsWithBlockedUsers: { choose: true, see: countOf('main article'), usual: 2, changed: 1 },
  },
}
