import { waitForRest } from '../harness/waitForRest.ts'
import { somebody, type Somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { expectInSight } from '../harness/expectInSight.ts'
import { refuseSockets } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** Longer than the pause between two polls. */
const pollPause = 22_000

async function manyPosts(person: Somebody, name: string) {
  for (let n = 1; n <= 15; n += 1) await person.post(`${name} ${n}. ${'The water is still. '.repeat(n % 5)}`)
}

journey('who reads at the top sees new posts come by themselves', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('There before')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('There before').content).toBeVisible()
  await expect(page.getByRole('main')).toContainText(text('timeline.upToDate'))
  await bob.post('Come by itself')
  await expectInSight(timeline.status('Come by itself').content)
})

journey('new posts are counted, and the full stop shows them', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await manyPosts(bob, 'Ring')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status('Ring 8.').content.scrollIntoViewIfNeeded()
  await bob.post('One more')
  await bob.post('And another')
  await expect(timeline.newPosts).toHaveAccessibleName('Show 2 new posts')
  // In a text it is a full stop.
  const composer = ComposerPage.forNew(page)
  await composer.text.press('.')
  await expect(composer.text).toHaveValue('.')
  await expect(timeline.newPosts).toBeVisible()
  await composer.text.press('Backspace')

  await page.getByRole('main').focus()
  await page.keyboard.press('.')
  await expectInSight(timeline.status('And another').content)
  await expect(timeline.newPosts).toHaveCount(0)
})

journey('where no socket opens, new posts are asked for', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await manyPosts(bob, 'Stone')
  const { page } = await visit({ as: 'ada' })
  await refuseSockets(page)
  await page.clock.install()
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status('Stone 8.').content.scrollIntoViewIfNeeded()
  await bob.post('Asked for in the end')
  await expect(async () => {
    await page.clock.fastForward(pollPause)
    await expect(timeline.newPosts).toHaveAccessibleName('Show 1 new post', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('.')
  await expectInSight(timeline.status('Asked for in the end').content)
})

journey('a post that was edited or deleted changes where it is read', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const [changed, gone] = [await bob.post('First thoughts'), await bob.post('Better not said')]
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('First thoughts').content).toBeVisible()
  await waitForRest(page)
  await bob.edit(changed, 'Second thoughts')
  await expect(timeline.status('Second thoughts').content).toBeVisible()
  await expect(timeline.status('First thoughts').root).toHaveCount(0)
  await bob.remove(gone)
  await expect(timeline.status('Better not said').root).toHaveCount(0)
})
