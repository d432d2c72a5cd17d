import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost, composerOf, openComposer, pressTool } from '#test/app/composer.ts'
import { emojiPicker } from '#test/app/emojiPicker.ts'
import { dialog, post, press } from '#test/app/locators.ts'
import { label } from '#test/app/text.ts'

const list = page.getByRole('listbox', { name: label('suggestions.label') })
const options = list.getByRole('option')

appTest('a colon and letters suggest emoji, which keys take and undo takes back', async ({ visit }) => {
  await visit('/main/friends', { as: 'ada' })
  const { text } = composerOf('composer.label')
  await press(text, 'Look, a :')
  await expect.element(list).not.toBeInTheDocument()
  for (const letter of 'duck') {
    await press(text, letter)
    await expect.element(options.first()).toBeVisible()
  }
  await expect.element(options.first()).toHaveAccessibleName(/:duck:/)
  expect(options.elements().length).toBeLessThanOrEqual(5)
  await expect.element(text).toHaveAttribute('aria-activedescendant', expect.stringMatching(/-0$/))
  await expect.element(page.getByText(/^\d suggestions?$/)).toBeInTheDocument()
  await press(text, '{ArrowDown}{ArrowUp}{Enter}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(text).toHaveValue('Look, a 🦆')
  await expect.element(text).toHaveFocus()
  await press(text, '{Control>}z{/Control}')
  await expect.element(text).toHaveValue('Look, a :duck')
})

appTest('results that arrive late do not change the selected option', async ({ server, visit }) => {
  for (const name of ['carol', 'mona'] as const) await (await server.somebody(name)).post(`Near the lock, ${name}`)
  const app = await visit('/main/public', { as: 'ada' })
  await expect.element(post('Near the lock, carol').content).toBeVisible()
  const { text } = composerOf('composer.label')
  const release = server.hold('GET /api/v1/accounts/search')
  await press(text, '@a')
  await expect.element(options.nth(2)).toBeVisible()
  await press(text, '{ArrowDown}')
  const walkedTo = () => options.elements().find((option) => option.getAttribute('aria-selected') === 'true')?.textContent
  const chosen = walkedTo()
  expect(chosen).toBeDefined()
  await app.advance(400)
  release()
  await server.settled()
  // Dave, found by the server alone, precedes the others.
  await expect.element(list.getByRole('option', { name: /@dave/ })).toBeVisible()
  expect(walkedTo()).toBe(chosen)
})

appTest('Escape closes the suggestions and leaves the text as it is', async ({ visit }) => {
  await visit('/main/friends', { as: 'ada' })
  const { text } = composerOf('composer.label')
  await press(text, ':swan')
  await expect.element(list).toBeVisible()
  await press(text, '{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(text).toHaveFocus()
  await expect.element(text).toHaveValue(':swan')
})

appTest('the Enter that ends a conversion in Safari inserts, adds and sends nothing, and the next one does', async ({ server, visit }) => {
  const app = await visit('/main/friends', { as: 'ada' })
  const composer = await beginPost('hello ')
  const { root, text } = composer
  await press(text, ':duck')
  await expect.element(options.first()).toBeVisible()
  const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
  const endConversion = (field: Locator, ctrlKey = false) =>
    field.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, ctrlKey }))
  expect(endConversion(text)).toBe(true)
  await expect.element(text).toHaveValue('hello :duck')
  await press(text, '{Enter}')
  await expect.element(text).toHaveValue('hello 🦆')
  endConversion(text, true)
  await server.settled()
  expect(server.requests).not.toContain('POST /api/v1/statuses')
  await pressTool(composer, 'composer.poll.toggle')
  const choices = root.getByRole('group', { name: label('composer.poll') }).getByRole('textbox')
  await choices.last().fill('Rye')
  endConversion(choices.last())
  await expect.element(choices).toHaveLength(2)
  await press(choices.last(), '{Enter}')
  await expect.element(choices).toHaveLength(3)
  const picker = emojiPicker('composer.emoji')
  await pressTool(composer, 'composer.emoji')
  await press(picker.search, 'swan')
  await app.advance(500)
  await expect.element(picker.emoji('swan')).toBeVisible()
  endConversion(picker.search)
  await expect.element(text).toHaveValue('hello 🦆')
  await press(picker.search, '{Enter}')
  await expect.element(text).toHaveValue(expect.stringContaining('🦢'))
})

appTest('people are suggested, searched for once after a pause, and not at all by a handle with a host', async ({ server, visit }) => {
  const app = await visit('/main/friends', { as: 'ada' })
  const searches = () => server.requests.filter((request) => request === 'GET /api/v1/accounts/search')
  const { text } = composerOf('composer.label')
  await press(text, 'Hello @caro')
  expect(searches()).toHaveLength(0)
  await app.advance(300)
  await list.getByRole('option', { name: /@carol/ }).click()
  await expect.element(text).toHaveValue('Hello @carol ')
  await expect.element(text).toHaveFocus()
  expect(searches()).toHaveLength(1)
  await press(text, 'and @nobody@far')
  await app.advance(300)
  await press(text, '{Escape}')
  expect(searches()).toHaveLength(1)
})

appTest('a dollar sign suggests effects, with the caret inside', async ({ visit }) => {
  await visit('/main/friends', { as: 'ada' })
  const { text } = composerOf('composer.label')
  await press(text, '$')
  await expect.element(options).toHaveLength(5)
  await press(text, 'sp')
  await expect.element(options).toHaveLength(2)
  await press(text, '{Tab}')
  await userEvent.keyboard('whee')
  await expect.element(text).toHaveValue('$[sparkle whee]')
})

appTest('the list is at the caret inside the window, in text from right to left and on a phone', async ({ visit }) => {
  await visit('/main/friends', { as: 'ada', size: 'phone' })
  const { text } = await openComposer()
  await text.fill('مرحبا ')
  await press(text, ':duck')
  await expect.element(list).toBeVisible()
  const box = list.element().getBoundingClientRect()
  expect([box.left >= 0, box.right <= innerWidth, box.top >= 0, box.bottom <= innerHeight]).toEqual([true, true, true, true])
  await options.first().click()
  await expect.element(text).toHaveValue('مرحبا 🦆')
})

appTest('an emoji from the picker is inserted at the caret', async ({ visit }) => {
  const app = await visit('/main/friends', { as: 'ada' })
  const { root, text } = composerOf('composer.label')
  await text.fill('Ducks here')
  await press(text, '{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await root.getByRole('button', { name: label('composer.emoji') }).click()
  const picker = dialog(label('composer.emoji'))
  await picker.getByRole('searchbox', { name: label('emoji.search') }).fill('duck')
  await app.advance(500)
  expect(await faultsIn(picker)).toEqual([])
  await picker
    .getByRole('grid', { name: label('emoji.picker') })
    .getByRole('gridcell', { name: 'duck', exact: true })
    .click()
  await expect.element(picker).not.toBeInTheDocument()
  await expect.element(text).toHaveValue('Ducks 🦆 here')
  await expect.element(text).toHaveFocus()
})
