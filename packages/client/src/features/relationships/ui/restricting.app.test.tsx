import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, notices, post, press } from '#test/app/locators.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label, text } from '#test/app/text.ts'

/** A line of a menu with a handle in it, which is isolated from the text around it in any direction. */
const line = (words: string, name: string) => page.getByRole('menuitem', { name: new RegExp(`^${words} \u2068@${name}`) })
const openMenu = () =>
  page
    .getByRole('main')
    .getByRole('button', { name: label('profile.more') })
    .click()

for (const size of sizesFor('wide'))
  appTest(`somebody is muted from their post by keys, and unmuted from the notice (${size})`, async ({ server, visit }) => {
    const dave = await server.somebody('dave')
    await dave.post('Loud as a bittern')
    await visit('/main/public', { as: 'bob', size })
    await press(post('bittern').menu, '{Enter}')
    await expect.element(line('Mute', 'dave')).toBeVisible()
    // The last three are the mute, the block and the report.
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{Enter}')
    await expect.element(notices()).toHaveTextContent('Dave')
    expect(await faultsIn(notices())).toEqual([])
    await expect.element(post('bittern').root).not.toBeInTheDocument()
    await notices()
      .getByRole('button', { name: text('general.undo') })
      .click()
    await expect.element(post('bittern').content).toBeVisible()
  })

appTest('a block asks first, takes the posts away, and ends from the profile', async ({ server, visit }) => {
  const dave = await server.somebody('dave')
  await dave.post('Thorns along the path')
  const app = await visit('/main/public', { as: 'ada' })
  await post('Thorns').menu.click()
  await line('Block', 'dave').click()
  const question = dialog(text('profile.block.title'))
  await expect.element(question).toHaveTextContent('Dave')
  await question.getByRole('button', { name: text('profile.block.confirm') }).click()
  await expect.element(post('Thorns').root).not.toBeInTheDocument()
  await app.restart('/dave')
  await openMenu()
  await line('Unblock', 'dave').click()
  await expect.element(notices()).toHaveTextContent('You no longer block')
  await openMenu()
  await expect.element(line('Block', 'dave')).toBeVisible()
})

const refusal = (status: number) => Response.json({ error: 'Not for you' }, { status })

for (const action of ['mute', 'block'] as const)
  for (const [fault, words] of [
    [403, 'Not for you'],
    [404, 'Not for you'],
    [422, 'Not for you'],
    [429, text('errors.rateLimited')],
    [500, 'Not for you'],
    ['HTML', text('errors.unreadable')],
  ] as const)
    appTest(`a ${action} that fails (${fault}) is undone, and the notice shows the reason`, async ({ server, visit }) => {
      await visit('/carol', { as: 'ada', size: 'phone' })
      const route = `POST /api/v1/accounts/:id/${action}`
      if (fault === 'HTML') server.html(route)
      else server.fail(route, refusal(fault))
      const confirm = text(`profile.${action}.confirm`)
      await openMenu()
      await line(confirm, 'carol').click()
      if (action === 'block') await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
      await expect.element(notices()).toHaveTextContent(text(`failed.${action}`))
      await expect.element(notices()).toHaveTextContent(words)
      await openMenu()
      await expect.element(line(confirm, 'carol')).toBeVisible()
    })
