/** The fields of a key's event that name it; a KeyboardEvent fits. */
export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Keys with a sign on them stand for it where the layout has another script; these are where they are in most Latin ones. */
const signs: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  Period: ['.', '>'],
}

/** The longer names that the table knows; with Ctrl where it says so. */
const named: ReadonlySet<string> = new Set(['Enter', 'Escape', 'PageDown', 'PageUp', 'End', 'Home', 'Tab', 'ArrowLeft', 'ArrowRight'])

/**
 * A pressed key as the table of keys writes it: `j`, `?`, `PageDown`, `Ctrl+End`, `Shift+Tab`, `Alt+ArrowDown`; null for what is no key of
 * ours. It goes by what is printed on the key. Where that is of another script (Arabic, Greek, Cyrillic ...) it goes by the
 * key's place.
 */
export function keyName({ key, code, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): string | null {
  if (altKey && key === 'ArrowDown' && !metaKey && !ctrlKey && !shiftKey) return 'Alt+ArrowDown'
  if (metaKey || altKey) return null
  if (named.has(key)) return `${ctrlKey ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}${key}`
  if (ctrlKey || [...key].length !== 1) return null
  const printed = isAscii(key) ? key : (signs[code]?.[shiftKey ? 1 : 0] ?? /^Key([A-Z])$/.exec(code)?.[1])
  if (printed === undefined) return null
  // Caps Lock writes large letters; Shift asks for another key.
  const isLetter = /^[a-z]$/i.test(printed)
  return isLetter && shiftKey ? null : printed.toLowerCase()
}

function isAscii(key: string): boolean {
  return key > ' ' && key <= '~'
}
