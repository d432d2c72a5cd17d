import { onTestFinished } from 'vitest'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey, expectAccessible } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a stranger reads the public timeline', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('The reeds are full of wrens today')
  const { page } = await visit()
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status('The reeds are full of wrens today')
  await expect(post.content).toBeVisible()
  await expect(post.author).toContainText('Bob')
  // Counts, but nothing to press: a stranger cannot.
  await expect(post.favourite).toHaveCount(0)
  await expect(new ShellPage(page).loginHint).toBeVisible()
  await expectAccessible(page)
})

journey('the root leads a stranger to a timeline', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/^\/main\/(all|public)$/)
})

journey('a stranger is sent away from what only members see', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/main/friends')
  await expect(page).not.toHaveURL(/friends/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

journey('a stranger opens a conversation and its author', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const dave = await somebody(product, 'dave')
  const question = await bob.post('Who has seen the heron?')
  await dave.post('@bob By the weir, an hour ago', { inReplyToId: question.id })
  const { page } = await visit()
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status('Who has seen the heron?').time.click()
  await expect(page.getByRole('heading', { level: 1, name: text('thread.title') })).toBeVisible()
  await expect(timeline.status('By the weir, an hour ago').content).toBeVisible()
  await expectAccessible(page)
  await timeline.status('By the weir, an hour ago').author.click()
  await expect(new ProfilePage(page).name).toHaveText('Dave')
  await expectAccessible(page)
  await page.goBack()
  await page.goBack()
  await expect(timeline.heading('public')).toBeVisible()
})

journey('the about page tells what this server is, what it allows and who keeps it', async ({ visit, product }) => {
  const { config } = product.instance.context
  const { page } = await visit()
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('about.title'))
  await expect(main.getByRole('heading', { level: 2, name: config.name })).toBeVisible()
  await expect(main).toContainText(config.description)
  await expect(main.getByRole('definition').first()).toHaveText('5,000 characters')
  await expect(main.getByRole('region', { name: text('about.admins') })).toContainText('Ada')
  await expect(main.getByRole('region', { name: text('about.moderators') })).toContainText('Mona')
  await expectAccessible(page)
})

journey('the about page tells what this server does about others', async ({ visit, product }) => {
  const { config } = product.instance.context
  const before = config.federationPolicies
  onTestFinished(() => void (config.federationPolicies = before))
  config.federationPolicies = {
    mrf_policies: ['SimplePolicy', 'KeywordPolicy'],
    mrf_simple: { reject: ['spam.example', 'rude.example'], media_nsfw: ['art.example'], followers_only: ['<b>.example'] },
    mrf_simple_info: { reject: { 'spam.example': { reason: 'يرسل إعلانات' } } },
    quarantined_instances: ['leaky.example'],
    mrf_keyword: { reject: ['/casino/i'], federated_timeline_removal: [], replace: [{ pattern: 'foo', replacement: 'bar' }] },
  }
  const { page } = await visit({ viewport: { width: 390, height: 844 } })
  await page.goto('/about')
  const section = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
  await expect(section(text('federation.reject')).getByRole('row')).toHaveText([/Server/, /spam\.example.*يرسل إعلانات/, /rude\.example/])
  await expect(section(text('federation.mediaSensitive'))).toContainText('art.example')
  await expect(section('followers only')).toContainText('<b>.example')
  await expect(section(text('federation.quarantine'))).toContainText('leaky.example')
  await expect(section(text('federation.keywordReplace'))).toContainText('foo → bar')
  await expect(section(text('federation.accept'))).toHaveCount(0)
  await expectAccessible(page)
})

journey('visitors see beside a timeline what the server offers', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/main/public')
  const side = page.getByRole('complementary').filter({ hasText: text('about.features') })
  await expect(side).toContainText('5,000 characters')
  await expectAccessible(page)
})

journey('an address that leads nowhere says so', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/there/is/nothing/here')
  await expect(page.getByRole('heading', { name: text('notFound.title') })).toBeVisible()
  await expectAccessible(page)
})
