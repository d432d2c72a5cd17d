import type { Page } from 'playwright-core'

import { chooseSettings } from '../harness/chooseSettings.ts'
import { breakCalls } from '../harness/faults.ts'
import { label, textStart } from '../harness/text.ts'
import { MediaViewerPage } from '../pages/MediaViewerPage.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import { noticeOf } from './noticeOf.ts'
import type { ScreenCase } from './ScreenCase.ts'

interface Held {
  readonly name: string
  /** Part of its text or subject. */
  readonly words: string
  /** Bob by default. He has muted theo and Wilhelm and blocked z, whose posts other users see. */
  readonly as?: string
  /** Text that must be visible, so that the screenshot has the right name; `words` by default. */
  readonly shows?: string
  /** It is folded behind its subject. */
  readonly folded?: true
}

/** Posts of the seed by their content. */
const held: readonly Held[] = [
  { name: 'every effect', words: 'Ta-da!' },
  { name: 'more effects', words: 'flipped' },
  { name: 'code', words: 'The query that made the timeline fast' },
  { name: 'as a page', words: 'A heading, which this server makes plain' },
  { name: 'greentext', words: 'be heron', as: 'ada' },
  { name: 'both directions', words: 'of them shaped like a hat' },
  { name: 'very long words', words: 'Rindfleischetikettierung' },
  { name: 'only an emoji', words: '🪐' },
  { name: 'many emoji', words: 'rook: :wren', shows: '[id^="content-"] img' },
  { name: 'many mentions', words: 'springtij, lage pad dicht' },
  { name: 'many tags', words: '#friday' },
  { name: 'moving pictures', words: 'The same sky three times' },
  { name: 'twenty pictures', words: 'Twenty at once' },
  { name: 'film', words: 'Kolme sekuntia', shows: 'video' },
  { name: 'sound', words: 'The four ferries, played', shows: 'audio' },
  { name: 'Flash', words: 'found my first game' },
  { name: 'files', words: 'Both are real files' },
  { name: 'lost picture', words: 'This one did not survive the move' },
  { name: 'tall picture', words: 'scrolled the log', as: 'ada' },
  { name: 'tiny picture', words: 'tiny picture of a big wave' },
  { name: 'everything attached', words: 'everything i have on me', as: 'ada', shows: '[aria-haspopup=dialog]' },
  { name: 'several to choose', words: 'Which of these have you said out loud' },
  { name: 'poll that is over', words: 'Wie viele Kabel' },
  { name: 'own poll', words: 'Shall I paint the boat' },
  { name: 'poll in Arabic', words: 'كوكب نرصد' },
  { name: 'parent gone', words: 'i also kept the receipt' },
  { name: 'quote gone', words: 'what was this again', as: 'ada' },
  { name: 'quote of a quote', words: 'quoting the quote' },

  { name: 'from Misskey', words: 'harbour set tonight' },
  { name: 'from Lemmy', words: 'Marrow show 2026' },
  { name: 'from WordPress', words: 'The sea is a bad clerk' },
  { name: 'from Friendica', words: 'Vom Leben am Stock', as: 'ada' },
  { name: 'from Akkoma', words: 'three registers in' },
  { name: 'hostile', words: 'What a foreign server may send', folded: true },
  { name: 'versions', words: 'one that I will not discuss' },
  { name: 'reactions', words: 'React with the bird you saw first', shows: 'li button[aria-pressed]' },
]

const opened = (page: Page) => page.getByRole('dialog').waitFor()
const focused = (page: Page) => new StatusCardPage(page.getByRole('main').locator('article[data-focused]'))

/** Opens the subject of the opened post. */
export async function unfold(page: Page): Promise<void> {
  await focused(page)
    .root.getByRole('button', { name: label('status.subject.show') })
    .click()
}

async function chooseInMenu(page: Page, item: Parameters<typeof label>[0]) {
  await focused(page).menu.click()
  await page.getByRole('menuitem', { name: label(item) }).click()
}

/** Posts by their content, and their dialogs and menus. */
export const postScreens: readonly ScreenCase[] = [
  ...held.map(({ name, words, as = 'bob', shows, folded }): ScreenCase => ({
    name: `post, ${name}`,
    path: noticeOf(words),
    as,
    ...(folded && { prepare: unfold }),
    shows: (page) => (shows === undefined ? focused(page).root.getByText(words) : focused(page).root.locator(shows)),
  })),
  {
    name: 'post, muted conversation',
    path: noticeOf('is a rook a large jackdaw'),
    as: 'bob',
    prepare: (page) => focused(page).menu.click(),
    shows: (page) => page.getByRole('menuitem', { name: label('post.unmuteThread') }),
  },
  {
    name: 'viewer',
    path: noticeOf('Four from the boat'),
    as: 'bob',
    prepare: async (page) => {
      await focused(page).root.getByRole('link', { name: /./ }).and(page.locator('[aria-haspopup=dialog]')).first().click()
      await new MediaViewerPage(page).counter.waitFor()
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
    name: 'who reacted',
    path: noticeOf('React with the bird you saw first'),
    as: 'bob',
    prepare: (page) => chooseInMenu(page, 'post.reactions'),
    shows: (page) => page.getByRole('dialog', { name: label('post.reactions') }).getByRole('region'),
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
    // The seed decides whether it is one of his favourites already.
    before: (page) =>
      breakCalls(page, 'POST', '/api/v1/statuses/*/*favourite', { kind: 'status', status: 500, error: 'The pond has frozen' }),
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
