import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { posts } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'
import { isSeen } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'

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

const notifications = () => page.getByRole('complementary', { name: text('shell.notifications') }).getByRole('article')

const notified = (words: string) => () => notifications().filter({ hasText: words }).elements().length

/** The home timeline and the notifications beside it. */
export const homeEffects: EffectPage = {
  async open({ server, visit }) {
    const [ada, bob, mona] = await Promise.all([server.somebody('ada'), server.somebody('bob'), server.somebody('mona')])
    await ada.follow('bob')
    const asked = await mona.post('Is the ferry running?')
    await bob.post('@mona not today', { inReplyToId: asked.id })
    const said = await ada.post('The bank has given way')
    for (const { client } of [bob, mona]) await statuses.favourite(client, said.id)
    await server.arrange('postFromElsewhere', { author: 'rita@remote.example', words: '@ada is it far?' })
    const app = await visit('/main/friends', { as: 'ada' })
    await expect.element(posts().first()).toBeInTheDocument()
    await expect.element(notifications().first()).toBeInTheDocument()
    return app
  },
  effects: {
    replyVisibility: {
      choose: 'following',
      see: () => posts().filter({ hasText: 'not today' }).elements().some(isSeen),
      usual: true,
      changed: false,
    },
    notificationVisibility: {
      choose: { ...allOn, likes: false },
      see: notified('The bank has given way'),
      usual: 1,
      changed: 0,
    },
    notificationGrouping: {
      choose: { likes: false, repeats: true, emojiReactions: true, follows: true },
      see: notified('The bank has given way'),
      usual: 1,
      changed: 2,
    },
    notificationsFrom: { choose: 'following', see: notified('is it far?'), usual: 1, changed: 0 },
    notificationsNotFromNew: { choose: true, see: notified('is it far?'), usual: 1, changed: 0 },
    notificationsNotFromServers: { choose: ['remote.example'], see: notified('is it far?'), usual: 1, changed: 0 },
  },
}
