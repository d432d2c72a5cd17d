import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost, composerInDialog } from '#test/app/composer.ts'
import { signInForm } from '#test/app/entrance.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { text } from '#test/app/text.ts'

const here = () => location.pathname + location.search + location.hash

appTest('a text in the address begins a post without sending it, and keeps the text begun before', async ({ server, visit }) => {
  const app = await visit('/main/friends', { as: 'ada' })
  await beginPost('Begun before')
  await app.advance(3000)
  const message = '/main/public?message=Hello%20%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%20%23pond'
  await app.restart(`${message}#top`)
  const composer = composerInDialog()
  // Hostile words are words.
  await expect.element(composer.text).toHaveValue('Hello <img src=x onerror=alert(1)> #pond')
  await expect.poll(here).toBe('/main/public#top')
  const drafts = composer.root.getByRole('list', { name: text('drafts.label') }).getByRole('listitem')
  await expect.element(drafts).toHaveTextContent('Begun before')
  // The same address again, as after a reload, starts no new draft.
  await app.advance(3000)
  await app.restart(message)
  await expect.element(composer.text).toHaveValue('Hello <img src=x onerror=alert(1)> #pond')
  await expect.element(drafts).toHaveLength(1)

  // So does another app, and another program names a person.
  const shared = new URLSearchParams({ title: 'Herons', text: 'Seen on a phone', url: 'https://pond.example/1' })
  await visit(`/share?${shared.toString()}`, { as: 'ada', size: 'phone' })
  await expect.element(composer.text).toHaveValue('Herons\nSeen on a phone\nhttps://pond.example/1')
  await expect.element(composer.text).toHaveFocus()
  expect(here()).toBe('/main/friends')
  await visit(`/search?query=${encodeURIComponent('web+ap://remote.example/@rita')}`, { as: 'ada' })
  await expect.element(page.getByRole('main')).toHaveTextContent('@rita@remote.example')
  const searches = server.addresses.filter((address) => address.startsWith('GET /api/v2/search'))
  expect(searches.map((address) => new URL(address.slice(4), server.origin).searchParams.get('q'))).toContain(
    'https://remote.example/@rita',
  )
  expect(server.requests).not.toContain('POST /api/v1/statuses')
})

appTest('a shared text on a page for visitors leads to signing in, and is still there afterwards', async ({ visit }) => {
  await visit('/main/public?message=From%20a%20page')
  await signInForm.enter('ada', smallWorldPassword)
  await expect.element(composerInDialog().text).toHaveValue('From a page')
  // So does a text that another app shares, which only members can receive.
  await visit('/share?text=Kept%20over%20signing%20in%20%26%20more')
  await signInForm.enter('ada', smallWorldPassword)
  await expect.element(composerInDialog().text).toHaveValue('Kept over signing in & more')
})
