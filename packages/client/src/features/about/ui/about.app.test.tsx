import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { faultsIn } from '#test/app/accessibility.ts'
import { text } from '#test/app/text.ts'

const main = page.getByRole('main')

appTest('the about page shows the name, the limits and the staff of the server', async ({ server, visit }) => {
  await server.configure({ name: 'The marsh', description: 'A place for waders' })
  await visit('/about')
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent(text('about.title'))
  await expect.element(main.getByRole('heading', { level: 2, name: 'The marsh' })).toBeVisible()
  await expect.element(main).toHaveTextContent('A place for waders')
  await expect.element(main.getByRole('definition').first()).toHaveTextContent('5,000 characters')
  await expect.element(main.getByRole('region', { name: text('about.admins') })).toHaveTextContent('Ada')
  await expect.element(main.getByRole('region', { name: text('about.moderators') })).toHaveTextContent('Mona')
  await main.getByRole('link', { name: text('abilities.title') }).click()
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent(text('abilities.title'))
  const row = (name: string) => main.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Polls')).toHaveTextContent(/^Polls ?Yes/)
  await expect.element(row('The language of a post')).toHaveTextContent(text('abilities.yes'))
  await expect.element(row('Popular tags, posts and links')).toHaveTextContent(/No.*status 404, which switches it off/)
  expect(await faultsIn(main)).toEqual([])
})

appTest('the about page shows the policies of the server about others', async ({ server, visit }) => {
  await server.configure({
    federationPolicies: {
      mrf_policies: ['SimplePolicy', 'KeywordPolicy'],
      mrf_simple: { reject: ['spam.example', 'rude.example'], media_nsfw: ['art.example'], followers_only: ['<b>.example'] },
      mrf_simple_info: { reject: { 'spam.example': { reason: 'يرسل إعلانات' } } },
      quarantined_instances: ['leaky.example'],
      mrf_keyword: { reject: ['/casino/i'], federated_timeline_removal: [], replace: [{ pattern: 'foo', replacement: 'bar' }] },
    },
  })
  await visit('/about', { size: 'phone' })
  const section = (name: string) => main.getByRole('region', { name, exact: true })
  const rows = section(text('federation.reject')).getByRole('row')
  await expect.element(rows).toHaveLength(3)
  await expect.element(rows.nth(0)).toHaveTextContent('Server')
  await expect.element(rows.nth(1)).toHaveTextContent(/spam\.example.*يرسل إعلانات/)
  await expect.element(rows.nth(2)).toHaveTextContent('rude.example')
  await expect.element(section(text('federation.mediaSensitive'))).toHaveTextContent('art.example')
  await expect.element(section('followers only')).toHaveTextContent('<b>.example')
  await expect.element(section(text('federation.quarantine'))).toHaveTextContent('leaky.example')
  await expect.element(section(text('federation.keywordReplace'))).toHaveTextContent('foo → bar')
  await expect.element(section(text('federation.accept'))).not.toBeInTheDocument()
})

appTest('visitors see the features of the server beside a timeline', async ({ visit }) => {
  await visit('/main/public')
  const side = page.getByRole('complementary').filter({ hasText: text('about.features') })
  await expect.element(side).toHaveTextContent('5,000 characters')
})
