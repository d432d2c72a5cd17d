import * as lists from '@rookery/api/calls/lists'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

for (const [size, options] of Object.entries(sizes)) {
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

for (const [size, options] of Object.entries(sizes)) {
  journey(`a list of two thousand keeps few rows in the page: ${size}`, async ({ visit, product }) => {
    const ada = await somebody(product, 'ada')
    const list = await lists.create(ada.client, 'Everybody')
    const { page } = await visit({ as: 'ada', ...options })
    const members = Array.from({ length: 2000 }, (_, index) => ({
      ...ada.account,
      id: `made${index}`,
      acct: `made${index}`,
      username: `made${index}`,
      display_name: `Made ${index}`,
    }))
    await breakCalls(page, 'GET', '/api/v1/lists/*/accounts*', { kind: 'changed', change: () => members })
    await page.goto(`/lists/${list.id}/edit`)
    const rows = page.getByRole('main').getByRole('checkbox', { name: /@made/ })
    await expect(rows.first()).toBeChecked()
    expect(await rows.count()).toBeLessThan(100)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('checkbox', { name: /@made1999$/ })).toBeVisible()
    expect(await rows.count()).toBeLessThan(100)
    await lists.remove(ada.client, list.id)
  })
}

for (const [size, options] of Object.entries(sizes)) {
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
