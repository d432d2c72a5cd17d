import * as reactions from '@rookery/api/calls/reactions'
import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { post } from '../locators.ts'
import { text } from '../text.ts'
import { all, countIn, countOf, drawn, find, postWith, reads, sees } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'

/** The link to an account in the post that mentions two of them. */
function mention(name: string): HTMLElement {
  const link = [...postWith('come and see').querySelectorAll<HTMLElement>('[id^="content-"] a')].find(({ textContent }) =>
    textContent.includes(`@${name}`),
  )
  if (!link) throw new Error(`${name} is not mentioned.`)
  return link
}

/** Display of a post's text. */
export const wordEffects = {
  async start(server, visit) {
    const [bob, mona] = await Promise.all([server.somebody('bob'), server.somebody('mona')])
    await server.arrange('postFromElsewhere', { author: 'rita@remote.example', words: 'Rain here, too #words' })
    await bob.post('#words\n> told you so')
    await bob.post('Shaken #words $[shake reeds]', { contentType: 'text/x.misskeymarkdown' })
    await bob.post('#words the cat :blobcat: sleeps')
    await bob.post('#words knee-deep', { spoilerText: 'Mud' })
    await mona.post('#words @ada @rita@remote.example come and see')
    await mona.post('#words Which pond?', { poll: { options: ['East', 'West'], expiresIn: 3600, multiple: false } })
    const liked = await bob.post('#words well liked')
    await statuses.favourite(mona.client, liked.id)
    await reactions.add(mona.client, liked.id, '🦆')
    const app = await visit('/tag/words', { as: 'ada' })
    await expect.element(post('well liked').content).toBeVisible()
    return app
  },
  effects: {
    absoluteTimes: {
      choose: true,
      see: () => /\d+\/\d+/.test(postWith('well liked').querySelector('time')?.textContent ?? ''),
      usual: false,
      changed: true,
    },
    collapseMessageWithSubject: { choose: false, see: reads('main', 'knee-deep'), usual: false, changed: true },
    greentext: {
      choose: true,
      see() {
        const line = all('main article *', 'told you so').at(-1)
        return line && getComputedStyle(line).color !== getComputedStyle(postWith('told you so')).color
      },
      usual: false,
      changed: true,
    },
    renderMisskeyMarkdown: { choose: false, see: countIn('Shaken', '[data-mfm=shake]'), usual: 1, changed: 0 },
    pollResultsFirst: { choose: true, see: countIn('Which pond', 'input[type=radio]'), usual: 2, changed: 0 },
    padEmoji: { choose: false, see: countOf('main img[alt=":blobcat:"][data-padded]'), usual: 1, changed: 0 },
    hidePostStats: {
      choose: true,
      see: () => post('well liked').favourite.element().textContent.includes('1'),
      usual: true,
      changed: false,
    },
    emojiReactionsOnTimeline: { choose: false, see: countIn('well liked', 'ul', '🦆'), usual: 1, changed: 0 },
    mentionLinkDisplay: { choose: 'full', see: () => mention('rita').innerText.includes('remote.example'), usual: false, changed: true },
    mentionLinkShowTooltip: { choose: false, see: () => mention('ada').title, usual: '@ada', changed: '' },
    mentionLinkShowAvatar: {
      choose: true,
      see: () => mention('ada').querySelector('img, [data-empty]') !== null,
      usual: false,
      changed: true,
    },
    mentionLinkFadeDomain: {
      choose: false,
      given: { mentionLinkDisplay: 'full' },
      see: () => mention('rita').querySelectorAll('[data-faded]').length,
      usual: 1,
      changed: 0,
    },
    mentionLinkShowYous: { choose: true, see: () => mention('ada').innerText.includes(text('account.you')), usual: false, changed: true },
    mentionLinkBoldenYou: {
      choose: false,
      see: () => Number(getComputedStyle(mention('ada')).fontWeight) > 500,
      usual: true,
      changed: false,
    },
    highlights: {
      choose: { bob: { type: 'side', color: '#44aa66' } },
      see: sees('main [data-highlight=side]', 'well liked'),
      usual: false,
      changed: true,
    },
    pressOpensPost: {
      choose: false,
      async see({ app }) {
        await page.getByRole('main').getByText('well liked').click()
        // A press opens the post once no second one can follow.
        await app.advance(500)
        await drawn()
        const opens = location.pathname.startsWith('/notice/')
        if (opens) history.back()
        await expect.poll(() => location.pathname).toBe('/tag/words')
        await expect.poll(() => find('main h1').textContent).toContain('#words')
        await expect.element(post('well liked').content).toBeVisible()
        return opens
      },
      usual: true,
      changed: false,
    },
  },
} satisfies EffectPage
