import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, post } from '#test/app/locators.ts'
import { label, text, textStart } from '#test/app/text.ts'

appTest('a report with rules, which the server rejects, is accessible and keeps its words', async ({ server, visit }) => {
  const words = 'Spam from the harbour'
  await server.arrange('postFromElsewhere', { author: 'rita@remote.example', words })
  const rules = [{ id: '7', text: 'No spam' }]
  server.change('GET /api/v1/instance', (body) => ({ ...(body as object), rules })) // the instance's own object
  await visit('/main/all', { as: 'carol', size: 'phone' })
  await post(words).menu.click()
  await page.getByRole('menuitem', { name: textStart('report.action') }).click()
  const report = dialog(label('report.title'))
  await report
    .getByRole('group', { name: text('report.rules') })
    .getByRole('checkbox', { name: 'No spam' })
    .click()
  await report.getByRole('checkbox', { name: textStart('report.forward') }).click()
  const comment = report.getByRole('textbox', { name: text('report.comment') })
  await comment.fill('It is not right')
  server.fail('POST /api/v1/reports', Response.json({ error: 'The pond has frozen' }, { status: 500 }))
  await report.getByRole('button', { name: text('report.send') }).click()
  await expect.element(report.getByRole('alert').first()).toHaveTextContent('The pond has frozen')
  await expect.element(comment).toHaveValue('It is not right')
  expect(await faultsIn(report)).toEqual([])
})

appTest('the posts in a report have their custom emoji', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('A :heron: in the reeds')
  const url = `${location.origin}/favicon.png`
  const emojis = [{ shortcode: 'heron', url, static_url: url, visible_in_picker: true }]
  server.change('GET /api/v1/timelines/public', (body) => (body as object[]).map((status) => ({ ...status, emojis }))) // the instance's own list
  server.change('GET /api/v1/accounts/:id/statuses', (body) => (body as object[]).map((status) => ({ ...status, emojis }))) // likewise
  await visit('/main/public', { as: 'carol' })
  await post('in the reeds').menu.click()
  await page.getByRole('menuitem', { name: textStart('report.action') }).click()
  const report = dialog(label('report.title'))
  await expect.element(report.css('li img[alt=":heron:"]')).toBeVisible()
})
