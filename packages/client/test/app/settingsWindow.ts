import { page, type Locator } from 'vitest/browser'

import { text } from './text.ts'

/** The dialog of settings. */
export function settingsWindow(): Locator {
  return page.getByRole('dialog').first()
}

/** A section of its open tab. */
export function settingsSection(title: Parameters<typeof text>[0]): Locator {
  return settingsWindow().getByRole('region', { name: text(title), exact: true })
}

/** The switch of a setting in the open tab. */
export function settingSwitch(name: Parameters<typeof text>[0]): Locator {
  return settingsWindow().getByRole('switch', { name: text(name), exact: true })
}

/** Chooses a file with the file field of this name, or the only one. */
export async function chooseFile(within: Locator, file: File, name?: string): Promise<void> {
  const field = within.css(name === undefined ? 'input[type="file"]' : `input[type="file"][aria-label="${name}"]`)
  const input = await field.findElement()
  if (!(input instanceof HTMLInputElement)) throw new Error('The file field is no input.')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
