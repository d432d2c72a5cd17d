import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { blockDatabases } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('without browser storage the session continues, and the page says so', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Nothing is kept here')
  const { page } = await visit({ prepare: blockDatabases })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Nothing is kept here').content).toBeVisible()
  await expect(page.getByText(text('errors.storage_unavailable'))).toBeVisible()
})
