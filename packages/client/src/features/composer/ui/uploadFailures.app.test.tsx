import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost, openComposer } from '#test/app/composer.ts'
import { post } from '#test/app/locators.ts'
import { pngFile } from '#test/app/images.ts'
import { label, text } from '#test/app/text.ts'

appTest('files and their descriptions survive a reload, and an unfinished upload leaves its name', async ({ server, visit }) => {
  const app = await visit('/main/friends', { as: 'ada' })
  const composer = await beginPost('Still here')
  await composer.files.upload(await pngFile('marsh.png'))
  await composer.descriptions.fill('A marsh that stays')
  const asksToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asksToStay()).toBe(false)
  const release = server.hold('POST /api/v2/media')
  await composer.files.upload(await pngFile('marsh.png', 90))
  await expect.element(composer.waiting).toHaveLength(1)
  expect(asksToStay()).toBe(true)
  await app.advance(3000)
  await app.restart()
  release()
  const again = await openComposer()
  await expect.element(again.text).toHaveValue('Still here')
  await expect.element(again.waiting).toHaveTextContent('marsh.png')
  await again.post.click()
  await expect.element(again.error).toHaveTextContent(text('composer.filesMissing'))
  await again.waiting.css('input').upload(await pngFile('chosen again.png'))
  await expect.element(again.descriptions).toHaveLength(2)
  await again.descriptions.last().fill('Chosen again')
  await expect.element(again.descriptions.first()).toHaveValue('A marsh that stays')
  await again.post.click()
  await expect.element(post('Still here').content).toBeVisible()
  const { client, account } = await server.somebody('ada')
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
  expect(body).toMatchObject([{ media_attachments: [{ description: 'A marsh that stays' }, { description: 'Chosen again' }] }])
})

appTest('a subject warns of files that are not sensitive', async ({ server, visit }) => {
  await visit('/main/friends', { as: 'ada', size: 'phone' })
  const composer = await beginPost('Under a subject')
  await composer.files.upload(await pngFile('marsh.png'))
  await composer.descriptions.fill('A marsh')
  await composer.subject.fill('mud')
  const sensitive = composer.root.getByRole('checkbox', { name: text('composer.sensitive') })
  const warning = composer.root.getByText(text('composer.notSensitive'))
  await expect.element(sensitive).toBeChecked()
  await sensitive.click()
  await expect.element(warning).toBeVisible()
  await sensitive.click()
  await expect.element(warning).not.toBeInTheDocument()
  await composer.post.click()
  await expect.element(post('mud').root).toBeVisible()
  const { client, account } = await server.somebody('ada')
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
  expect(body).toMatchObject([{ spoiler_text: 'mud', sensitive: true }])
})

appTest('files wait while the server is read-only', async ({ server, visit }) => {
  await server.configure({ readOnly: true })
  await visit('/main/friends', { as: 'ada' })
  const composer = await beginPost('When it writes again')
  await composer.files.upload(await pngFile('marsh.png'))
  await expect.element(composer.waiting).toHaveTextContent('The server is in read-only mode')
  await expect.element(composer.text).toHaveValue('When it writes again')
  await server.configure({ readOnly: false })
  await composer.waiting.getByRole('button', { name: text('general.retry') }).click()
  await composer.descriptions.fill('A marsh')
  await composer.post.click()
  await expect.element(post('When it writes again').content).toBeVisible()
})

appTest('a session that ends during an upload loses nothing', async ({ server, visit }) => {
  const app = await visit('/main/friends', { as: 'dave', size: 'phone' })
  const composer = await beginPost('Nearly done')
  await composer.files.upload(await pngFile('marsh.png'))
  await composer.descriptions.fill('A marsh')
  // A 401 leads to a check of the token at most once a minute.
  await app.advance(61_000)
  const release = server.hold('POST /api/v2/media')
  await composer.files.upload(await pngFile('marsh.png', 90))
  await expect.element(composer.waiting).toHaveLength(1)
  await server.arrange('endSessions', { of: 'dave' })
  release()
  await expect.element(page.getByText(text('shell.refused'))).toBeVisible()
  await expect.element(composer.waiting.getByRole('button', { name: text('general.retry') })).toBeVisible()
  await expect.element(composer.text).toHaveValue('Nearly done')
  await expect.element(composer.descriptions).toHaveValue('A marsh')
})

appTest('the composer waits for a file that is being processed', async ({ server, visit }) => {
  await server.configure({ mediaProcessing: 3_600_000 })
  const app = await visit('/main/friends', { as: 'ada' })
  const composer = await beginPost('Done at last')
  await composer.files.upload(await pngFile('marsh.png'))
  await expect.element(composer.waiting).toHaveTextContent('The server is working on marsh.png')
  await expect.element(composer.post).toBeDisabled()
  const checks = () => server.requests.filter((request) => request.startsWith('GET /api/v1/media/')).length
  await expect
    .poll(async () => {
      await app.advance(2000)
      return checks()
    })
    .toBeGreaterThan(1)
  await server.configure({ mediaProcessing: 0 })
  await expect
    .poll(async () => {
      await app.advance(2000)
      return composer.descriptions.query()
    })
    .not.toBe(null)
  await composer.descriptions.fill('A marsh')
  await composer.post.click()
  await expect.element(post('Done at last').content).toBeVisible()
})

appTest('a file that the server fails to process shows the text of the server', async ({ server, visit }) => {
  await server.configure({ mediaProcessing: 3_600_000 })
  server.fail('GET /api/v1/media/:id', Response.json({ error: 'Error processing thumbnail' }, { status: 422 }))
  const app = await visit('/main/friends', { as: 'ada' })
  const composer = await beginPost('A film')
  await composer.files.upload(await pngFile('marsh.png'))
  await expect
    .poll(async () => {
      await app.advance(2000)
      return composer.waiting.query()?.textContent
    })
    .toContain('Error processing thumbnail')
  await expect.element(composer.waiting.getByRole('button', { name: label('general.retry') })).toBeVisible()
})
