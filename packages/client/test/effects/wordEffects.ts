import * as reactions from '@rookery/api/calls/reactions'
import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, post, posts } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'
import { countIn, countOf, drawn, first, isSeen, postWith, withText } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'

/** The link to somebody in the post that mentions two people. */
function mention(name: string): HTMLElement {
  const links = [...postWith('come and see').querySelectorAll<HTMLElement>('[id^="content-"] a')]
  const found = links.find((link) => link.textContent.includes(`@${name}`))
  if (!found) throw new Error(`The post does not mention ${name}.`)
  return found
}

/** How the words of a post are shown. */
export const wordEffects: EffectPage = {
  async open({ server, visit }) {
    const [bob, mona] = await Promise.all([server.somebody('bob'), server.somebody('mona')])
    await server.arrange('postFromElsewhere', { author: 'rita@remote.example', words: 'Rain here, too #words' })
    await bob.post('#words\n> told you so')
    await bob.post('Shaken #words $[shake reeds]', { contentType: 'text/x.misskeymarkdown' })
    await bob.post('#words the cat :blobcat: sleeps')
    await bob.post('#words knee-deep', { spoilerText: 'Mud' })
    await mona.post('#words @ada @rita@remote.example come and see')
    const liked = await bob.post('#words well liked')
    await statuses.favourite(mona.client, liked.id)
    await reactions.add(mona.client, liked.id, '🦆')
    const app = await visit('/tag/words', { as: 'ada' })
    await expect.element(posts().filter({ hasText: 'Rain here' })).toBeInTheDocument()
    return app
  },
  effects: {
    absoluteTimes: {
      choose: true,
      see: () => /\d+\/\d+/.test(first('time', postWith('well liked')).textContent),
      usual: false,
      changed: true,
    },
    collapseMessageWithSubject: {
      choose: false,
      see: () =>
        [...document.querySelectorAll('main [id^="content-"]')].some(
          (content) => content.textContent.includes('knee-deep') && isSeen(content),
        ),
      usual: false,
      changed: true,
    },
    greentext: {
      choose: true,
      see: () => {
        const line = page.getByRole('main').getByText('told you so').last().element()
        return getComputedStyle(line).color !== getComputedStyle(postWith('told you so')).color
      },
      usual: false,
      changed: true,
    },
    renderMisskeyMarkdown: { choose: false, see: countIn('Shaken', '[data-mfm=shake]'), usual: 1, changed: 0 },
    padEmoji: { choose: false, see: countOf('main img[alt=":blobcat:"][data-padded]'), usual: 1, changed: 0 },
    hidePostStats: {
      choose: true,
      see: () => post('well liked').favourite.element().textContent.includes('1'),
      usual: true,
      changed: false,
    },
    emojiReactionsOnTimeline: {
      choose: false,
      see: () => [...postWith('well liked').querySelectorAll('ul')].some((list) => list.textContent.includes('🦆') && isSeen(list)),
      usual: true,
      changed: false,
    },
    mentionLinkDisplay: { choose: 'full', see: () => mention('rita').textContent.includes('remote.example'), usual: false, changed: true },
    mentionLinkShowTooltip: { choose: false, see: () => mention('ada').getAttribute('title'), usual: '@ada', changed: null },
    mentionLinkShowAvatar: {
      choose: true,
      see: () => isSeen(mention('ada').querySelector('img, [data-empty]')),
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
    mentionLinkShowYous: {
      choose: true,
      see: () => mention('ada').textContent.includes(text('account.you')),
      usual: false,
      changed: true,
    },
    mentionLinkBoldenYou: {
      choose: false,
      see: () => Number(getComputedStyle(mention('ada')).fontWeight) > 500,
      usual: true,
      changed: false,
    },
    highlights: {
      choose: { bob: { type: 'side', color: '#44aa66' } },
      see: () =>
        [...document.querySelectorAll('main [data-highlight=side]')].some(
          (card) => card.textContent.includes('well liked') && isSeen(card),
        ),
      usual: false,
      changed: true,
    },
    accountPopovers: {
      choose: false,
      async see({ app }) {
        const card = dialog(text('popover.account'))
        await post('well liked').author.hover()
        await app.advance(2000)
        await drawn()
        const appears = card.elements().length > 0
        await page.getByRole('banner').hover()
        await app.advance(2000)
        await expect.element(card).not.toBeInTheDocument()
        return appears
      },
      usual: true,
      changed: false,
    },
    pressOpensPost: {
      choose: false,
      async see({ app }) {
        await post('well liked').content.click()
        await drawn()
        // A press opens the post only once no second one can follow.
        await app.advance(300)
        const opens = await expect
          .poll(() => location.pathname, { timeout: 600 })
          .toMatch(/^\/notice\//)
          .then(
            () => true,
            () => false,
          )
        if (opens) history.back()
        await expect.poll(() => withText('#words').length).toBeGreaterThan(0)
        await expect.poll(() => location.pathname).toBe('/tag/words')
        return opens
      },
      usual: true,
      changed: false,
    },
  },
}
