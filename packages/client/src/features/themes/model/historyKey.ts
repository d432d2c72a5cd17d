import { isTyping } from '#lib/isTyping.ts'

/** The step that a pressed key asks for, or null. A text field undoes its own letters. */
export function historyKey(
  { key, ctrlKey, metaKey, shiftKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  target: EventTarget,
): 'undone' | 'redone' | null {
  if (ctrlKey === metaKey || altKey || (isTyping(target) && !(target instanceof HTMLSelectElement))) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redone' : 'undone'
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redone' : null
}
