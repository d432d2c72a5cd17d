import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { composerOf } from '#test/app/composer.ts'
import { going } from '#test/app/keys/going.ts'
import { moving } from '#test/app/keys/moving.ts'
import { onPage } from '#test/app/keys/onPage.ts'
import { onPost } from '#test/app/keys/onPost.ts'
import { fill, focus, keyHelp, plain, press, stand, type Tries } from '#test/app/keys/Walk.ts'
import { post } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'

import { keyTable, type KeyGroup } from './keyTable.ts'

const tries: Readonly<Record<KeyGroup, Tries>> = { moving, post: onPost, page: onPage, go: going }

/** Keys that get a client of their own: they scroll far down a list, whose position is stored, or open another page. */
const wandering = new Set(['j', '.', 'Ctrl+End', 'ArrowLeft', 'ArrowRight'])

/** Keys of places that this instance does not have. */
const absent = new Set(['g u'])

for (const [group, does] of Object.entries(tries))
  appTest(`every key of the group "${group}" works as the list of keys describes it`, async ({ server, visit }) => {
    const names = keyTable.filter((row) => row.group === group && !absent.has(row.keys[0])).map(({ keys: [name] }) => name)
    expect(Object.keys(does).toSorted()).toEqual(names.toSorted())
    const bob = await fill(server)
    let app = await visit('/main/public', { as: 'ada' })
    for (const [index, name] of names.entries()) {
      if (wandering.has(name) || wandering.has(names[index - 1] ?? '')) app = await visit('/main/public', { as: 'ada' })
      await does[name]?.({ app, server, visit, bob }).catch((error: unknown) => {
        throw new Error(`The key ${name} does not do what it says: ${String(error)}`, { cause: error })
      })
    }
  })

appTest('the list of keys has every key', async ({ server, visit }) => {
  await (await server.somebody('bob')).post(plain)
  await visit('/main/public', { as: 'ada' })
  await stand()
  await press('?')
  await expect.element(keyHelp().css('dd')).toHaveLength(keyTable.length - absent.size)
  await expect.element(keyHelp().css('kbd:empty')).toHaveLength(0)
})

appTest('keys do nothing while somebody writes, with Ctrl, and when they are switched off', async ({ server, visit }) => {
  await (await server.somebody('bob')).post(plain)
  await visit('/main/public', { as: 'ada' })
  const { root, favourite } = await stand()
  await userEvent.keyboard('{Control>}f{/Control}')
  await press('n')
  const writing = composerOf('composer.label').text
  await expect.element(writing).toHaveFocus()
  await userEvent.keyboard('off jk?')
  await expect.element(writing).toHaveValue('off jk?')
  await expect.element(keyHelp()).not.toBeInTheDocument()
  const preferences = page.getByRole('button', { name: label('shell.preferences') })
  await preferences.click()
  const shortcuts = page.getByRole('switch', { name: text('settings.keyboardShortcuts') })
  await expect.element(shortcuts).toBeVisible()
  // By its key: a pointer would have to wait until the window has stopped moving.
  focus(shortcuts)
  await press('Space')
  await expect.element(shortcuts).not.toBeChecked()
  await press('Escape')
  focus(post(plain).root)
  await press('f', '?', 'o', 'PageDown')
  await server.settled()
  await expect.element(root).toBeVisible()
  await expect.element(favourite).toHaveAttribute('aria-pressed', 'false')
  expect(location.pathname).toBe('/main/public')
  // The list is still there for a pointer, and says why the keys do nothing.
  await preferences.click()
  await page.getByRole('button', { name: text('keys.list') }).click()
  await expect.element(keyHelp()).toHaveTextContent(text('keys.off'))
  await keyHelp()
    .getByRole('button', { name: text('general.close') })
    .click()
  await expect.element(preferences).toHaveFocus()
})
