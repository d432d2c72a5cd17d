import * as accounts from '@rookery/api/calls/accounts'
import * as mutesAndBlocks from '@rookery/api/calls/mutesAndBlocks'
import type { ApiClient } from '@rookery/api/http/client'
import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, as: 'ada' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, as: 'mona' },
} as const

const mutedBy = async (client: ApiClient) => (await mutesAndBlocks.mutes(client, { cursor: null })).items.map(({ acct }) => acct).toSorted()

async function choose(page: Page, window: Locator, what: string, lines: readonly string[]): Promise<Locator> {
  await window
    .getByLabel(`Import: ${what}`)
    .and(window.locator('input[type="file"]'))
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  return page.getByRole('dialog', { name: `Import: ${what}` })
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(
    `an import whose session ends midway keeps its progress, and resumes after signing in again: ${size}`,
    async ({ visit, product }) => {
      const reader = size === 'desktop' ? 'carol' : 'dave'
      const { client } = await somebody(product, reader)
      const { page, watch } = await visit({ ...options, as: reader })
      watch.expectComplaint(/status of 40[13]/)
      const settings = new SettingsPage(page)
      await settings.open('data')
      const { window } = settings
      const { id: adaId } = await accounts.lookup(client, 'ada')
      const letGo = await holdCalls(page, 'POST', new RegExp(`/accounts/${adaId}/mute$`))
      const question = await choose(page, window, 'Muted people', ['bob', 'ada', 'mona'])
      await question.getByRole('radio', { name: text('transfer.here') }).check()
      await question.getByRole('button', { name: 'Import 3 lines' }).click()
      const report = window.getByRole('region', { name: 'Import: Muted people' })
      await expect(report.getByRole('status')).toHaveText(/^Lines: 1 of 3 · Done: 1/)
      await product.instance.context.db.deleteFrom('oauth_tokens').execute()
      letGo()
      await expect(report.getByRole('alert')).toContainText(text('transfer.signedOut'))
      await expect(report.getByRole('status')).toHaveText('Lines: 1 of 3 · Done: 1 · As it was: 0 · Failed: 0')
      // Continuing without a session would lead nowhere.
      await expect(report.getByRole('button', { name: text('transfer.resume') })).toHaveCount(0)
      await report.getByRole('link', { name: text('shell.login') }).click()
      await new SignInPage(page, product).enter(reader, product.passwordOf(reader))
      await expect(page).toHaveURL(/#settings\/data$/)
      await expect(report.getByRole('status')).toHaveText('Lines: 3 of 3 · Done: 3 · As it was: 0 · Failed: 0')
      expect(await mutedBy((await somebody(product, reader)).client)).toEqual(['ada', 'bob', 'mona'])
      await report.getByRole('button', { name: text('transfer.forget') }).click()
    },
  )
}
