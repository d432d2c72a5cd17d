import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

for (const [kind, viewport] of widths(screenSizes, 'all')) {
  journey(`on ${kind} a post has language, format and a preview by the server`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.tool('composer.preview').click()
    const preview = composer.root.getByRole('region', { name: text('composer.preview') })
    await expect(preview).toContainText(text('composer.preview_empty'))
    await composer.tool('composer.options').click()
    await composer.root.getByRole('combobox', { name: text('composer.format') }).selectOption('text/markdown')
    await composer.root.getByRole('combobox', { name: text('composer.language'), exact: true }).selectOption('de')
    await composer.root.getByRole('combobox', { name: text('composer.expiry') }).selectOption('86400')
    await composer.text.fill(`Das **Moor** ist nicht still (${kind})`)
    await expect(preview.locator('strong')).toHaveText('Moor')
    await composer.text.press('Control+Enter')
    await expect(new TimelinePage(page).status(`still (${kind})`).content).toBeVisible()
    const { client, account } = await somebody(product, 'ada')
    const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
    expect(body).toMatchObject([
      { language: 'de', content: expect.stringContaining('<strong>'), pleroma: { expires_at: expect.any(String) } },
    ])
    // The next post begins with it.
    const next = await ComposerPage.openNew(page)
    await next.tool('composer.options').click()
    await expect(next.root.getByRole('combobox', { name: text('composer.language'), exact: true })).toHaveValue('de')
  })
}

journey('what is typed before the composer is there goes on in it, and nothing of it is fetched before', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const composerChunks = () => fetched.filter((path) => /\/composer-[\w-]+\.js$/.test(path))
  const release = await holdCalls(page, 'GET', /\/composer-[\w-]+\.js$/)
  await new TimelinePage(page).open('home')
  const composer = ComposerPage.forNew(page)
  await expect(composer.text).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(composerChunks()).toEqual([])
  await page.keyboard.press('n')
  await page.keyboard.type('Herons')
  await expect(composer.text).toHaveValue('Herons')
  await expect.poll(composerChunks).toHaveLength(1)
  await page.keyboard.press('Home')
  release()
  await composer.post.waitFor()
  await expect(composer.text).toBeFocused()
  await page.keyboard.type('Two ')
  await expect(composer.text).toHaveValue('Two Herons')
})

journey('who posts before the composer is there has posted', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  const release = await holdCalls(page, 'GET', /\/composer-[\w-]+\.js$/)
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('Quick as a kingfisher')
  await composer.text.press('Control+Enter')
  release()
  await expect(timeline.status('Quick as a kingfisher').content).toBeVisible()
  await expect(composer.text).toHaveValue('')
})
