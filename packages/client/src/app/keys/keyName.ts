/** The fields of a key's event that name it; a KeyboardEvent fits. */
export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Keys with a sign, for layouts of another script; these positions match most Latin layouts. */
const signs: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  Period: ['.', '>'],
}

/** The longer key names of the table; with Ctrl where it says so. */
const named: ReadonlySet<string> = new Set(['Enter', 'Escape', 'PageDown', 'PageUp', 'End', 'Home', 'Tab', 'ArrowLeft', 'ArrowRight'])

/**
 * The name of a pressed key in the key table: `j`, `?`, `PageDown`, `Ctrl+End`, `Shift+Tab`, `Alt+ArrowDown`; null for others. It uses the
 * printed character, or the key's position if that is of another script (Arabic, Greek, Cyrillic ...).
 */
export function keyName({ key, code, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): string | null {
  if (altKey && key === 'ArrowDown' && !metaKey && !ctrlKey && !shiftKey) return 'Alt+ArrowDown'
  if (metaKey || altKey) return null
  if (named.has(key)) return `${ctrlKey ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}${key}`
  if (ctrlKey || [...key].length !== 1) return null
  const printed = isAscii(key) ? key : (signs[code]?.[shiftKey ? 1 : 0] ?? /^Key([A-Z])$/.exec(code)?.[1])
  if (printed === undefined) return null
  // Caps Lock produces capital letters, but only Shift changes the key.
  const isLetter = /^[a-z]$/i.test(printed)
  return isLetter && shiftKey ? null : printed.toLowerCase()
}

function isAscii(key: string): boolean {
  return key > ' ' && key <= '~'
}
