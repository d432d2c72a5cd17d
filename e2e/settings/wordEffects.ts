import * as reactions from '@rookery/api/calls/reactions'
import * as statuses from '@rookery/api/calls/statuses'

import { somebody } from '../harness/arrange.ts'
import { postFromElsewhere } from '../harness/postFromElsewhere.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { text } from '../harness/text.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import { attributeOf, countOf, drawn, post, sees, styleOf } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'

const fill = oncePerProduct(async (product) => {
  const [bob, mona] = await Promise.all([somebody(product, 'bob'), somebody(product, 'mona')])
  await postFromElsewhere(product, 'rita@remote.example', 'Rain here, too #words')
  await bob.post('#words\n> told you so')
  await bob.post('Shaken #words $[shake reeds]', { contentType: 'text/x.misskeymarkdown' })
  await product.instance.context.db.updateTable('custom_emojis').set({ image_url: '/favicon.png' }).execute()
  await bob.post('#words the cat :blobcat: sleeps')
  await bob.post('#words knee-deep', { spoilerText: 'Mud' })
  await mona.post('#words @ada @rita@remote.example come and see')
  const liked = await bob.post('#words well liked')
  await statuses.favourite(mona.client, liked.id)
  await reactions.add(mona.client, liked.id, '🦆')
})

const cat = 'img[alt=":blobcat:"]'
const mentions = 'come and see'

/** What stands in the link to somebody in the post that speaks to two people. */
const mention = (name: string, inside = '') => `${post(mentions)} [id^="content-"] a:has-text("@${name}")${inside}`

/** How the words of a post are shown. */
export const wordEffects: EffectPage = {
  async open({ page, product }) {
    await fill(product)
    await page.goto('/tag/words')
    await page.locator(post('well liked')).waitFor()
  },
  effects: {
    absoluteTimes: {
      choose: true,
      see: async ({ page }) =>
        /\d+\/\d+/.test(
          await page
            .locator(`${post('well liked')} time`)
            .first()
            .innerText(),
        ),
      usual: false,
      changed: true,
    },
    collapseMessageWithSubject: { choose: false, see: ({ page }) => page.getByText('knee-deep').isVisible(), usual: false, changed: true },
    greentext: {
      choose: true,
      see: ({ page }) =>
        page
          .getByRole('main')
          .getByText('told you so')
          .last()
          .evaluate((line) => getComputedStyle(line).color !== getComputedStyle(line.closest('article') ?? line).color),
      usual: false,
      changed: true,
    },
    renderMisskeyMarkdown: { choose: false, see: sees(`${post('Shaken')} [data-mfm=shake]`), usual: true, changed: false },
    padEmoji: { choose: false, see: countOf(`main ${cat}[data-padded]`), usual: 1, changed: 0 },
    hidePostStats: {
      choose: true,
      see: async ({ page }) => (await StatusCardPage.showing(page, 'well liked').favourite.innerText()).includes('1'),
      usual: true,
      changed: false,
    },
    emojiReactionsOnTimeline: {
      choose: false,
      see: sees(`${post('well liked')} ul:has-text("🦆")`),
      usual: true,
      changed: false,
    },
    mentionLinkDisplay: { choose: 'full', see: sees(mention('rita', ':has-text("remote.example")')), usual: false, changed: true },
    mentionLinkShowTooltip: { choose: false, see: attributeOf(mention('ada'), 'title'), usual: '@ada', changed: null },
    mentionLinkShowAvatar: {
      choose: true,
      see: sees(mention('ada', ` img, ${mention('ada', ' [data-empty]')}`)),
      usual: false,
      changed: true,
    },
    mentionLinkFadeDomain: {
      choose: false,
      given: { mentionLinkDisplay: 'full' },
      see: countOf(mention('rita', ' [data-faded]')),
      usual: 1,
      changed: 0,
    },
    mentionLinkShowYous: {
      choose: true,
      see: async ({ page }) => (await page.locator(mention('ada')).innerText()).includes(text('account.you')),
      usual: false,
      changed: true,
    },
    mentionLinkBoldenYou: {
      choose: false,
      see: async (scene) => Number(await styleOf(mention('ada'), 'font-weight')(scene)) > 500,
      usual: true,
      changed: false,
    },
    highlights: {
      choose: { bob: { type: 'side', color: '#44aa66' } },
      see: sees('main [data-highlight=side]:has-text("well liked")'),
      usual: false,
      changed: true,
    },
    pressOpensPost: {
      choose: false,
      async see(scene) {
        const { page } = scene
        const words = page.getByRole('main').getByText('well liked')
        await words.click()
        // A press opens the post once no second one can follow, after a quarter of a second.
        const opens = await page.waitForURL(/\/notice\//, { timeout: 1500 }).then(
          () => true,
          () => false,
        )
        if (opens) await page.goBack()
        await words.waitFor()
        await drawn(scene)
        return opens
      },
      usual: true,
      changed: false,
    },
  },
}
