import * as ownFilters from '@rookery/api/calls/ownFilters'
import type { Locator } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { saysMastodon } from '../harness/asMastodon.ts'
import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, as: 'ada' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, as: 'dave' },
} as const

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`a rule is tried on what is on home before it is kept, then covers or leaves out: ${size}`, async ({ visit, product }) => {
    const [reader, bob] = await Promise.all([somebody(product, options.as), somebody(product, 'bob')])
    await reader.follow('bob')
    await bob.post(`Two eels by the bank, ${size}`)
    await bob.post(`Nothing but reeds, ${size}`)
    const { page } = await visit(options)
    await page.goto('/main/friends')
    const timeline = new TimelinePage(page)
    await expect(timeline.status(`Two eels by the bank, ${size}`).content).toBeVisible()
    await page.goto('/main/friends#settings/mutes/words')
    const window = page.getByRole('dialog').first()
    await window.getByRole('button', { name: text('muteRules.add') }).click({ timeout: 30_000 })
    const editor = page.getByRole('dialog', { name: text('muteRules.add') })
    const field = editor.getByRole('textbox', { name: text('muteRules.text') })
    await expect(field).toBeFocused()
    await editor.getByRole('button', { name: text('muteRules.save') }).click()
    await expect(field).toHaveAccessibleDescription(text('muteRules.problem.empty'))
    await editor.getByRole('combobox', { name: text('muteRules.kind') }).selectOption('pattern')
    await field.fill('(a+)+$|(?=eels)')
    await expect(field).toHaveAccessibleDescription(new RegExp(text('muteRules.problem.unsupported')))
    await field.fill('eels?')
    const trial = editor.getByRole('status').filter({ hasText: 'on your home' })
    await expect(trial).toContainText(/It would hit [12] posts? of the \d+ on your home/)
    await expect(trial.getByRole('listitem').first()).toContainText('Two eels by the bank')
    await expectAccessible(page)
    await editor.getByRole('combobox', { name: text('muteRules.expiry') }).selectOption('day')
    await editor.getByRole('button', { name: text('muteRules.save') }).click()
    await expect(editor).toHaveCount(0)
    const row = window.getByRole('listitem').filter({ hasText: 'eels?' })
    await expect(row).toContainText('A regular expression · covered')
    await expect(row).toContainText(/until in (24h|23h|1d)/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const covered = timeline.status('eels?')
    await expect(covered.show).toBeVisible()
    await expect(timeline.status(`Nothing but reeds, ${size}`).content).toBeVisible()

    await page.goto('/main/friends#settings/mutes/words')
    await row.getByRole('button', { name: 'Change: eels?' }).click()
    const change = page.getByRole('dialog', { name: text('muteRules.edit') })
    await change.getByRole('checkbox', { name: text('muteRules.hide') }).check()
    await change.getByRole('button', { name: text('muteRules.save') }).click()
    await expect(row).toContainText(text('muteRules.hides'))
    await page.keyboard.press('Escape')
    await expect(timeline.status(`Nothing but reeds, ${size}`).content).toBeVisible()
    await expect(covered.root).toHaveCount(0)
    await expect(timeline.posts.filter({ hasText: 'Two eels' })).toHaveCount(0)
    await page.goto('/main/friends#settings/mutes/words')
    await row.getByRole('button', { name: 'Remove: eels?' }).click()
    await expect(row).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(timeline.status(`Two eels by the bank, ${size}`).content).toBeVisible()
  })

  journey(`filters of the server are listed, made, changed and removed: ${size}`, async ({ visit, product }) => {
    const { client } = await somebody(product, options.as)
    const before = `regatta ${size}`
    await ownFilters.create(client, 'v1', {
      title: before,
      phrases: [{ id: null, phrase: before, wholeWord: false }],
      contexts: ['home'],
      hides: false,
      expiresIn: null,
    })
    const phrases = async () => (await ownFilters.list(client, 'v1')).flatMap((one) => one.phrases.map(({ phrase }) => phrase))
    const { page, watch } = await visit(options)
    watch.expectComplaint(/status of (403|422)/)
    await page.goto('/lists#settings/mutes/words')
    const window = page.getByRole('dialog').first()
    const there = window.getByRole('region', { name: text('muteRules.server'), exact: true })
    const row = there.getByRole('listitem').filter({ hasText: before })
    await expect(row).toContainText(text('muteRules.kind.phrase'))
    await window.getByRole('button', { name: text('muteRules.add') }).click()
    const editor = page.getByRole('dialog', { name: text('muteRules.add') })
    await editor.getByRole('combobox', { name: text('muteRules.keptAt') }).selectOption('server')
    const made = `cormorant ${size}`
    await editor.getByRole('textbox', { name: text('muteRules.text') }).fill(made)
    await expectAccessible(page)
    const mend = await breakCalls(page, 'POST', '/api/v1/filters', { kind: 'status', status: 422, error: 'Too many filters' })
    await editor.getByRole('button', { name: text('muteRules.save') }).click()
    await expect(editor.getByRole('alert').filter({ hasText: 'Too many filters' })).toBeVisible()
    await expect(editor.getByRole('textbox', { name: text('muteRules.text') })).toHaveValue(made)
    await mend()
    await editor.getByRole('button', { name: text('muteRules.save') }).click()
    await expect(editor).toHaveCount(0)
    await expect(there.getByRole('listitem').filter({ hasText: made })).toBeVisible()
    await expect.poll(phrases).toContain(made)

    await row.getByRole('button', { name: `Change: ${before}` }).click()
    const change = page.getByRole('dialog', { name: text('muteRules.edit') })
    await change.getByRole('textbox', { name: text('muteRules.text') }).fill(`${before} changed`)
    await change.getByRole('button', { name: text('muteRules.save') }).click()
    await expect(change).toHaveCount(0)
    await expect.poll(phrases).toContain(`${before} changed`)
    expect(await phrases()).not.toContain(before)

    const refuse = await breakCalls(page, 'DELETE', '/api/v1/filters/*', { kind: 'status', status: 403, error: 'Not yours' })
    await there.getByRole('button', { name: `Remove: ${made}` }).click()
    await expect(window.getByRole('alert').filter({ hasText: 'Not yours' })).toBeVisible()
    await refuse()
    await there.getByRole('button', { name: `Remove: ${made}` }).click()
    await expect(there.getByRole('listitem').filter({ hasText: made })).toHaveCount(0)
    await expect.poll(phrases).not.toContain(made)
  })

  journey(
    `filters of a server of Mastodon's kind keep their title and other phrases, and say where they are kept: ${size}`,
    async ({ visit, product }) => {
      configure(product, { groupedFilters: true })
      const { client } = await somebody(product, options.as)
      const before = await ownFilters.create(client, 'v2', {
        title: `Fish ${size}`,
        phrases: ['burbot', 'gudgeon'].map((phrase) => ({ id: null, phrase: `${phrase} ${size}`, wholeWord: true })),
        contexts: ['home', 'account'],
        hides: false,
        expiresIn: null,
      })
      const listed = async () =>
        (await ownFilters.list(client, 'v2')).map(({ title, hides, phrases }) => [title, hides, phrases.map(({ phrase }) => phrase)])
      const { page, watch } = await visit(options)
      watch.expectComplaint(/status of (404|422|500)/)
      await saysMastodon(page)
      const mendList = await breakCalls(page, 'GET', '/api/v2/filters', { kind: 'status', status: 500 })
      await page.goto('/lists#settings/mutes/words')
      const window = page.getByRole('dialog').first()
      const [here, there] = (['muteRules.client', 'muteRules.server'] as const).map((title) =>
        window.getByRole('region', { name: text(title), exact: true }),
      ) as [Locator, Locator] // one for each title
      await expect(here).toContainText(text('muteRules.client.hint'), { timeout: 30_000 })
      await expect(there).toContainText(text('muteRules.server.hint'))
      await expect(there.getByText(/^The filters could not be fetched/)).toBeVisible({ timeout: 40_000 })
      await mendList()
      await there.getByRole('button', { name: text('general.retry') }).click()
      const row = there.getByRole('listitem').filter({ hasText: before.title })
      await expect(row).toContainText(text('muteRules.in.account'))

      await window.getByRole('button', { name: text('muteRules.add') }).click()
      const editor = page.getByRole('dialog', { name: text('muteRules.add') })
      await expect(editor).toContainText(text('muteRules.client.hint'))
      await editor.getByRole('combobox', { name: text('muteRules.keptAt') }).selectOption('server')
      await expect(editor).toContainText(text('muteRules.server.hint'))
      // A server reads no patterns.
      await expect(editor.getByRole('combobox', { name: text('muteRules.kind') }).getByRole('option')).toHaveText(
        (['word', 'phrase'] as const).map((kind) => text(`muteRules.kind.${kind}`)),
      )
      const field = editor.getByRole('textbox', { name: text('muteRules.text') })
      await field.fill('x'.repeat(300))
      await editor.getByRole('button', { name: text('muteRules.save') }).click()
      await expect(editor.getByRole('alert').filter({ hasText: 'should be at most 255 character(s)' })).toBeVisible()
      await expect(field).toHaveValue('x'.repeat(300))
      const made = `stickleback ${size}`
      await field.fill(made)
      await editor.getByRole('checkbox', { name: text('muteRules.hide') }).check()
      await editor.getByRole('button', { name: text('muteRules.save') }).click()
      await expect(editor).toHaveCount(0)
      await expect(there.getByRole('listitem').filter({ hasText: made })).toContainText(text('muteRules.hides'))

      await row.getByRole('button', { name: `Change: ${before.title}` }).click()
      const change = page.getByRole('dialog', { name: text('muteRules.edit') })
      await expect(change.getByRole('textbox', { name: text('muteRules.text') })).toHaveValue(`burbot ${size}`)
      await expectAccessible(page)
      await change.getByRole('textbox', { name: text('muteRules.text') }).fill(`bream ${size}`)
      await change.getByRole('button', { name: text('muteRules.save') }).click()
      await expect(change).toHaveCount(0)
      await expect.poll(listed).toEqual([
        [before.title, false, [`bream ${size}`, `gudgeon ${size}`]],
        [made, true, [made]],
      ])
      await there.getByRole('button', { name: `Remove: ${made}` }).click()
      await expect(there.getByRole('listitem').filter({ hasText: made })).toHaveCount(0)
      await row.getByRole('button', { name: `Remove: ${before.title}` }).click()
      await expect.poll(listed).toEqual([])
      await expect(there).toContainText(text('muteRules.none'))
    },
  )
}
