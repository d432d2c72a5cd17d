import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('the counter counts down, and a text over the limit is not sent but kept', async ({ visit }) => {
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const composer = ComposerPage.forNew(page)
  await composer.touch()
  const counter = composer.root.getByRole('img', { name: /characters? left$/ })
  await expect(counter).toHaveText('5,000')
  await composer.text.fill('Reeds')
  await expect(counter).toHaveText('4,995')
  const long = 'w'.repeat(5001)
  await composer.text.fill(long)
  await expect(counter).toHaveText(/^[-−]1$/)
  await expect(composer.post).toBeDisabled()
  await composer.text.press('Control+Enter')
  await expect(composer.text).toHaveValue(long)
  await composer.text.press('Backspace')
  await expect(composer.post).toBeEnabled()
})
