import { join } from 'node:path'
import { listen } from '@rookery/instance/host/nodeHost'
import { createStaticHost } from '@rookery/instance/host/staticHost'
import { smallWorldPassword } from '@rookery/instance/testing'
import { onTestFinished } from 'vitest'

import { dist } from '../../scripts/build.mjs'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { startProduct } from '../harness/startProduct.ts'
import { text, textWith } from '../harness/text.ts'
import { ServerPage } from '../pages/ServerPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('on a host of its own the client finds two servers and signs in to both', async ({ visit, product }) => {
  const other = await startProduct({ seed: 'small' })
  const host = await listen(0)
  onTestFinished(async () => {
    await host.close()
    await other.close()
  })
  host.serve(
    createStaticHost({ bundleDir: dist, hostDir: join(import.meta.dirname, '../../hosting'), local: [product.origin, other.origin] }),
  )
  const origin = `http://localhost:${host.port}`
  const { page, watch } = await visit()
  // The host has no server documents.
  watch.expectComplaint(/status of 404/)
  watch.expectComplaint(/nowhere\.invalid/)
  // Akkoma has no description of its sign-in, and does not share that with other origins.
  watch.expectComplaint(/oauth-authorization-server/)
  const servers = new ServerPage(page)
  await page.goto(origin)
  await expect(servers.heading).toBeVisible()
  await servers.find('nowhere.invalid')
  await expect(servers.result).toContainText(textWith('servers.fault.noConnection', { host: 'nowhere.invalid' }))
  await expect(servers.address).toHaveValue('nowhere.invalid')

  const first = new URL(product.origin).host
  await servers.find(`@ada@${first}`)
  await servers.signInOn(first).click()
  const signIn = new SignInPage(page, product)
  await signIn.enter('ada', smallWorldPassword)
  await expect(new TimelinePage(page).heading('home')).toBeVisible()

  const second = new URL(other.origin).host
  await page.goto(`${origin}/login/add`)
  await page.getByRole('link', { name: text('servers.change') }).click()
  await servers.find(`${second}/@bob/112233`)
  await servers.signInOn(second).click()
  await signIn.enter('bob', smallWorldPassword)
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
  await page.reload()
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
  expect(other.asked.filter((call) => call === 'GET /api/v1/timelines/home').length).toBeGreaterThan(1)
})
