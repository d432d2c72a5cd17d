import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'

import { dialog } from './locators.ts'
import { chooseFile, settingsWindow } from './settingsWindow.ts'
import { text } from './text.ts'

/** Chooses a CSV file of one kind in the tab "data" of the settings. Resolves to the question that precedes the import. */
export async function chooseList(what: string, content: string): Promise<Locator> {
  await chooseFile(settingsWindow(), new File([content], 'list.csv', { type: 'text/csv' }), `Import: ${what}`)
  return dialog(`Import: ${what}`)
}

/** The progress of an import. */
export function importReport(what: string) {
  const root = page.getByRole('region', { name: `Import: ${what}` })
  const button = (id: 'transfer.pause' | 'transfer.resume' | 'transfer.forget') => root.getByRole('button', { name: text(id) })
  return {
    root,
    status: root.getByRole('status'),
    pause: button('transfer.pause'),
    resume: button('transfer.resume'),
    forget: button('transfer.forget'),
  }
}

/** Starts an import that the page does itself, where there is a choice. */
export async function importHere(what: string, content: string) {
  const question = await chooseList(what, content)
  await expect.element(question).toHaveTextContent('can be used.')
  const here = question.getByRole('radio', { name: text('transfer.here') })
  if (here.elements().length > 0) await here.click()
  await question.getByRole('button', { name: /^Import \d+ line/ }).click()
  return importReport(what)
}
