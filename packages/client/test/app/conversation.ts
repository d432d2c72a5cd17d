import type { Status } from '@rookery/api/wire/model'
import { page, type Locator } from 'vitest/browser'

import './locators.ts'
import type { TestServer } from './TestServer.ts'
import { text } from './text.ts'

/** Posts a conversation of Bob and Dave in turns: each line is the number of the line that it replies to, and its words. */
export async function converse(server: TestServer, lines: readonly (readonly [number | null, string])[]): Promise<readonly Status[]> {
  const people = await Promise.all([server.somebody('bob'), server.somebody('dave')])
  const posted: Status[] = []
  for (const [index, [parent, words]] of lines.entries()) {
    const by = people[index % 2 === 0 ? 0 : 1]
    const above = parent === null ? undefined : posted[parent]
    posted.push(await by.post(words, above && { inReplyToId: above.id }))
  }
  return posted
}

/** A conversation with two branches: the first word of each post is its name in an outline. */
export const quarrel = [
  [null, 'Root. Which path is dry?'],
  [0, 'Upper. The upper one.'],
  [1, 'Never. It never is.'],
  [2, 'Once. It was once.'],
  [0, 'Lower. The lower one.'],
  [4, 'Boots. With boots.'],
] as const

/** First words of the posts in the document, in order, indented by level. */
export function outline(): string[] {
  return page
    .getByRole('main')
    .css('[data-level]')
    .elements()
    .map((line) => {
      const words =
        line.querySelector('[id^="content-"], [id^="folded-"], [id^="missing-"]')?.textContent ?? line.querySelector('article')?.textContent
      return '-'.repeat(Number(line.getAttribute('data-level'))) + (words?.split('.')[0] ?? '')
    })
}

/** The first line that shows these words, with everything that belongs to it at its level. */
export function line(words: string | RegExp): Locator {
  return page.getByRole('main').css('[data-level]').filter({ hasText: words }).first()
}

/** Chooses an entry of the menu of a conversation. */
export async function chooseInThread(entry: Parameters<typeof text>[0]): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: text('thread.menu') })
    .click()
  await page.getByRole('menu').getByText(text(entry), { exact: true }).click()
}
