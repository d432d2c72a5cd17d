import { expect, test } from 'vitest'

import { renderPage } from '#test/renderPage.tsx'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { resizePage } from '#test/resizePage.ts'

const megabyte = new Blob([new Uint8Array(1_000_000)])

/** The browser keeps the same piece once. */
const huge = new Blob(Array.from({ length: 50 }, () => megabyte))

async function restoring() {
  await resizePage(1440, 900)
  const { screen, page: shown } = await renderPage('/main/friends#settings', { as: 'ada' })
  await screen.getByRole('button', { name: 'Backup and restore' }).click()
  await screen.getByRole('menuitem', { name: 'Restore settings' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Restore settings' })
  const choose = async (content: BlobPart, name = 'settings.json', type = 'application/json') => {
    await expect.element(dialog.getByLabelText('Choose a file').last()).toBeInTheDocument()
    const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]')
    // In the page: data through the test driver is serialized, at 50 MB a minute of work.
    const chosen = new DataTransfer()
    chosen.items.add(new File([content], name, { type }))
    if (input) input.files = chosen.files
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { dialog, choose, settings: settingsOf(shown.get().session) }
}

const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`later${index}`, index]))

const file = (parts: object) => JSON.stringify({ version: [1, 0], settings: { sidebarRight: true }, ...parts })

test('a file that cannot be restored shows the reason, and another one can be chosen immediately', async () => {
  const { dialog, choose } = await restoring()
  // The second one is that of the notices.
  const error = dialog.getByRole('alert').first()
  const outcomes: readonly (readonly [string, BlobPart, string, string])[] = [
    ['Unsupported file type', 'x', 'cat.png', 'image/png'],
    ['Invalid file: a backup of settings is never larger than 4.8 MiB', huge, 'settings.json', 'application/json'],
    [
      'Invalid file: a backup of settings never has more than 1,000 entries.',
      file({ settings: many }),
      'settings.json',
      'application/json',
    ],
    ['Invalid file: it is not a backup', '{"version":[1,0', 'settings.json', 'application/json'],
    ['too new', file({ version: [2, 0] }), 'settings.json', 'application/json'],
    ['too old', file({ version: [0, 1] }), 'settings.json', 'application/json'],
    ['Invalid settings imported', file({ settings: { sidebarRight: 'left' } }), 'settings.json', 'application/json'],
  ]
  for (const [words, content, name, type] of outcomes) {
    await choose(content, name, type)
    await expect.element(error).toHaveTextContent(words)
  }
  await choose(file({}))
  await expect.element(dialog.getByRole('row', { name: 'Side column at the end off on' })).toBeVisible()
  await expect.element(error).toBeEmptyDOMElement()
})

test('nothing changes before the preview, everything changes after it, and undo restores the old settings', async () => {
  const { dialog, choose, settings } = await restoring()
  await choose(file({ version: [1, 3], settings: { sidebarRight: true, theme: 'rookery-light', streaming: 'loud', hover: 1 } }))
  await expect.element(dialog.getByText(/slightly newer/)).toBeVisible()
  await expect.element(dialog.getByText('1 setting has an impossible value and is left out: New posts at once')).toBeVisible()
  await expect.element(dialog.getByText(/1 setting is not known here/)).toBeVisible()
  expect(settings.get('sidebarRight')).toBe(false)
  await dialog.getByRole('checkbox', { name: 'With the theme' }).click()
  await dialog.getByRole('button', { name: 'Change 1 setting' }).click()
  await expect.element(dialog.getByText('1 setting restored')).toBeVisible()
  expect([settings.get('sidebarRight'), settings.isChosen('theme')]).toEqual([true, false])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(settings.isChosen('sidebarRight')).toBe(false)
})
