import { createProxy } from '@rookery/instance/host/proxy'
import { listen } from '@rookery/instance/host/nodeHost'

import { dist } from '../../scripts/build.mjs'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { image as picture, uploadAll } from '../harness/images.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('in front of a real server its pictures show, although their addresses are those of that server', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const mediaIds = await uploadAll(bob, [{ bytes: await picture(400, 300), name: 'weir.png', description: 'The weir at dusk' }])
  await bob.post('The weir', { mediaIds })
  const listening = await listen(0)
  const origin = `http://localhost:${listening.port}`
  listening.serve(createProxy({ target: product.origin, origin, bundleDir: dist }))
  const { page } = await visit({ baseURL: origin })
  try {
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    const shown = timeline.status('The weir').root.getByRole('img', { name: 'The weir at dusk' })
    await expect(shown).toHaveAttribute('src', new RegExp(`^${product.origin}/media/`))
    await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(400)
  } finally {
    // A page that is still open would send requests to a closed port.
    await page.close()
    await listening.close()
  }
})
