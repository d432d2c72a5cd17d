import { page, type Locator } from 'vitest/browser'

import { label } from './text.ts'

/** The parts of the window in which emoji are chosen. */
export interface EmojiPickerParts {
  readonly root: Locator
  readonly search: Locator
  readonly grid: Locator
  readonly strip: Locator
  readonly found: Locator
  readonly emoji: (name: string) => Locator
  readonly section: (name: Parameters<typeof label>[0]) => Locator
}

/** The picker with this name: the name of the button that opens it. */
export function emojiPicker(name: 'status.react' | 'composer.emoji'): EmojiPickerParts {
  const root = page.getByRole('dialog', { name: label(name) })
  const grid = root.getByRole('grid', { name: label('emoji.picker') })
  const strip = root.getByRole('toolbar', { name: label('emoji.sections') })
  return {
    root,
    search: root.getByRole('searchbox', { name: label('emoji.search') }),
    grid,
    strip,
    found: root.getByRole('status'),
    emoji: (emoji) => grid.getByRole('gridcell', { name: emoji, exact: true }),
    section: (section) => strip.getByRole('button', { name: label(section) }),
  }
}
