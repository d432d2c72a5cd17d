import type { Page } from 'playwright-core'

import { chooseSettings } from '../harness/chooseSettings.ts'
import { breakCalls } from '../harness/faults.ts'
import { label, textStart } from '../harness/text.ts'
import { MediaViewer } from '../pages/MediaViewer.ts'
import { StatusCard } from '../pages/StatusCard.ts'
import { noticeOf } from './noticeOf.ts'
import type { Screen } from './Screen.ts'

/** Posts of the seed, each for what it holds. (Bob has muted theo, who is seen as others see him.) */
const held: readonly (readonly [name: string, words: string, as?: string])[] = [
  ['every effect', 'Ta-da!'],
  ['more effects', 'flipped'],
  ['code', 'The query that made the timeline fast'],
  ['as a page', 'A heading, which this server makes plain'],
  ['greentext', 'be heron', 'ada'],
  ['both directions', 'of them shaped like a hat'],
  ['very long words', 'Rindfleischetikettierung'],
  ['only an emoji', '🪐'],
  ['many emoji', 'rook: :wren'],
  ['many mentions', 'springtij, lage pad dicht'],
  ['many tags', '#friday'],
  ['moving pictures', 'The same sky three times'],
  ['twenty pictures', 'Twenty at once'],
  ['film', 'Kolme sekuntia'],
  ['sound', 'The four ferries'],
  ['Flash', 'found my first game'],
  ['files', 'Both are real files'],
  ['lost picture', 'This one did not survive the move'],
  ['tall picture', 'scrolled the log', 'ada'],
  ['tiny picture', 'tiny picture of a big wave'],
  ['everything attached', 'everything i have on me'],
  ['several to choose', 'Which of these have you said out loud'],
  ['poll that is over', 'Wie viele Kabel'],
  ['own poll', 'Shall I paint the boat'],
  ['poll in Arabic', 'كوكب نرصد'],
  ['muted conversation', 'is a rook a large jackdaw'],
  ['parent gone', 'i also kept the receipt'],
  ['quote gone', 'what was this again', 'ada'],
  ['quote of a quote', 'quoting the quote'],

  ['from Misskey', 'harbour set tonight'],
  ['from Lemmy', 'Marrow show 2026'],
  ['from WordPress', 'The sea is a bad clerk'],
  ['from Friendica', 'Vom Leben am Stock'],
  ['from Akkoma', 'three registers in'],
  ['hostile', 'What a foreign server may send'],
  ['versions', 'one that I will not discuss'],
  ['reactions', 'the build is green now'],
]

const opened = (page: Page) => page.getByRole('dialog').waitFor()
const focused = (page: Page) => new StatusCard(page.getByRole('main').locator('article[data-focused]'))

async function chooseInMenu(page: Page, item: Parameters<typeof label>[0]) {
  await focused(page).menu.click()
  await page.getByRole('menuitem', { name: label(item) }).click()
}

/** Posts by what they hold, and what opens on them. */
export const postScreens: readonly Screen[] = [
  ...held.map(([name, words, as = 'bob']) => ({ name: `post, ${name}`, path: noticeOf(words), as })),
  {
    name: 'viewer',
    path: noticeOf('Four from the boat'),
    as: 'bob',
    prepare: async (page) => {
      await focused(page).root.locator('[data-press=media]').first().click()
      await new MediaViewer(page).counter.waitFor()
    },
  },
  {
    name: 'history',
    path: noticeOf('one that I will not discuss'),
    as: 'bob',
    prepare: async (page) => {
      await focused(page)
        .root.getByRole('button', { name: label('status.edited') })
        .click()
      await opened(page)
    },
  },
  {
    name: 'who favourited',
    path: noticeOf('which is the best bird?'),
    as: 'bob',
    prepare: async (page) => {
      await focused(page)
        .root.locator('button[aria-haspopup=dialog]')
        .filter({ hasText: /\d|[٠-٩]/ })
        .last()
        .click()
      await opened(page)
    },
  },
  {
    name: 'translated',
    path: noticeOf('Croissants : 12'),
    as: 'bob',
    prepare: async (page) => {
      await chooseInMenu(page, 'post.translate')
      await focused(page)
        .root.getByRole('region', { name: textStart('post.translatedFrom') })
        .waitFor()
    },
  },
  {
    name: 'repeat asked',
    path: noticeOf('Trezentos flamingos'),
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      await chooseSettings(page, { modalOnRepeat: true })
      await focused(page).repeat.click()
      await opened(page)
    },
  },
  {
    name: 'favourite refused',
    path: noticeOf('Trezentos flamingos'),
    as: 'bob',
    before: (page) =>
      breakCalls(page, 'POST', '/api/v1/statuses/*/favourite', { kind: 'status', status: 500, error: 'The pond has frozen' }),
    prepare: async (page) => {
      await focused(page).favourite.click()
      await focused(page).error.waitFor()
    },
  },
  {
    name: 'muted word',
    path: noticeOf('Trezentos flamingos'),
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      await chooseSettings(page, { muteWords: ['flamingos'] })
      await focused(page).show.waitFor()
    },
  },
]
