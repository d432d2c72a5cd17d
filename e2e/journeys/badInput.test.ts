import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { label, text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} a hundred thousand characters are kept, not sent, and can be made posts of`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    const long = 'A heron stood in the reeds. '.repeat(3572)
    await composer.text.fill(long)
    await expect(composer.post).toBeDisabled()
    await composer.text.press('Control+Enter')
    await expect(composer.text).toHaveValue(long)
    await composer.root.getByRole('button', { name: text('composer.thread.split') }).click()
    await expect(composer.root.getByRole('list', { name: text('composer.thread.after') }).getByRole('listitem')).not.toHaveCount(0)
    await expect(composer.post).toBeEnabled()
    await expect(composer.text).toHaveValue(/reeds\.$/)
    expect(product.asked).not.toContain('POST /api/v1/statuses')
  })
}

journey('a word that is being put together is neither completed nor posted', async ({ visit, product }) => {
  const { page, context: own } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const composer = await ComposerPage.openNew(page)
  const list = page.getByRole('listbox', { name: label('suggestions.label') })
  const input = await own.newCDPSession(page)
  await composer.text.focus()
  await input.send('Input.imeSetComposition', { text: ':duck', selectionStart: 5, selectionEnd: 5 })
  await expect(composer.text).toHaveValue(':duck')
  await composer.text.dispatchEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing: true })
  await expect(list).toBeHidden()
  await input.send('Input.insertText', { text: ':duck' })
  await expect(list).toBeVisible()
  await expect(composer.text).toHaveValue(':duck')
  expect(product.asked).not.toContain('POST /api/v1/statuses')
})
