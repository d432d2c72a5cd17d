import * as lists from '@rookery/api/calls/lists'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`a list is made with its people, read, changed and deleted: ${size}`, async ({ visit, product }) => {
    const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
    await ada.follow('bob')
    await bob.post(`For the list of the ${size}`)
    const { page, watch } = await visit({ as: 'ada', ...options })
    watch.expectComplaint(/status of 500/)
    await page.goto('/lists')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: text('lists.new') }).click()
    const title = main.getByRole('textbox', { name: text('lists.name') })
    const create = main.getByRole('button', { name: text('lists.create') })
    await expect(title).toBeFocused()
    await expect(create).toBeDisabled()
    await title.fill(`Rowers ${size}`)
    // Others than those whom one follows are found when they are wanted.
    const search = main.getByRole('searchbox', { name: text('lists.search') })
    await search.fill('d')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('region', { name: text('lists.search') }).getByRole('status')).toBeVisible()
    await main.getByRole('checkbox', { name: text('lists.search.following') }).uncheck()
    const found = main.getByRole('list', { name: text('lists.search.found') })
    await expect(found.getByRole('checkbox', { name: /@dave/ })).toBeVisible()
    await search.fill('bob')
    await found.getByRole('checkbox', { name: /@bob/ }).check()
    await expectAccessible(page)
    const mend = await breakCalls(page, 'POST', '/api/v1/lists', { kind: 'status', status: 500 })
    await create.click()
    await expect(main.getByRole('alert')).toContainText('Something went wrong')
    await expect(title).toHaveValue(`Rowers ${size}`)
    await mend()
    await create.click()
    await expect(page.getByRole('heading', { level: 1, name: `Rowers ${size}` })).toBeVisible()
    await expect(new TimelinePage(page).status(`For the list of the ${size}`).content).toBeVisible()

    await main.getByRole('link', { name: text('lists.edit') }).click()
    await expect(main.getByRole('checkbox', { name: /@bob/ })).toBeChecked()
    await title.fill('Herons')
    await main.getByRole('checkbox', { name: /@bob/ }).uncheck()
    await expectAccessible(page)
    await main.getByRole('button', { name: text('lists.save') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Herons' })).toBeVisible()
    await expect(main).toContainText(text('timeline.empty'))

    await main.getByRole('link', { name: text('lists.edit') }).click()
    await main.getByRole('button', { name: text('lists.delete') }).click()
    const question = page.getByRole('dialog', { name: text('lists.delete.title') })
    await expect(question).toContainText('Herons')
    await expectAccessible(page)
    await question.getByRole('button', { name: text('lists.delete') }).click()
    await expect(page).toHaveURL(/\/lists$/)
    await expect(main).toContainText(text('lists.empty'))
    expect(await lists.all(ada.client)).toEqual([])
  })

  journey(`somebody is put into lists from their profile: ${size}`, async ({ visit, product }) => {
    const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
    await ada.follow('bob')
    const list = await lists.create(ada.client, `Near ${size}`)
    const { page, watch } = await visit({ as: 'ada', ...options })
    watch.expectComplaint(/status of 500/)
    const profile = new ProfilePage(page)
    await profile.open('bob')
    await expect(profile.following).toBeVisible()
    await profile.more.click()
    await page.getByRole('menuitem', { name: /^Lists with/ }).click()
    const choice = page.getByRole('dialog', { name: text('profile.lists.title') }).getByRole('switch', { name: `Near ${size}` })
    await expect(choice).not.toBeChecked()
    await expectAccessible(page)
    const mend = await breakCalls(page, 'POST', '/api/v1/lists/*/accounts', { kind: 'status', status: 500 })
    await choice.click()
    await expect(page.getByText(/Could not add to/)).toBeVisible()
    await expect(choice).not.toBeChecked()
    await mend()
    await page
      .getByRole('region', { name: text('notices.label') })
      .getByRole('button', { name: text('general.retry') })
      .click()
    await expect(choice).toBeChecked()
    await expect.poll(async () => (await lists.accounts(ada.client, list.id)).items.map(({ id }) => id)).toEqual([bob.account.id])
    await lists.remove(ada.client, list.id)
  })
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(
    `what is changed of a list and not saved is there when the page is loaded anew, and can be thrown away: ${size}`,
    async ({ visit, product }) => {
      const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
      await ada.follow('bob')
      const list = await lists.create(ada.client, `Ferries ${size}`)
      const { page, watch } = await visit({ as: 'ada', ...options })
      watch.expectComplaint(/status of 404/)
      await page.goto(`/lists/${list.id}/edit`)
      const main = page.getByRole('main')
      const title = main.getByRole('textbox', { name: text('lists.name') })
      const members = (name: string) => main.getByRole('region', { name, exact: true })
      const member = members('1 member').getByRole('checkbox', { name: /@bob/ })
      await title.fill('Boats and ferries')
      await main.getByRole('searchbox', { name: text('lists.search') }).fill('bob')
      await page.keyboard.press('Enter')
      await main
        .getByRole('list', { name: text('lists.search.found') })
        .getByRole('checkbox', { name: /@bob/ })
        .check()
      await expect(main.getByRole('status').filter({ hasText: text('lists.kept') })).toBeVisible()
      await page.reload()
      await expect(title).toHaveValue('Boats and ferries')
      await expect(member).toBeChecked()
      await expectAccessible(page)

      // Somebody who is no more is no member who could be saved.
      const gone = await breakCalls(page, 'GET', `/api/v1/accounts/*${bob.account.id}*`, { kind: 'status', status: 404 })
      await page.reload()
      await expect(title).toHaveValue('Boats and ferries')
      await expect(members('Members')).toBeVisible()
      await gone()
      await page.reload()
      await expect(member).toBeChecked()

      await main.getByRole('button', { name: text('lists.discard') }).click()
      await expect(title).toHaveValue(list.title)
      await page.reload()
      await expect(title).toHaveValue(list.title)
      await expect(main.getByRole('button', { name: text('lists.discard') })).toHaveCount(0)
      await lists.remove(ada.client, list.id)
    },
  )
}

/** So many people of another server who are in a list, straight in the database. */
async function fillList(product: Product, listId: string, count: number): Promise<void> {
  const { db, clock, ids } = product.instance.context
  const people = Array.from({ length: count }, (_, number) => {
    const [id, username] = [ids.next(), `made${number}`]
    const domain = `${listId}.crowd.example`
    const address = { domain, ap_id: `https://${domain}/${username}`, url: `https://${domain}/@${username}` }
    return { id, username, acct: `${username}@${domain}`, display_name: `Made ${number}`, created_at: clock.now(), ...address }
  })
  for (let from = 0; from < count; from += 200) {
    const some = people.slice(from, from + 200)
    await db.insertInto('accounts').values(some).execute()
    await db
      .insertInto('list_members')
      .values(some.map(({ id }) => ({ list_id: Number(listId), account_id: id })))
      .execute()
  }
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`a list of two thousand is read, looked through and changed: ${size}`, async ({ visit, product }) => {
    const ada = await somebody(product, 'ada')
    const bob = await somebody(product, 'bob')
    await ada.follow('bob')
    const post = await bob.post(`One in two thousand (${size})`)
    const list = await lists.create(ada.client, `Everybody (${size})`)
    await fillList(product, list.id, 2000)
    await lists.addAccounts(ada.client, list.id, [bob.account.id])
    const { page } = await visit({ as: 'ada', ...options })
    await page.goto(`/lists/${list.id}`)
    await expect(new TimelinePage(page).status(`One in two thousand (${size})`).content).toBeVisible()

    const main = page.getByRole('main')
    await main.getByRole('link', { name: text('lists.edit') }).click()
    const rows = main.getByRole('checkbox', { name: /@made/ })
    const first = main.getByRole('checkbox', { name: /@made0@/ })
    const last = main.getByRole('checkbox', { name: /@made1999@/ })
    await expect(last.or(first).first()).toBeChecked()
    expect(await rows.count()).toBeLessThan(100)
    await expect(main.getByRole('heading', { level: 2 })).toContainText('2,001')
    await expectAccessible(page)
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(main.getByRole('checkbox', { name: /@made0@/ })).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await rows.count()).toBeLessThan(100)
    await first.uncheck()
    await expect(main.getByRole('heading', { level: 2 })).toContainText('2,000')
    await main.getByRole('button', { name: text('lists.save') }).click()
    await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible()
    const { db } = product.instance.context
    const stored = await db.selectFrom('list_members').select('account_id').where('list_id', '=', Number(list.id)).execute()
    expect(stored).toHaveLength(2000)

    await page.goto('/lists')
    await expect(main.getByRole('link', { name: list.title, exact: true })).toBeVisible()
    await lists.remove(ada.client, list.id)
    await bob.remove(post)
  })
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`lists stand in the order that their reader gives them: ${size}`, async ({ visit, product }) => {
    const ada = await somebody(product, 'ada')
    const made = [await lists.create(ada.client, 'Ducks'), await lists.create(ada.client, 'Geese'), await lists.create(ada.client, 'Swans')]
    const { page } = await visit({ as: 'ada', ...options })
    await page.goto('/lists')
    const main = page.getByRole('main')
    const titles = main.getByRole('listitem').getByRole('link', { name: /^(Ducks|Geese|Swans)$/ })
    await expect(titles).toHaveText(['Swans', 'Geese', 'Ducks'])
    await main.getByRole('button', { name: text('lists.order'), exact: true }).click()
    await expectAccessible(page)
    const up = main.getByRole('button', { name: /^Move .*Ducks.* up$/ })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(titles).toHaveText(['Swans', 'Ducks', 'Geese'])
    await expect(up).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(titles).toHaveText(['Ducks', 'Swans', 'Geese'])
    await main.getByRole('button', { name: /^Move .*Swans.* down$/ }).click()
    await main.getByRole('button', { name: text('lists.order.done'), exact: true }).click()
    await expect(titles).toHaveText(['Ducks', 'Geese', 'Swans'])
    await page.reload()
    await expect(titles).toHaveText(['Ducks', 'Geese', 'Swans'])
    for (const { id } of made) await lists.remove(ada.client, id)
  })
}
