import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { leaveOutPreload } from '../harness/leaveOutPreload.ts'
import { postFromElsewhere } from '../harness/postFromElsewhere.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text, textStart } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** The window in which somebody is reported. */
class ReportWindow {
  readonly root: Locator
  readonly comment: Locator
  readonly send: Locator
  readonly problem: Locator
  readonly forward: Locator

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: text('report.title'), exact: true })
    this.comment = this.root.getByRole('textbox', { name: text('report.comment') })
    this.send = this.root.getByRole('button', { name: text('report.send') })
    this.problem = this.root.getByRole('alert').first()
    this.forward = this.root.getByRole('checkbox', { name: textStart('report.forward') })
  }

  post(words: string): Locator {
    return this.root.getByRole('checkbox', { name: words })
  }
}

async function report(page: Page, words: string): Promise<ReportWindow> {
  await new TimelinePage(page).status(words).menu.click()
  await page.getByRole('menuitem', { name: textStart('report.action') }).click()
  const window = new ReportWindow(page)
  await expect(window.root).toBeVisible()
  return window
}

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} a post is reported with another one by its author, and the staff reads why`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    const [first, second] = [await bob.post(`Stones at herons (${kind})`), await bob.post(`More stones (${kind})`)]
    await bob.post(`A kind word (${kind})`)
    const { page } = await visit({ as: 'carol', viewport })
    await new TimelinePage(page).open('public')
    const window = await report(page, `More stones (${kind})`)
    await expect(window.root.getByRole('heading', { name: text('report.title') })).toBeFocused()
    await expect(window.post(`More stones (${kind})`)).toBeChecked()
    await expect(window.post(`A kind word (${kind})`)).not.toBeChecked()
    await window.post(`Stones at herons (${kind})`).check()
    // Bob is of this server, which has no list of rules.
    await expect(window.forward).toHaveCount(0)
    await expect(window.root.getByRole('group', { name: text('report.rules') })).toHaveCount(0)
    await window.comment.fill(`He throws stones (${kind})`)
    await window.send.click()
    await expect(window.root).toHaveCount(0)
    await expect(page.getByRole('region', { name: text('notices.label') })).toContainText('has your report about')
    const kept = await product.instance.context.db
      .selectFrom('reports')
      .selectAll()
      .where('content', '=', `He throws stones (${kind})`)
      .execute()
    expect(kept).toMatchObject([{ target_id: bob.account.id }])
    expect((JSON.parse(kept[0]?.status_ids_json ?? '') as string[]).toSorted()).toEqual([first.id, second.id].toSorted())
  })

  journey(`on ${kind} somebody of another server is reported there, too, with the rules that they broke`, async ({ visit, product }) => {
    await postFromElsewhere(product, 'rita@remote.example', `Spam from the harbour (${kind})`)
    const { page, watch } = await visit({ as: 'carol', viewport })
    // The picture in her name is on a server that is none.
    watch.expectComplaint(/remotecat/)
    await leaveOutPreload({ page, watch }, '/main/all')
    await breakCalls(page, 'GET', '/api/v1/instance', {
      kind: 'changed',
      change: (body) => ({ ...(body as object), rules: [{ id: '7', text: 'No spam' }] }),
    })
    await new TimelinePage(page).open('all')
    const window = await report(page, `Spam from the harbour (${kind})`)
    await window.root
      .getByRole('group', { name: text('report.rules') })
      .getByRole('checkbox', { name: 'No spam' })
      .check()
    await expect(window.forward).toHaveAccessibleName(/remote\.example/)
    await expect(window.forward).not.toBeChecked()
    await window.forward.check()
    const sent = page.waitForRequest('**/api/v1/reports')
    await window.send.click()
    expect((await sent).postDataJSON()).toMatchObject({ forward: true, rule_ids: ['7'], category: 'violation' })
    await expect(window.root).toHaveCount(0)
  })
}

journey(
  'somebody is reported from their profile without a post, and what was written waits when the window is closed',
  async ({ visit, product }) => {
    const dave = await somebody(product, 'dave')
    await dave.post('Nothing to see')
    const { page } = await visit({ as: 'carol' })
    const profile = new ProfilePage(page)
    await profile.open('dave')
    await profile.more.click()
    await page.getByRole('menuitem', { name: textStart('report.action') }).click()
    const window = new ReportWindow(page)
    await expect(window.post('Nothing to see')).not.toBeChecked()
    await window.comment.fill('x'.repeat(1001))
    await window.send.click()
    await expect(window.problem).toContainText('1 character too many')
    await window.comment.fill('His picture is of me')
    await page.keyboard.press('Escape')
    await expect(window.root).toHaveCount(0)
    await page.reload()
    await profile.more.click()
    await page.getByRole('menuitem', { name: textStart('report.action') }).click()
    await expect(window.comment).toHaveValue('His picture is of me')
    await window.send.click()
    await expect(window.root).toHaveCount(0)
    await profile.more.click()
    await page.getByRole('menuitem', { name: textStart('report.action') }).click()
    await expect(window.comment).toHaveValue('')
  },
)

for (const [kind, viewport] of widths(screenSizes)) {
  for (const [name, fault, words] of [
    ['is refused with 422', { kind: 'status', status: 422, error: 'Not this one' }, /not sent: Not this one/],
    ['is refused with 403', { kind: 'status', status: 403, error: 'This action is outside your authorized scopes' }, /not sent: .+scopes/],
    ['comes too often', { kind: 'status', status: 429, error: 'Throttled' }, /not sent: Throttled/],
    ['finds the server broken', { kind: 'status', status: 500, error: 'Something went wrong' }, /not sent: Something went wrong/],
    ['is never answered', { kind: 'unreachable' }, /may send it twice/],
  ] as const) {
    journey(`on ${kind} a report that ${name} says so, keeps every word, and can be sent again`, async ({ visit, product }) => {
      const dave = await somebody(product, 'dave')
      await dave.post(`Trouble that ${name} (${kind})`)
      const { page, watch } = await visit({ as: 'carol', viewport })
      watch.expectComplaint(/Failed to load resource/)
      await new TimelinePage(page).open('public')
      const window = await report(page, `Trouble that ${name} (${kind})`)
      const mend = await breakCalls(page, 'POST', '/api/v1/reports', fault)
      await window.comment.fill('It is not right')
      await window.send.click()
      await expect(window.problem).toContainText(words)
      await expect(window.comment).toHaveValue('It is not right')
      await expect(window.post(`Trouble that ${name} (${kind})`)).toBeChecked()
      await mend()
      await window.send.click()
      await expect(window.root).toHaveCount(0)
    })
  }

  journey(`on ${kind} posts that cannot be had do not keep anybody from reporting one`, async ({ visit, product }) => {
    const dave = await somebody(product, 'dave')
    await dave.post(`The only one seen (${kind})`)
    const { page, watch } = await visit({ as: 'carol', viewport })
    watch.expectComplaint(/Failed to load resource/)
    await new TimelinePage(page).open('public')
    const mend = await breakCalls(page, 'GET', '/api/v1/accounts/*/statuses*', { kind: 'status', status: 500 })
    const window = await report(page, `The only one seen (${kind})`)
    await expect(window.post(`The only one seen (${kind})`)).toBeChecked()
    await expect(window.root).toContainText(/The posts could not be loaded/)
    await mend()
    await window.root.getByRole('button', { name: text('general.retry') }).click()
    await expect(window.root).not.toContainText(/The posts could not be loaded/)
    await window.send.click()
    await expect(window.root).toHaveCount(0)
  })
}
