import { expect, test } from 'vitest'

import { messageText, type Message } from '#features/notices/model/Message.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import type { Translate } from '#i18n/t.ts'

import { joinSentences } from './joinSentences.ts'
import { spokenName, spokenText, type PostFacts } from './statusSummary.ts'

const plain: PostFacts = {
  author: 'Bob',
  repeatedBy: null,
  replyTo: null,
  time: '5 minutes ago',
  edited: false,
  subject: '',
  closed: false,
  text: 'Slow water',
  attachments: [],
  sensitive: false,
  mediaFilter: null,
  poll: null,
  quoted: undefined,
  link: null,
  visibility: 'public',
  replies: 0,
  repeats: 0,
  favourites: 0,
  reactions: 0,
  done: [],
}

async function announcedIn(code: 'en' | 'ar', messagesIn: (t: Translate) => readonly Message[]): Promise<string> {
  const language = createInterfaceLanguage(null)
  await language.choose(code)
  const { t } = language.current()
  return joinSentences(
    t,
    messagesIn(t).map((message) => messageText(t, message)),
  )
}

const names: readonly [what: string, facts: Partial<PostFacts>, english: string][] = [
  ['a post', {}, 'Bob, 5 minutes ago.'],
  ['a repeat', { repeatedBy: 'Mona' }, 'Bob, repeated by Mona, 5 minutes ago.'],
  ['an answer', { replyTo: 'Ada' }, 'Bob, answering Ada, 5 minutes ago.'],
  ['a repeated answer', { repeatedBy: 'Mona', replyTo: 'Ada' }, 'Bob, repeated by Mona, answering Ada, 5 minutes ago.'],
]

test.each(names)('%s is named by its author and time', async (_what, facts, english) => {
  expect(await announcedIn('en', () => spokenName({ ...plain, ...facts }))).toBe(english)
})

const texts: readonly [what: string, facts: Partial<PostFacts>, english: string][] = [
  ['words alone', {}, 'Slow water. Public.'],
  ['no words', { text: '', attachments: ['image'] }, '1 picture. Public.'],
  ['a subject that is open', { subject: 'Eels' }, 'Subject: Eels. Slow water. Public.'],
  [
    'a subject that is closed keeps the rest to itself',
    { subject: 'Eels', closed: true, link: 'Wrens' },
    'Subject: Eels. The rest is closed. Public.',
  ],
  [
    'files of each kind',
    { attachments: ['image', 'image', 'gifv', 'video', 'audio', 'unknown'] },
    'Slow water. 2 pictures. 2 videos. 1 sound recording. 1 file. Public.',
  ],
  [
    'filtered pictures',
    { attachments: ['image'], mediaFilter: 'Spiders' },
    'Slow water. Covered by your filter “Spiders”. 1 picture. Public.',
  ],
  ['sensitive pictures', { attachments: ['image'], sensitive: true }, 'Slow water. Marked as sensitive. 1 picture. Public.'],
  ['a poll', { poll: { options: 2, over: false } }, 'Slow water. Poll with 2 options. Public.'],
  ['a poll that is over', { poll: { options: 3, over: true } }, 'Slow water. Poll that has ended, with 3 options. Public.'],
  ['a quote', { quoted: 'Ada' }, 'Slow water. Quotes Ada. Public.'],
  ['a quote that is not shown', { quoted: null }, 'Slow water. Quotes a post that is not shown. Public.'],
  [
    'texts that end in a punctuation mark',
    { subject: 'Eels?', text: 'They (all) slept …', link: '“Wrens!”' },
    'Subject: Eels? They (all) slept … Links to “Wrens!” Public.',
  ],
  ['paragraphs', { text: 'Slow water\n\nStill\nwater #reeds' }, 'Slow water. Still water #reeds. Public.'],
  ['a question in Arabic', { text: 'أين الماء؟' }, 'أين الماء؟ Public.'],
  ['a link', { link: 'Wrens' }, 'Slow water. Links to Wrens. Public.'],
  ['an edited post', { edited: true }, 'Edited. Slow water. Public.'],
  ['a direct post', { visibility: 'direct' }, 'Slow water. Only for the people mentioned.'],
  ['a post for followers', { visibility: 'private' }, 'Slow water. For followers only.'],
  [
    'counts, each in words',
    { replies: 1, repeats: 2, favourites: 1, reactions: 4 },
    'Slow water. Public. 1 reply. 2 repeats. 1 favorite. 4 reactions.',
  ],
  [
    'the reader’s actions',
    { done: ['repeat', 'favourite', 'bookmark'] },
    'Slow water. Public. You repeated it. You favorited it. You bookmarked it.',
  ],
]

test.each(texts)('%s', async (_what, facts, english) => {
  expect(await announcedIn('en', (t) => spokenText(t, { ...plain, ...facts }))).toBe(english)
})

test('a long text is cut between two words', async () => {
  const received = await announcedIn('en', (t) => spokenText(t, { ...plain, text: 'still water '.repeat(80) }))
  expect(received.length).toBeLessThan(330)
  expect(received).toMatch(/(still|water) … Public\.$/)
})

const counts: readonly [count: number, arabic: string][] = [
  [1, 'صورة واحدة.'],
  [2, 'صورتان.'],
  [3, '٣ صور.'],
  [11, '١١ صورة.'],
]

test('pictures are counted in the plural forms of Arabic', async () => {
  for (const [count, arabic] of counts) {
    const attachments = Array.from({ length: count }, () => 'image' as const)
    const received = await announcedIn('ar', (t) => spokenText(t, { ...plain, text: '', attachments }))
    const [first] = received.split('.')
    expect([arabic, arabic.replace('٣', '3').replace('١١', '11')], received).toContain(`${first}.`)
  }
})

test('full stops and spaces between sentences are those of the language', () => {
  const signs: Record<string, string> = { 'announce.sentence': '。', 'announce.joined': '' }
  const t: Translate = (id, args = {}) => Object.values(args).join('') + (signs[id] ?? '')
  const [spoken] = spokenText(t, { ...plain, text: '水辺\n\n葦？\n\n鷺' })
  expect(spoken).toEqual({ key: 'announce.text', args: { text: '水辺。葦？鷺。' } })
  expect(joinSentences(t, ['水辺。', '公開。'])).toBe('水辺。公開。')
  expect(joinSentences(t, [])).toBe('')
})
