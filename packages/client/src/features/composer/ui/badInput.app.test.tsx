import { expect } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { openComposer } from '#test/app/composer.ts'
import { press } from '#test/app/locators.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label, text } from '#test/app/text.ts'

appTest('a post without text is not sent, and the composer says why', async ({ server, visit }) => {
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

for (const size of sizesFor('phone'))
  appTest(`a hundred thousand characters stay typed, are not sent, and can be split into posts (${size})`, async ({ server, visit }) => {
    const app = await visit('/main/friends', { as: 'ada', size })
    const composer = await openComposer()
    const long = 'A heron stood in the reeds. '.repeat(3572)
    await composer.text.fill(long)
    // A long text is counted after a pause in typing.
    await app.advance(1000)
    await expect.element(composer.post).toBeDisabled()
    await press(composer.text, '{Control>}{Enter}{/Control}')
    await expect.element(composer.text).toHaveValue(long)
    await composer.root.getByRole('button', { name: text('composer.thread.split') }).click()
    const after = composer.root.getByRole('list', { name: text('composer.thread.after') }).getByRole('listitem')
    await expect.element(after.first()).toBeVisible()
    await app.advance(1000)
    await expect.element(composer.post).toBeEnabled()
    await expect.element(composer.text).toHaveValue(expect.stringMatching(/reeds\.$/))
    expect(server.requests).not.toContain('POST /api/v1/statuses')
  })

appTest('a word that an input method composes is neither completed nor posted', async ({ server, visit }) => {
  await visit('/main/friends', { as: 'ada' })
  const composer = await openComposer()
  const list = page.getByRole('listbox', { name: label('suggestions.label') })
  await expect.element(composer.text).toHaveFocus()
  await cdp().send('Input.imeSetComposition', { text: ':duck', selectionStart: 5, selectionEnd: 5 })
  await expect.element(composer.text).toHaveValue(':duck')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing: true, bubbles: true, cancelable: true })
  composer.text.element().dispatchEvent(enter)
  await server.settled()
  await expect.element(list).not.toBeInTheDocument()
  await cdp().send('Input.insertText', { text: ':duck' })
  await expect.element(list).toBeVisible()
  await expect.element(composer.text).toHaveValue(':duck')
  expect(server.requests).not.toContain('POST /api/v1/statuses')
})
