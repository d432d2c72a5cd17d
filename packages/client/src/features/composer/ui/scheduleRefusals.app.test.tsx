import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost, openComposer, pressTool, type ComposerParts } from '#test/app/composer.ts'
import { notices } from '#test/app/locators.ts'
import type { TestServer } from '#test/app/TestServer.ts'
import { label, text } from '#test/app/text.ts'

/** A time of tomorrow, as the field has it. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)

const fieldOf = ({ root }: ComposerParts) => root.getByLabelText(label('composer.schedule'))

const refusals: readonly (readonly [string, (server: TestServer) => () => void, string])[] = [
  [
    '422',
    (server) => server.fail('POST /api/v1/statuses', Response.json({ error: 'daily limit exceeded' }, { status: 422 })),
    'daily limit exceeded',
  ],
  ['500', (server) => server.fail('POST /api/v1/statuses', 500), 'Something went wrong'],
  ['a page', (server) => server.html('POST /api/v1/statuses'), text('errors.unreadable')],
]

for (const [name, reject, words] of refusals)
  appTest(`a scheduled post that fails with ${name} stays in the composer with its time`, async ({ server, visit }) => {
    const app = await visit('/main/friends', { as: 'bob' })
    const composer = await beginPost('Not lost')
    await pressTool(composer, 'composer.options')
    const value = tomorrow()
    await fieldOf(composer).fill(value)
    const mend = reject(server)
    await composer.schedule.click()
    await expect.element(composer.error).toHaveTextContent(words)
    await expect.element(composer.text).toHaveValue('Not lost')
    mend()
    await app.advance(3000)
    await app.restart()
    const again = await openComposer()
    await expect.element(again.text).toHaveValue('Not lost')
    await pressTool(again, 'composer.options')
    await expect.element(fieldOf(again)).toHaveValue(value)
    await again.schedule.click()
    await expect.element(notices()).toHaveTextContent('waits on the server')
  })

appTest('a scheduled post without a response waits on the device, and is sent only once later', async ({ server, visit }) => {
  const { client } = await server.somebody('carol')
  const app = await visit('/main/friends', { as: 'carol', size: 'phone' })
  const composer = await beginPost('Later, and not lost')
  await pressTool(composer, 'composer.options')
  await fieldOf(composer).fill(tomorrow())
  const mend = server.drop('POST /api/v1/statuses')
  await composer.schedule.click()
  await expect.element(page.getByText('1 action waits to be sent.')).toBeVisible()
  await app.advance(3000)
  await app.restart()
  const show = page.getByRole('button', { name: label('outbox.show') })
  await expect.element(show).toBeVisible()
  mend()
  await expect
    .poll(async () => {
      await app.advance(20_000)
      return show.query()
    })
    .toBe(null)
  const { body } = await client.request('GET', '/api/v1/scheduled_statuses')
  expect(body).toMatchObject([{ params: { text: 'Later, and not lost' } }])
  expect(body).toHaveLength(1)
})
