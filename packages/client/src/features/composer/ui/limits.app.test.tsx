import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { openComposer, type ComposerParts } from '#test/app/composer.ts'
import { press } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const counterOf = ({ root }: ComposerParts) => root.getByRole('img', { name: /characters? left$/ })

for (const [name, typed, subject] of [
  ['empty', '', ''],
  ['blank', ' \n\u00a0', ''],
  ['nothing but a subject', '', 'Only that'],
] as const)
  appTest(`a post that is ${name} is not sent, says why and stays`, async ({ server, visit }) => {
    await visit('/main/friends', { as: 'ada', size: 'phone' })
    const composer = await openComposer()
    await composer.text.fill(typed)
    await composer.subject.fill(subject)
    await composer.post.click()
    await expect.element(composer.error).toHaveTextContent(text('composer.empty_status_error'))
    await expect.element(composer.text).toHaveValue(typed)
    await expect.element(composer.subject).toHaveValue(subject)
    expect(server.requests).not.toContain('POST /api/v1/statuses')
  })

appTest('characters are counted down, and a hundred thousand are rejected, and restored after a reload', async ({ visit }) => {
  const app = await visit('/main/friends', { as: 'ada' })
  const composer = await openComposer()
  await expect.element(counterOf(composer)).toHaveTextContent('5,000')
  await composer.text.fill('Reeds')
  await app.advance(1000)
  await expect.element(counterOf(composer)).toHaveTextContent('4,995')
  await composer.text.fill('w'.repeat(5001))
  // A long text is counted after a pause in typing.
  await app.advance(1000)
  await expect.element(counterOf(composer)).toHaveTextContent(/^[-−]1$/)
  await expect.element(composer.post).toBeDisabled()
  await press(composer.text, '{Backspace}')
  await app.advance(1000)
  await expect.element(composer.post).toBeEnabled()
  const long = 'Reeds in the evening '.repeat(4762)
  await composer.text.fill(long)
  await app.advance(3000)
  await expect.element(counterOf(composer)).toHaveTextContent(/^[-−]95,001$/)
  await expect.element(composer.post).toBeDisabled()
  await app.advance(3000)
  await app.restart()
  await openComposer()
  await expect.element(composer.text).toHaveValue(long)
})
