import { somebody } from '../harness/arrange.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { postFromElsewhere } from '../harness/postFromElsewhere.ts'
import * as statuses from '@rookery/api/calls/statuses'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import { sees, post } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

const fill = oncePerProduct(async (product) => {
  const [ada, bob, mona] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob'), somebody(product, 'mona')])
  await ada.follow('bob')
  const asked = await mona.post('Is the ferry running?')
  await bob.post('@mona not today', { inReplyToId: asked.id })
  const said = await ada.post('The bank has given way')
  for (const { client } of [bob, mona]) await statuses.favourite(client, said.id)
  await postFromElsewhere(product, 'rita@remote.example', '@ada is it far?')
})

const allOn = {
  follows: true,
  mentions: true,
  likes: true,
  repeats: true,
  moves: true,
  emojiReactions: true,
  followRequest: true,
  polls: true,
}

const told =
  (words: string) =>
  ({ page }: Scene) =>
    new NotificationsColumn(page).items.filter({ hasText: words }).count()

/** One's own timeline, and the notifications beside it. */
export const homeEffects: EffectPage = {
  async open({ page, product }) {
    await fill(product)
    const timeline = new TimelinePage(page)
    await timeline.open('home')
    await timeline.posts.first().waitFor()
    await new NotificationsColumn(page).items.first().waitFor()
  },
  effects: {
    replyVisibility: { choose: 'following', see: sees(post('not today')), usual: true, changed: false },
    notificationVisibility: {
      choose: { ...allOn, likes: false },
      see: told('The bank has given way'),
      usual: 1,
      changed: 0,
    },
    notificationGrouping: {
      choose: { likes: false, repeats: true, emojiReactions: true, follows: true },
      see: told('The bank has given way'),
      usual: 1,
      changed: 2,
    },
    notificationsFrom: { choose: 'following', see: told('is it far?'), usual: 1, changed: 0 },
    notificationsNotFromNew: { choose: true, see: told('is it far?'), usual: 1, changed: 0 },
    notificationsNotFromServers: { choose: ['remote.example'], see: told('is it far?'), usual: 1, changed: 0 },
  },
}
