import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('text typed before the composer has loaded continues in it, and its code is loaded only then', async ({ visit }) => {
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

journey('posting before the composer has loaded sends the post', async ({ visit }) => {
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
