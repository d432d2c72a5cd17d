import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { hoverUntilShown } from '#test/app/hoverUntilShown.ts'
import { dialog, post } from '#test/app/locators.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label, text, textWith } from '#test/app/text.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

for (const size of ['wide', 'phone'] as const)
  appTest(`on a ${size} screen the card of a person has their menu, and cards can be switched off`, async ({ server, visit }) => {
    const mona = await server.somebody('mona')
    await mona.post('Come and see my menu')
    const app = await visit('/main/public', { as: 'dave', size })
    const card = dialog(text('popover.account'))
    const { author } = post('Come and see my menu')
    await expect.element(author).toBeVisible()
    await server.settled()
    await hoverUntilShown(app, author, card)
    await expect.element(card).toHaveTextContent('@mona')
    expect(await faultsIn(card)).toEqual([])
    await card.getByRole('button', { name: text('profile.more') }).click()
    await expect.element(page.getByRole('menuitem', { name: /^Mention / })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(card).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    settingsOf(app.session).take({ accountPopovers: false }, 'tab')
    await userEvent.unhover(author)
    await author.hover()
    await app.advance(1000)
    // The browser's own tooltip is taken away only for a card.
    await expect.element(author).toHaveAttribute('title', '@mona')
    await expect.element(card).not.toBeInTheDocument()
  })

appTest('a reply shows its parent post, fetched once, and says when the parent is missing', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  const asked = await ada.post('Only I know the way to the island', { visibility: 'unlisted' })
  const lost = await ada.post('Nobody will find this', { visibility: 'unlisted' })
  await bob.post('I know it, too', { inReplyToId: asked.id })
  await bob.post('I looked for it', { inReplyToId: lost.id })
  const app = await visit('/main/public', { as: 'bob' })
  const preview = dialog(text('popover.status'))
  const responses = (words: string) => post(words).root.getByRole('link', { name: textWith('status.replyTo', { name: '' }).trim() })
  const link = responses('I know it, too')
  await expect.element(link).toBeVisible()
  await server.settled()
  ;(link.element() as HTMLElement).focus() // a link
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
  await app.advance(1000)
  await expect.element(preview).toHaveTextContent('Only I know the way to the island')
  await userEvent.keyboard('{Escape}')
  await expect.element(preview).not.toBeInTheDocument()
  await hoverUntilShown(app, link, preview)
  await expect.element(preview).toHaveTextContent('Only I know the way to the island')
  await preview.hover()
  await app.advance(1000)
  await expect.element(preview).toBeVisible()
  await userEvent.unhover(preview)
  await app.advance(1000)
  await expect.element(preview).not.toBeInTheDocument()
  expect(server.addresses.filter((address) => address.endsWith(`/api/v1/statuses/${asked.id}`))).toHaveLength(1)

  server.fail('GET /api/v1/statuses/:id', 404)
  await hoverUntilShown(app, responses('I looked for it'), preview)
  await expect.element(preview).toHaveTextContent(text('popover.unavailable'))
})

/** Goes on by Tab until something has the focus. */
async function tabTo(goal: Locator): Promise<void> {
  const element = await goal.findElement()
  for (let stop = 0; stop < 12 && document.activeElement !== element; stop += 1) await userEvent.keyboard('{Tab}')
  await expect.element(goal).toHaveFocus()
}

for (const size of sizesFor('wide'))
  appTest(`cards of people are opened, used and closed by keyboard (${size})`, async ({ server, visit }) => {
    const [dave, bob] = await Promise.all([server.somebody('dave'), server.somebody('bob')])
    await dave.follow('bob')
    await bob.post('Come and see me by keyboard')
    const app = await visit('/main/public', { as: 'mona', size })
    const popover = dialog(text('popover.account'))
    const { author } = post('Come and see me by keyboard')
    await expect.element(author).toBeVisible()
    await server.settled()
    ;(author.element() as HTMLElement).focus() // a link
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
    await app.advance(1000)
    await expect.element(author).toHaveFocus()
    await expect.element(popover).toHaveTextContent('@bob')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(popover.getByRole('button', { name: label('profile.follow') })).toHaveFocus()
    await tabTo(popover.getByRole('button', { name: text('profile.more') }))
    await userEvent.keyboard('{Escape}')
    await expect.element(popover).not.toBeInTheDocument()
    await expect.element(author).toHaveFocus()

    await app.restart('/bob#followers')
    const main = page.getByRole('main')
    const card = main.css('[data-row]').filter({ hasText: '@dave' })
    const image = card.getByRole('button', { name: /^More about .*Dave/ })
    await expect.element(image).toHaveAttribute('aria-expanded', 'false')
    ;(main.getByRole('tab', { name: label('profile.tab.followers') }).element() as HTMLElement).focus() // a tab
    await tabTo(image)
    await userEvent.keyboard('{Enter}')
    await expect.element(image).toHaveAttribute('aria-expanded', 'true')
    await expect.element(image).toHaveFocus()
    await expect.element(card).toHaveTextContent(/\d+ posts?/)
    const more = card.getByRole('button', { name: text('profile.more') })
    await tabTo(more)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: /^Mention / })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(more).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(card.getByRole('button', { name: label('profile.follow') })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
    await expect.element(image).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(image).toHaveAttribute('aria-expanded', 'false')
    await expect.element(more).not.toBeInTheDocument()
  })
