import * as adminReports from '@rookery/api/calls/adminReports'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, notices, post } from '#test/app/locators.ts'
import { label, text, textStart } from '#test/app/text.ts'

const report = dialog(label('report.title'))
const comment = report.getByRole('textbox', { name: text('report.comment') })
const send = report.getByRole('button', { name: text('report.send') })
const failure = report.getByRole('alert').first()
const forward = report.getByRole('checkbox', { name: textStart('report.forward') })
const rules = report.getByRole('group', { name: text('report.rules') })
const box = (words: string) => report.getByRole('checkbox', { name: words })

async function reportFrom(menu: { click: () => Promise<void> }): Promise<void> {
  await menu.click()
  await page.getByRole('menuitem', { name: textStart('report.action') }).click()
  await expect.element(report.getByRole('heading', { name: text('report.title') })).toHaveFocus()
}

appTest('posts of a person are reported, or the person alone from the profile, and typed text is restored', async ({ server, visit }) => {
  const [bob, mona] = await Promise.all([server.somebody('bob'), server.somebody('mona')])
  const [first, second] = [await bob.post('Stones at herons'), await bob.post('More stones')]
  await bob.post('A kind word')
  const app = await visit('/main/public', { as: 'carol' })
  await reportFrom(post('More stones').menu)
  await expect.element(box('More stones')).toBeChecked()
  await expect.element(box('A kind word')).not.toBeChecked()
  await box('Stones at herons').click()
  // Bob is of this server, which has no list of rules.
  await expect.element(forward).not.toBeInTheDocument()
  await expect.element(rules).not.toBeInTheDocument()
  await comment.fill('He throws stones')
  await send.click()
  await expect.element(report).not.toBeInTheDocument()
  await expect.element(notices()).toHaveTextContent('has your report about')
  const [sent] = (await adminReports.list(mona.client)).reports
  expect(sent).toMatchObject({ content: 'He throws stones', account: { acct: 'bob' } })
  expect(sent?.statuses.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())

  await app.restart('/bob')
  const more = page.getByRole('main').getByRole('button', { name: label('profile.more') })
  await reportFrom(more)
  await expect.element(box('A kind word')).not.toBeChecked()
  await comment.fill('x'.repeat(1001))
  await send.click()
  await expect.element(failure).toHaveTextContent('1 character too many')
  await comment.fill('His picture is of me')
  await userEvent.keyboard('{Escape}')
  await expect.element(report).not.toBeInTheDocument()
  await app.restart()
  await reportFrom(more)
  await expect.element(comment).toHaveValue('His picture is of me')
  await send.click()
  await expect.element(report).not.toBeInTheDocument()
  await reportFrom(more)
  await expect.element(comment).toHaveValue('')
})

const refusals = [
  [422, 'Not this one', 'not sent: Not this one'],
  [403, 'This action is outside your authorized scopes', /not sent: .+scopes/],
  [429, 'Throttled', 'not sent: Throttled'],
  [500, 'The pond has frozen', 'not sent: The pond has frozen'],
] as const

appTest('a report to another server with its rules survives every failure and is sent again', async ({ server, visit }) => {
  const words = 'Spam from the harbour'
  await server.arrange('postFromElsewhere', { author: 'rita@remote.example', words })
  server.change('GET /api/v1/instance', (body) => ({ ...(body as object), rules: [{ id: '7', text: 'No spam' }] })) // the instance's own object
  const app = await visit('/main/all', { as: 'carol', size: 'phone' })
  const mendPosts = server.fail('GET /api/v1/accounts/:id/statuses', 500)
  await reportFrom(post(words).menu)
  await expect.element(box(words)).toBeChecked()
  await app.advance(10_000)
  await expect.element(report).toHaveTextContent(/The posts could not be loaded/)
  mendPosts()
  await report.getByRole('button', { name: text('general.retry') }).click()
  await expect.element(report).not.toHaveTextContent(/The posts could not be loaded/)

  await rules.getByRole('checkbox', { name: 'No spam' }).click()
  await expect.element(forward).toHaveAccessibleName(/remote\.example/)
  await expect.element(forward).not.toBeChecked()
  await forward.click()
  await comment.fill('It is not right')
  for (const [status, error, notified] of refusals) {
    const mend = server.fail('POST /api/v1/reports', Response.json({ error }, { status }))
    await send.click()
    await expect.element(failure).toHaveTextContent(notified)
    mend()
  }
  const connect = server.drop('POST /api/v1/reports')
  await send.click()
  await expect.element(failure).toHaveTextContent('may send it twice')
  connect()
  await expect.element(comment).toHaveValue('It is not right')
  await expect.element(box(words)).toBeChecked()
  expect(await faultsIn(report)).toEqual([])
  await send.click()
  await expect.element(report).not.toBeInTheDocument()
  expect(server.bodies.findLast(({ request }) => request === 'POST /api/v1/reports')?.body).toMatchObject({
    forward: true,
    rule_ids: ['7'],
    category: 'violation',
    comment: 'It is not right',
  })
})

appTest('the posts in a report have their custom emoji', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('A :heron: in the reeds')
  const url = `${location.origin}/favicon.png`
  const emojis = [{ shortcode: 'heron', url, static_url: url, visible_in_picker: true }]
  server.change('GET /api/v1/timelines/public', (body) => (body as object[]).map((status) => ({ ...status, emojis }))) // the instance's own list
  server.change('GET /api/v1/accounts/:id/statuses', (body) => (body as object[]).map((status) => ({ ...status, emojis }))) // likewise
  await visit('/main/public', { as: 'carol' })
  await reportFrom(post('in the reeds').menu)
  await expect.element(report.css('li img[alt=":heron:"]')).toBeVisible()
})
