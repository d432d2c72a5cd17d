import { contrastRatio, parseColour } from '@rookery/theme'
import { expect, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'

const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const show = (responses: object = {}, as: 'ada' | null = 'ada') =>
  renderPage('/heron', {
    as,
    responses: {
      'GET /api/v1/accounts/heron': heron,
      'GET /api/v1/accounts/H1/statuses': [],
      'GET /api/v1/accounts/relationships': [{ id: 'H1', note: 'Owes me a boat' }],
      ...responses,
    },
  })

test('a note that the server rejects stays as it was typed, and can be saved again; no note is offered where the server has none', async () => {
  const replies = [Response.json({ error: 'The pond is frozen' }, { status: 500 }), { id: 'H1', note: 'Paid' }]
  const { screen, page: shown } = await show({ 'POST /api/v1/accounts/H1/note': () => replies.shift() })
  const note = screen.getByRole('textbox', { name: 'Private note' })
  await expect.element(note).toHaveValue('Owes me a boat')
  await note.fill('Paid')
  await screen.getByRole('tab', { name: 'Media' }).click()
  const main = screen.getByRole('main')
  await expect.element(main.getByText(/^Not saved: The pond is frozen/)).toBeVisible()
  await expect.element(note).toHaveValue('Paid')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText('Saved', { exact: true })).toBeVisible()
  const { session } = shown.get()
  const server = session.server.get()
  session.setServer({ ...server, capabilities: { ...server.capabilities, privateNotes: false } })
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(screen.getByRole('combobox', { name: 'Highlight posts' })).toBeVisible()
})

test('posts of an account are highlighted as chosen, and not any more after the choice is removed', async () => {
  const post = {
    id: 'P1',
    uri: 'P1',
    account: heron,
    created_at: '2026-03-02T12:00:00.000Z',
    content: '<p>A duck</p>',
    visibility: 'public',
  }
  const { screen } = await show({ 'GET /api/v1/accounts/H1/statuses': [post] })
  const card = screen.getByRole('article').filter({ hasText: 'A duck' }).first()
  const kind = screen.getByRole('combobox', { name: 'Highlight posts' })
  for (const [label, type] of [
    ['Solid background', 'solid'],
    ['Striped background', 'striped'],
    ['Line at the side', 'side'],
  ] as const) {
    await kind.selectOptions(label)
    await expect.element(card).toHaveAttribute('data-highlight', type)
    const marked = type === 'solid' ? 'backgroundColor' : 'backgroundImage'
    if (type !== 'side') await expect.poll(() => getComputedStyle(card.element())[marked]).not.toMatch(/^(none|rgba\(0, 0, 0, 0\))$/)
  }
  await screen.getByLabelText('Color').fill('#008855')
  await expect.element(card).toHaveStyle({ borderInlineStartColor: 'rgb(0, 136, 85)' })
  await kind.selectOptions('Solid background')
  await expect.poll(() => contrasts(card.element())).toEqual([])
  await kind.selectOptions('Not at all')
  await expect.element(card).not.toHaveAttribute('data-highlight')
})

/** Words of a post with too little contrast. */
function contrasts(card: Element): readonly string[] {
  const colourOf = (css: string) => parseColour(css) ?? { r: 0, g: 0, b: 0, a: 0 }
  const ground = colourOf(getComputedStyle(card).backgroundColor)
  if (ground.a === 0) return ['no ground']
  return [...card.querySelectorAll('time, bdi, p, button')]
    .filter((element) => contrastRatio(colourOf(getComputedStyle(element).color), ground) < 4.5)
    .map((element) => element.outerHTML)
}

test('a visitor stores no notes or highlights', async () => {
  const { screen } = await show({}, null)
  await expect.element(screen.getByRole('tab', { name: 'Media' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Private note' }).elements()).toHaveLength(0)
})
