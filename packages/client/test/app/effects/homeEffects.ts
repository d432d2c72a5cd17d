import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'

import { posts } from '../locators.ts'
import { notificationsColumn } from '../notificationList.ts'
import { countOf } from './seeing.ts'
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

const notified = (words: string) => countOf('#notifications article', words)

/** The home timeline, and the notifications next to it. */
export const homeEffects = {
  async start(server, visit) {
    const [ada, bob, mona] = await Promise.all([server.somebody('ada'), server.somebody('bob'), server.somebody('mona')])
    await ada.follow('bob')
    const question = await mona.post('Is the ferry running?')
    await bob.post('@mona not today', { inReplyToId: question.id })
    const announced = await ada.post('The bank has given way')
    for (const { client } of [bob, mona]) await statuses.favourite(client, announced.id)
    await server.arrange('postFromElsewhere', { author: 'rita@remote.example', words: '@ada is it far?' })
    const app = await visit('/main/friends', { as: 'ada' })
    await expect.element(posts().first()).toBeVisible()
    await expect.element(notificationsColumn().getByRole('article').first()).toBeVisible()
    return app
  },
  effects: {
    replyVisibility: { choose: 'following', see: countOf('main article[data-status]', 'not today'), usual: 1, changed: 0 },
    notificationVisibility: { choose: { ...allOn, likes: false }, see: notified('The bank has given way'), usual: 1, changed: 0 },
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
} satisfies EffectPage
