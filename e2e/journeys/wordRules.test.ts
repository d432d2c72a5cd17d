import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, as: 'ada' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, as: 'dave' },
} as const

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`a mute rule is tested on home posts before it is saved, then covers or hides posts: ${size}`, async ({ visit, product }) => {
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
    await expect(trial).toContainText(/It matches [12] posts? on your home timeline\. \d+ posts? (was|were) checked\./)
    await expect(trial.getByRole('listitem').first()).toContainText('Two eels by the bank')
    await editor.getByRole('combobox', { name: text('muteRules.expiry') }).selectOption('day')
    await editor.getByRole('button', { name: text('muteRules.save') }).click()
    await expect(editor).toHaveCount(0)
    const row = window.getByRole('listitem').filter({ hasText: 'eels?' })
    await expect(row).toContainText('A regular expression · covered')
    await expect(row).toContainText(/until \w{3} \d+, \d{4}/)
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
}
