import * as accounts from '@rookery/api/calls/accounts'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, as: 'ada' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, as: 'mona' },
} as const

const many = 10_000
const first = 'swan1@far.example'

/** Ten thousand people of elsewhere, each muted and blocked by Ada and by Mona. */
const withMany = oncePerProduct(async ({ instance: { context } }: Product) => {
  const { db, clock } = context
  const created_at = clock.now()
  const readers = await db.selectFrom('accounts').select('id').where('acct', 'in', ['ada', 'mona']).execute()
  for (let done = 0; done < many; done += 500) {
    const people = Array.from({ length: 500 }, (_, index) => {
      const username = `swan${done + index + 1}`
      const apId = `https://far.example/users/${username}`
      const names = { username, acct: `${username}@far.example`, domain: 'far.example', display_name: `Swan ${done + index + 1}` }
      return { id: context.ids.next(), ...names, ap_id: apId, url: apId, created_at }
    })
    await db.insertInto('accounts').values(people).execute()
    for (const { id: account_id } of readers)
      for (const kind of ['mute', 'notification_mute', 'block'] as const) {
        const relations = people.map(({ id: target_id }) => ({ account_id, target_id, kind, expires_at: null, created_at }))
        await db.insertInto('account_relations').values(relations).execute()
      }
  }
})

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(
    `of ten thousand muted and ten thousand blocked few are drawn, one is found, and several let go: ${size}`,
    async ({ visit, product }) => {
      await withMany(product)
      const { client } = await somebody(product, options.as)
      const { id: firstId } = await accounts.lookup(client, first)
      const { page } = await visit(options)
      for (const [part, end, again, is] of [
        ['muted', 'Unmute', 'muted', 'muting'],
        ['blocked', 'Unblock', 'blocked', 'blocking'],
      ] as const) {
        await page.goto(`/lists#settings/mutes/${part}`)
        const window = page.getByRole('dialog').first()
        const rows = window.getByRole('list', { name: text(`mutes.${part}`) }).getByRole('listitem')
        await expect(rows.first()).toBeVisible({ timeout: 30_000 })
        // Who was muted first stands at the end of all pages.
        const search = window.getByRole('searchbox', { name: text('mutes.search') })
        await search.fill('swan1@far')
        const found = window.getByRole('checkbox', { name: /Swan 1 / })
        await expect(found).toBeVisible({ timeout: 60_000 })
        await search.fill('')
        await expect(window.getByText('10,000', { exact: false }).first()).toBeVisible()
        expect(await rows.count()).toBeLessThan(60)
        await window.locator('[data-scrolls]').evaluate((box) => box.scrollTo(0, 200_000))
        await expect(window.getByRole('checkbox', { name: new RegExp(`Swan 6\\d\\d\\d `) }).first()).toBeVisible()
        expect(await rows.count()).toBeLessThan(60)

        // Who is chosen stays so while another one is looked for.
        await search.fill('swan1@far')
        await found.check()
        await search.fill('Swan 10')
        await expect(search).toHaveAccessibleDescription(/^112 /)
        await search.fill('swan10@')
        await window.getByRole('checkbox', { name: /Swan 10 / }).check()
        await window.getByRole('button', { name: `${end} 2 people` }).click()
        const told = window.getByRole('status').filter({ hasText: `2 people un${again}` })
        await expect(told).toBeVisible()
        const stands = async () => (await accounts.relationships(client, [firstId]))[0]?.[is]
        expect(await stands()).toBe(false)
        await told.getByRole('button', { name: text('general.undo') }).click()
        await expect.poll(stands).toBe(true)
        await expect(told).toHaveCount(0)
      }
    },
  )
}
