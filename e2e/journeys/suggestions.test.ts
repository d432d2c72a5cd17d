import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { label } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { EmojiPickerPage } from '../pages/EmojiPickerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a colon and letters suggest emoji, which keys take and undo gives back', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const { text } = ComposerPage.forNew(page)
  const list = page.getByRole('listbox', { name: label('suggestions.label') })
  await text.pressSequentially('Look, a :')
  await expect(list).toBeHidden()
  // Each letter goes on from what stands there.
  for (const letter of 'duck') {
    await text.press(letter)
    await expect(list.getByRole('option')).not.toHaveCount(0)
  }
  await expect(list.getByRole('option').first()).toHaveAccessibleName(/:duck:/)
  expect(await list.getByRole('option').count()).toBeLessThanOrEqual(5)
  await expect(text).toHaveAttribute('aria-activedescendant', /-0$/)
  await expect(page.getByText(/^\d suggestions?$/)).toBeAttached()
  await expectAccessible(page)
  await text.press('ArrowDown')
  await text.press('ArrowUp')
  await text.press('Enter')
  await expect(list).toBeHidden()
  await expect(text).toHaveValue('Look, a 🦆')
  await expect(text).toBeFocused()
  await text.press('Control+z')
  await expect(text).toHaveValue('Look, a :duck')
})

journey('Escape closes the suggestions and leaves the text as it is', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const { text } = ComposerPage.forNew(page)
  const list = page.getByRole('listbox', { name: label('suggestions.label') })
  await text.pressSequentially(':swan')
  await expect(list).toBeVisible()
  await text.press('Escape')
  await expect(list).toBeHidden()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(':swan')
})

journey('people are suggested, looked up once after a pause, and not at all by a handle with a host', async ({ visit, product }) => {
  await somebody(product, 'carol')
  const { page } = await visit({ as: 'ada' })
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/v1/accounts/search') asked.push(url.searchParams.get('q') ?? '')
  })
  await new TimelinePage(page).open('home')
  const { text } = ComposerPage.forNew(page)
  const list = page.getByRole('listbox', { name: label('suggestions.label') })
  await text.pressSequentially('Hello @caro', { delay: 20 })
  await list.getByRole('option', { name: /@carol/ }).click()
  await expect(text).toHaveValue('Hello @carol ')
  await expect(text).toBeFocused()
  expect(asked).toEqual(['caro'])
  await text.pressSequentially('and @nobody@far', { delay: 20 })
  await text.press('Escape')
  expect(asked.filter((name) => name.includes('@'))).toEqual([])
})

journey('a dollar sign suggests effects, with room for the words inside', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const { text } = ComposerPage.forNew(page)
  const options = page.getByRole('listbox', { name: label('suggestions.label') }).getByRole('option')
  await text.pressSequentially('$')
  await expect(options).toHaveCount(5)
  await text.pressSequentially('sp')
  await expect(options).toHaveCount(2)
  await text.press('Tab')
  await text.pressSequentially('whee')
  await expect(text).toHaveValue('$[sparkle whee]')
})

journey('the list stands at the caret inside the window, in text from right to left and on a phone', async ({ visit }) => {
  const { page } = await visit({ as: 'ada', locale: 'ar', viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto('/main/friends')
  await page.getByRole('button', { name: label('shell.newPost') }).click()
  const { text } = ComposerPage.forNew(page)
  await text.pressSequentially('مرحبا :duck')
  const list = page.getByRole('listbox', { name: label('suggestions.label') })
  await expect(list).toBeVisible()
  const box = await list.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844).toBe(true)
  await list.getByRole('option').first().tap()
  await expect(text).toHaveValue('مرحبا 🦆')
})

journey('an emoji of the picker comes where the caret was', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const { root, text } = ComposerPage.forNew(page)
  await text.fill('Ducks here')
  for (let step = 0; step < 5; step += 1) await text.press('ArrowLeft')
  await root.getByRole('button', { name: label('composer.emoji') }).click()
  const picker = new EmojiPickerPage(page, 'composer.emoji')
  await picker.search.fill('duck')
  await picker.emoji('duck').click()
  await expect(picker.root).toBeHidden()
  await expect(text).toHaveValue('Ducks 🦆 here')
  await expect(text).toBeFocused()
})
