import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import type { MessageId } from '#i18n/catalogues.ts'

import { chooseFile, settingsSection } from './settingsWindow.ts'
import { text, textWith } from './text.ts'

/** The parts of the theme editor, in the tab "theme" of the settings. */
export const themeEditor = {
  section: (): Locator => settingsSection('themeEditor.title'),
  /** A theme of the gallery. */
  theme: (name: string): Locator => settingsSection('settingsGroups.theme').getByRole('radio', { name, exact: true }),
  tab: (area: 'common' | 'advanced' | 'fonts' | 'roundness' | 'shadows'): Locator =>
    themeEditor.section().getByRole('tab', { name: text(`themeEditor.area.${area}`) }),
  button: (id: MessageId, values: Readonly<Record<string, string>> = {}): Locator =>
    themeEditor.section().getByRole('button', { name: textWith(id, values), exact: true }),
  /** The field with the code of a colour. */
  code: (slot: MessageId): Locator =>
    themeEditor.section().getByRole('textbox', { name: textWith('themeEditor.code', { of: text(slot) }), exact: true }),
  /** Begins a theme of one's own. */
  async customise(): Promise<void> {
    await themeEditor.button('themeEditor.customise').click()
    await expect.element(themeEditor.tab('common')).toBeVisible()
  },
  async chooseFile(name: string, content: string): Promise<void> {
    await chooseFile(themeEditor.section(), new File([content], name, { type: 'application/json' }), text('themeEditor.import'))
  },
}

/** A custom property of the page. */
export function drawnValue(property: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property)
}
