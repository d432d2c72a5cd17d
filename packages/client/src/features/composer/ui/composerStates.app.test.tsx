import { expect } from 'vitest'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost, composerOf, openComposer, optionOf, pressTool } from '#test/app/composer.ts'
import { dialog, post, press } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

for (const size of ['wide', 'phone'] as const)
  appTest(`a post has its options and a preview, and a text that is too long can be split (${size})`, async ({ server, visit }) => {
    const app = await visit('/main/friends', { as: 'ada', size })
    const composer = await openComposer()
    await pressTool(composer, 'composer.preview')
    const preview = composer.root.getByRole('region', { name: text('composer.preview') })
    await expect.element(preview).toHaveTextContent(text('composer.preview_empty'))
    await composer.text.fill('Das **Moor** ist nicht still')
    await pressTool(composer, 'composer.options')
    await optionOf(composer, 'composer.format').selectOptions('text/markdown')
    await optionOf(composer, 'composer.language').selectOptions('de')
    await optionOf(composer, 'composer.expiry').selectOptions('86400')
    await app.advance(3000)
    await expect.element(preview.css('strong')).toHaveTextContent('Moor')
    expect(await faultsIn(composer.root)).toEqual([])
    // A rejected post keeps its text.
    const mend = server.fail('POST /api/v1/statuses', 500)
    await press(composer.text, '{Control>}{Enter}{/Control}')
    await expect.element(composer.error).toBeVisible()
    await expect.element(composer.text).toHaveValue('Das **Moor** ist nicht still')
    mend()
    await composer.post.click()
    await expect.element(post('ist nicht still').content).toBeVisible()
    const { client, account } = await server.somebody('ada')
    const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
    expect(body).toMatchObject([
      { language: 'de', content: expect.stringContaining('<strong>'), pleroma: { expires_at: expect.any(String) } },
    ])
    // The next post begins with the language of the last one.
    await openComposer()
    await pressTool(composer, 'composer.options')
    await expect.element(optionOf(composer, 'composer.language')).toHaveValue('de')
    await composer.text.fill('鷺が来た。'.repeat(1500))
    await app.advance(3000)
    await expect.element(composer.root.getByRole('button', { name: text('composer.thread.split') })).toBeVisible()
    await expect.element(composer.post).toBeDisabled()
    // The bar below a long text covers options until they are scrolled to.
    await pressTool(composer, 'composer.options')
    expect(await faultsIn(composer.root)).toEqual([])
  })

appTest('a reply that was begun is continued from the composer of another post, and sent alone', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Left open')
  const app = await visit('/main/public', { as: 'ada', size: 'phone' })
  await post('Left open').reply.click()
  await composerOf('composer.replyLabel').text.fill('@bob later')
  await app.advance(3000)
  await app.restart('/main/friends')
  const composer = await beginPost('Half a thought')
  await composer.root.getByRole('button', { name: text('drafts.all') }).click()
  const drafts = dialog(text('drafts.title'))
  await expect.element(drafts.getByRole('listitem')).toHaveLength(1)
  expect(await faultsIn(drafts)).toEqual([])
  await drafts.getByRole('button', { name: text('drafts.continue') }).click()
  const reply = composerOf('composer.replyLabel')
  await expect.element(reply.text).toHaveValue('@bob later')
  await reply.post.click()
  await expect.element(reply.root).not.toBeInTheDocument()
  await server.settled()
  expect(server.requests.filter((request) => request === 'POST /api/v1/statuses')).toHaveLength(1)
  await expect.element(composer.text).toHaveValue('Half a thought')
})
