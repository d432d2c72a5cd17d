import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { openComposer } from '#test/app/composer.ts'
import { press } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

appTest('a post without words is not sent, and says why', async ({ server, visit }) => {
  await visit('/main/friends', { as: 'ada', size: 'phone' })
  const composer = await openComposer()
  async function expectRejected(): Promise<void> {
    await press(composer.text, '{Control>}{Enter}{/Control}')
    await expect.element(composer.error).toHaveTextContent(text('composer.empty_status_error'))
    await composer.error.getByRole('button', { name: text('general.dismiss') }).click()
    await expect.element(composer.error).not.toBeInTheDocument()
  }
  await expectRejected()
  await composer.text.fill(' \n\t \n')
  await expectRejected()
  await composer.text.fill('')
  await composer.subject.fill('Only a subject')
  await expectRejected()
  await expect.element(composer.subject).toHaveValue('Only a subject')
  expect(server.requests).not.toContain('POST /api/v1/statuses')
})
