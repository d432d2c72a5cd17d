import * as accounts from '@rookery/api/calls/accounts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { posts } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'

const main = page.getByRole('main')
const note = main.getByRole('textbox', { name: text('profile.note') })
const saved = main.getByText(text('profile.note.saved'), { exact: true })

for (const [failure, words] of [
  [403, /Out of ink/],
  [500, /Out of ink/],
  ['html', /^Not saved: /],
] as const)
  appTest(`a private note that the server does not save (${failure}) survives a reload and is saved later`, async ({ server, visit }) => {
    const [bob, mona] = await Promise.all([server.somebody('bob'), server.somebody('mona')])
    const route = 'POST /api/v1/accounts/:id/note'
    const mend = failure === 'html' ? server.html(route) : server.fail(route, Response.json({ error: 'Out of ink' }, { status: failure }))
    const app = await visit('/mona', { as: 'bob', size: failure === 403 ? 'phone' : 'wide' })
    await note.fill('Lent me a lantern')
    await app.advance(1500)
    await expect.element(main.getByText(words)).toBeVisible()
    await app.restart()
    await expect.element(note).toHaveValue('Lent me a lantern')
    mend()
    await main.getByRole('button', { name: text('profile.note.save'), exact: true }).click()
    await expect.element(saved).toBeVisible()
    await note.fill('Lent me a lantern and a map')
    await app.advance(1500)
    await expect.element(saved).toBeVisible()
    await app.restart()
    await expect.element(note).toHaveValue('Lent me a lantern and a map')
    expect((await accounts.relationships(bob.client, [mona.account.id]))[0]?.note).toBe('Lent me a lantern and a map')
  })

appTest('a highlight is chosen on the profile and marks the posts in timelines', async ({ server, visit }) => {
  const mona = await server.somebody('mona')
  await mona.post('Tide tables')
  const app = await visit('/mona', { as: 'bob' })
  await main.getByLabelText(label('profile.highlight')).selectOptions('side')
  await main.getByLabelText(label('profile.highlight.color')).fill('#ff8800')
  await app.restart('/main/public')
  const marked = posts().filter({ hasText: 'Tide tables' })
  await expect.element(marked).toHaveAttribute('data-highlight', 'side')
})
