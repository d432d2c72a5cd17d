import { expect, onTestFinished, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const person = (id: string, acct: string) => ({
  id,
  username: acct.split('@')[0],
  acct,
  display_name: 'Heron',
  url: `https://pond.example/${id}`,
})
const people = [person('H1', 'heron'), person('H2', 'ines.of.the.marsh@harbour.example'), person('H3', `ines@${'marsh'.repeat(4)}.example`)]

/** The text of an element, line by line. */
function linesOf(element: Element): readonly string[] {
  const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const lines = new Map<number, string>()
  for (let node = letters.nextNode(); node; node = letters.nextNode()) {
    for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { top } = range.getBoundingClientRect()
      lines.set(top, (lines.get(top) ?? '') + letter)
    }
  }
  return [...lines.values()]
}

/** The handles of the people above, in a list with the buttons that follow them. */
async function showHandles(): Promise<readonly Element[]> {
  const { screen } = await renderPage('/search?query=heron#accounts', {
    as: 'ada',
    responses: {
      'GET /api/v2/search': { accounts: people, statuses: [], hashtags: [] },
      'GET /api/v1/accounts/relationships': people.map(({ id }) => ({ id })),
    },
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('button', { name: 'Follow' }).nth(2)).toBeVisible()
  return [...main.element().querySelectorAll('[data-row] bdi[dir=ltr]')]
}

test('on a phone the host of a handle starts a new line if both do not fit in one, next to the follow button', async () => {
  await resizePage(390, 844)
  const elements = await showHandles()
  const handles = elements.map(linesOf)
  expect(elements.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)).toEqual([])
  expect(handles[0]).toEqual(['@heron'])
  expect(handles[1]).toEqual(['@ines.of.the.marsh', '@harbour.example'])
  // A host with no room in a line breaks inside, and its end is seen.
  expect(handles[2]?.[0]).toBe('@ines')
  expect(handles[2]?.join('')).toBe(`@${people[2]?.acct}`)
})

test('every line of a handle begins under the name in a page from right to left, too', async () => {
  await resizePage(390, 844)
  const handle = (await showHandles())[1]
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.setAttribute('dir', 'ltr'))
  if (handle === undefined) throw new Error('There is no second person.')
  const words = document.createRange()
  words.selectNodeContents(handle)
  const lines = [...words.getClientRects()].filter(({ width }) => width > 0)
  expect(new Set(lines.map(({ top }) => top)).size).toBe(2)
  for (const { right } of lines) expect(right).toBeCloseTo(handle.getBoundingClientRect().right, 0)
})
