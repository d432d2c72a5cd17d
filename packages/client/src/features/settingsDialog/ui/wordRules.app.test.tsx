import * as ownFilters from '@rookery/api/calls/ownFilters'
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { pretendMastodon } from '#test/app/asMastodon.ts'
import { dialog } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'

const place = '#settings/mutes/words'

/** The first dialog on screen, which is the settings. */
const settings = () => page.getByRole('dialog').first()
const section = (title: Parameters<typeof text>[0]) => settings().getByRole('region', { name: label(title) })
const row = (words: string, within: Locator = settings()) => within.getByRole('listitem').filter({ hasText: words })

/** The parts of the editor of a rule. */
function editorCalled(title: 'muteRules.add' | 'muteRules.edit') {
  const root = dialog(label(title))
  const choose = (name: Parameters<typeof text>[0]) => root.getByRole('combobox', { name: text(name) })
  return {
    root,
    field: root.getByRole('textbox', { name: text('muteRules.text') }),
    kind: choose('muteRules.kind'),
    keptAt: choose('muteRules.keptAt'),
    hides: root.getByRole('checkbox', { name: text('muteRules.hide') }),
    save: root.getByRole('button', { name: text('muteRules.save') }),
  }
}

async function openNewRule() {
  await settings()
    .getByRole('button', { name: text('muteRules.add') })
    .click()
  return editorCalled('muteRules.add')
}

appTest('filters of the server are listed, made, changed and removed', async ({ server, visit }) => {
  const { client } = await server.somebody('ada')
  const phrases = [{ id: null, phrase: 'regatta', wholeWord: false }]
  await ownFilters.create(client, 'v1', { title: 'regatta', phrases, contexts: ['home'], hides: false, expiresIn: null })
  const onServer = async () => (await ownFilters.list(client, 'v1')).flatMap((one) => one.phrases.map(({ phrase }) => phrase))
  await visit(`/lists${place}`, { as: 'ada', size: 'phone' })
  const there = section('muteRules.server')
  await expect.element(row('regatta', there)).toHaveTextContent(text('muteRules.kind.phrase'))
  const editor = await openNewRule()
  await editor.keptAt.selectOptions('server')
  await editor.field.fill('cormorant')
  const mend = server.fail('POST /api/v1/filters', Response.json({ error: 'Too many filters' }, { status: 422 }))
  await editor.save.click()
  await expect.element(editor.root.getByRole('alert').filter({ hasText: 'Too many filters' })).toBeVisible()
  expect(await faultsIn(editor.root)).toEqual([])
  await expect.element(editor.field).toHaveValue('cormorant')
  mend()
  await editor.save.click()
  await expect.element(editor.root).not.toBeInTheDocument()
  await expect.element(row('cormorant', there)).toBeVisible()
  await expect.poll(onServer).toContain('cormorant')

  await row('regatta', there).getByRole('button', { name: 'Change: regatta' }).click()
  const change = editorCalled('muteRules.edit')
  await change.field.fill('regatta changed')
  await change.save.click()
  await expect.element(change.root).not.toBeInTheDocument()
  await expect.poll(onServer).toContain('regatta changed')
  expect(await onServer()).not.toContain('regatta')

  const allow = server.fail('DELETE /api/v1/filters/:id', Response.json({ error: 'Not yours' }, { status: 403 }))
  await there.getByRole('button', { name: 'Remove: cormorant' }).click()
  await expect.element(settings().getByRole('alert').filter({ hasText: 'Not yours' })).toBeVisible()
  expect(await faultsIn(settings())).toEqual([])
  allow()
  await there.getByRole('button', { name: 'Remove: cormorant' }).click()
  await expect.element(row('cormorant', there)).not.toBeInTheDocument()
  await expect.poll(onServer).not.toContain('cormorant')
})

/** Ada's filter of two phrases on a server of Mastodon's kind, and the server's list. */
const grouped = appTest.override({ choices: { config: { groupedFilters: true } } }).extend('filters', async ({ server }) => {
  pretendMastodon(server)
  const { client } = await server.somebody('ada')
  const phrases = ['burbot', 'gudgeon'].map((phrase) => ({ id: null, phrase, wholeWord: true }))
  const contexts = ['home', 'account'] as const
  await ownFilters.create(client, 'v2', { title: 'Fish', phrases, contexts: [...contexts], hides: false, expiresIn: null })
  return async () => (await ownFilters.list(client, 'v2')).map(({ title, hides, phrases: ps }) => [title, hides, ps.map((p) => p.phrase)])
})

grouped(
  'a server of Mastodon’s kind: the places of filters are explained, and a failed list is fetched again',
  async ({ server, filters, visit }) => {
    expect(await filters()).toHaveLength(1)
    const mend = server.fail('GET /api/v2/filters', 500)
    await visit(`/lists${place}`, { as: 'ada' })
    const there = section('muteRules.server')
    await expect.element(section('muteRules.client')).toHaveTextContent(text('muteRules.client.hint'))
    await expect.element(there).toHaveTextContent(text('muteRules.server.hint'))
    await expect.element(there.getByText(/^The filters could not be fetched/)).toBeVisible()
    mend()
    await there.getByRole('button', { name: text('general.retry') }).click()
    await expect.element(row('Fish', there)).toHaveTextContent(text('muteRules.in.account'))
    const editor = await openNewRule()
    await expect.element(editor.root).toHaveTextContent(text('muteRules.client.hint'))
    await editor.keptAt.selectOptions('server')
    await expect.element(editor.root).toHaveTextContent(text('muteRules.server.hint'))
    // A server reads no patterns.
    const kinds = editor.kind.getByRole('option')
    expect(kinds.elements().map(({ textContent }) => textContent)).toEqual([text('muteRules.kind.word'), text('muteRules.kind.phrase')])
  },
)

grouped('a server of Mastodon’s kind: filters keep their title and other phrases', async ({ filters, visit }) => {
  await visit(`/lists${place}`, { as: 'ada' })
  const there = section('muteRules.server')
  const editor = await openNewRule()
  await editor.keptAt.selectOptions('server')
  await editor.field.fill('x'.repeat(300))
  await editor.save.click()
  await expect.element(editor.root.getByRole('alert').filter({ hasText: 'should be at most 255 character(s)' })).toBeVisible()
  await expect.element(editor.field).toHaveValue('x'.repeat(300))
  await editor.field.fill('stickleback')
  await editor.hides.click()
  await editor.save.click()
  await expect.element(editor.root).not.toBeInTheDocument()
  await expect.element(row('stickleback', there)).toHaveTextContent(text('muteRules.hides'))

  await row('Fish', there).getByRole('button', { name: 'Change: Fish' }).click()
  const change = editorCalled('muteRules.edit')
  await expect.element(change.field).toHaveValue('burbot')
  await change.field.fill('bream')
  await change.save.click()
  await expect.element(change.root).not.toBeInTheDocument()
  await expect.poll(filters).toEqual([
    ['Fish', false, ['bream', 'gudgeon']],
    ['stickleback', true, ['stickleback']],
  ])
  await there.getByRole('button', { name: 'Remove: stickleback' }).click()
  await expect.element(row('stickleback', there)).not.toBeInTheDocument()
  await row('Fish', there).getByRole('button', { name: 'Remove: Fish' }).click()
  await expect.poll(filters).toEqual([])
  await expect.element(there).toHaveTextContent(text('muteRules.none'))
})
