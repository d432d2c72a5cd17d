import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { label } from '../harness/text.ts'
import { readRenders, watchRenders } from '../harness/watchRenders.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('typing a mute word re-renders only the post that it matches', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('The heron eats the frog in the last act')
  await bob.post('The weather by the weir')
  const { page } = await visit({ as: 'ada', prepare: watchRenders })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('last act').content).toBeVisible()
  const panel = page.getByRole('dialog', { name: label('shell.preferences') })
  await new ShellPage(page).preferences.click()
  await panel.getByText(label('muting.title')).click()
  await readRenders(page)
  await panel.getByRole('textbox', { name: label('settings.muteWords') }).pressSequentially('cormorant, FROG')
  const covered = timeline.status('FROG')
  await expect(covered.root).toContainText('Muted: contains “FROG”')
  await expect(covered.content).toHaveCount(0)
  expect((await readRenders(page)).redrawn).toBe(1)
})
