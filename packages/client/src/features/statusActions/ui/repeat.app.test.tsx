import * as statusDetails from '@rookery/api/calls/statusDetails'
import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, post } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

appTest('with the setting for it, a repeat asks for its scope first', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const { id } = await bob.post('Pass it on, quietly')
  await visit('/main/public', { as: 'ada', settings: { modalOnRepeat: true } })
  const { repeat } = post('Pass it on, quietly')
  await repeat.click()
  const question = dialog(text('post.repeat.title'))
  await expect.element(repeat).toHaveAttribute('aria-pressed', 'false')
  await question.getByLabelText(text('post.repeat.scope')).selectOptions(text('scope.private'))
  await question.getByRole('button', { name: text('post.repeat.confirm') }).click()
  await expect.element(repeat).toHaveAttribute('aria-pressed', 'true')
  await server.settled()
  const ada = await server.somebody('ada')
  expect((await statuses.get(ada.client, id)).reblogged).toBe(true)
  expect((await statusDetails.rebloggedBy(bob.client, id)).items).toEqual([])
  await repeat.click()
  await expect.element(repeat).toHaveAttribute('aria-pressed', 'false')
})

const refusals = [
  [403, 'Not for you'],
  [404, 'Record not found'],
  [429, 'Throttled'],
  [500, 'The pond has frozen'],
] as const

for (const [status, error] of refusals)
  appTest(`a repeat that is rejected with ${status} is undone, with the reason on the post`, async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    await bob.post('Not to be repeated')
    server.fail('POST /api/v1/statuses/:id/reblog', Response.json({ error }, { status }))
    await visit('/main/public', { as: 'ada' })
    const card = post('Not to be repeated')
    await card.repeat.click()
    await expect.element(card.error).toHaveTextContent(error)
    await expect.element(card.repeat).toHaveAttribute('aria-pressed', 'false')
    await expect.element(card.repeat).toHaveTextContent(/^$/)
    await card.error.getByRole('button', { name: text('general.dismiss') }).click()
    await expect.element(card.error).not.toBeInTheDocument()
  })
