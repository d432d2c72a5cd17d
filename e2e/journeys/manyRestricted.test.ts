import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

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
        await expectAccessible(page)
        const stands = async () => (await accounts.relationships(client, [firstId]))[0]?.[is]
        expect(await stands()).toBe(false)
        await told.getByRole('button', { name: text('general.undo') }).click()
        await expect.poll(stands).toBe(true)
        await expect(told).toHaveCount(0)
      }
    },
  )

  journey(
    `of ten thousand words and ten thousand servers few are drawn, and one is found and let go: ${size}`,
    async ({ visit, product }) => {
      const reader = size === 'desktop' ? 'carol' : 'dave'
      const { client } = await somebody(product, reader)
      const { db } = product.instance.context
      const { id: account_id } = await db.selectFrom('accounts').select('id').where('acct', '=', reader).executeTakeFirstOrThrow()
      for (let done = 0; done < many; done += 500) {
        const servers = Array.from({ length: 500 }, (_, index) => ({
          account_id,
          domain: `loud${done + index + 1}.example`,
        }))
        await db.insertInto('domain_blocks').values(servers).execute()
      }
      const bob = await somebody(product, 'bob')
      await accounts.follow(client, bob.account.id)
      await Promise.all([bob.post(`Here comes word7777 on ${size}`), bob.post(`Here comes nothing on ${size}`)])
      const { page } = await visit({ ...options, as: reader })
      const timeline = new TimelinePage(page)
      await timeline.open('home')
      const rule = { kind: 'word', until: null, contexts: ['home'], hides: false }
      const rules = Object.fromEntries(Array.from({ length: many }, (_, index) => [`r${index + 1}`, { ...rule, text: `word${index + 1}` }]))
      await chooseSettings(page, { muteRules: rules })
      await expect(timeline.status('word7777').show).toBeVisible()
      await expect(timeline.status(`Here comes nothing on ${size}`).content).toBeVisible()

      for (const [part, list, field, kept, end, left] of [
        ['words', 'muteRules.client', 'muteRules.search', 'word7777', /^Remove: word7777/, 0],
        ['servers', 'mutes.servers', 'mutes.servers.find', 'loud7777.example', /^Unmute .*loud7777/, 1],
      ] as const) {
        await page.evaluate((name) => (location.hash = `#settings/mutes/${name}`), part)
        const window = page.getByRole('dialog').first()
        const rows = window.getByRole('list', { name: text(list) }).getByRole('listitem')
        await expect(rows.first()).toBeVisible({ timeout: 30_000 })
        expect(await rows.count()).toBeLessThan(60)
        const search = window.getByLabel(text(field))
        await expect(window.getByText('10,000', { exact: false }).first()).toBeVisible()
        await search.fill(kept.replace('.example', ''))
        await expect(rows).toHaveCount(1)
        await rows.getByRole('button', { name: end }).click()
        await expect(rows).toHaveCount(left)
        await expectAccessible(page)
      }
      expect(await domainBlocks.list(client)).not.toContain('loud7777.example')
      await page.keyboard.press('Escape')
      await expect(timeline.status('word7777').content).toBeVisible()
    },
  )

  journey(`a mute that runs out while the list is open is told there, and can be made anew: ${size}`, async ({ visit, product }) => {
    const reader = size === 'desktop' ? 'dave' : 'bob'
    const [{ client }, carol] = await Promise.all([somebody(product, reader), somebody(product, 'carol')])
    const { page } = await visit({ ...options, as: reader })
    await page.clock.install()
    const profile = new ProfilePage(page)
    await profile.open('carol')
    await profile.more.click()
    await page.getByRole('menuitem', { name: text('profile.muteFor') }).click()
    const question = page.getByRole('dialog', { name: text('profile.mute.title') })
    await question.getByRole('combobox', { name: text('profile.mute.time') }).selectOption({ label: text('profile.mute.time.3600') })
    await question.getByRole('button', { name: text('profile.mute.confirm') }).click()
    await expect.poll(async () => (await accounts.relationships(client, [carol.account.id]))[0]?.muting).toBe(true)
    await page.evaluate(() => (location.hash = '#settings/mutes/muted'))
    const window = page.getByRole('dialog').first()
    await expect(window.getByRole('button', { name: 'Unmute Carol' })).toBeVisible()
    // The hour passes on the server, too.
    const { db, clock } = product.instance.context
    await db.updateTable('account_relations').set({ expires_at: clock.now() }).where('target_id', '=', carol.account.id).execute()
    await page.clock.fastForward('01:00:05')
    await window.getByRole('button', { name: 'Mute again: Carol' }).click()
    await expect(window.getByRole('button', { name: 'Unmute Carol' })).toBeVisible()
    await expect.poll(async () => (await accounts.relationships(client, [carol.account.id]))[0]?.muting).toBe(true)

    // After a reload the list is read anew, and the way back is there as before.
    await page.reload()
    await window.getByRole('button', { name: 'Unmute Carol' }).click()
    await expect.poll(async () => (await accounts.relationships(client, [carol.account.id]))[0]?.muting).toBe(false)
    await window.getByRole('button', { name: 'Mute again: Carol' }).click()
    await expect.poll(async () => (await accounts.relationships(client, [carol.account.id]))[0]?.muting).toBe(true)
    await window.getByRole('checkbox', { name: /Carol/ }).check()
    await window.getByRole('button', { name: 'Unmute 1 person' }).click()
    const told = window.getByRole('status').filter({ hasText: '1 person unmuted' })
    await told.getByRole('button', { name: text('general.undo') }).click()
    await expect.poll(async () => (await accounts.relationships(client, [carol.account.id]))[0]?.muting).toBe(true)
  })
}
