import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, post } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

for (const size of ['wide', 'phone'] as const)
  appTest(`on a ${size} screen the card of a person has their menu, and cards can be switched off`, async ({ server, visit }) => {
    const mona = await server.somebody('mona')
    await mona.post('Come and see my menu')
    const app = await visit('/main/public', { as: 'dave', size })
    const card = dialog(text('popover.account'))
    const { author } = post('Come and see my menu')
    await expect.element(author).toBeVisible()
    await server.settled()
    await author.hover()
    await app.advance(1000)
    await expect.element(card).toHaveTextContent('@mona')
    expect(await faultsIn(card)).toEqual([])
    await card.getByRole('button', { name: text('profile.more') }).click()
    await expect.element(page.getByRole('menuitem', { name: /^Mention / })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(card).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    app.session.settings.take({ accountPopovers: false }, 'tab')
    await userEvent.unhover(author)
    await author.hover()
    await app.advance(1000)
    // The browser's own tooltip is taken away only for a card.
    await expect.element(author).toHaveAttribute('title', '@mona')
    await expect.element(card).not.toBeInTheDocument()
  })
