/** A box that words are written in. */
export type TextBox = HTMLTextAreaElement | HTMLInputElement

/** A deprecated API that browsers retain: only it changes text in a way that the user can undo. */
interface UndoableEditing {
  execCommand?(command: 'insertText', showsUi: false, words: string): boolean
}

/** Replaces a part of a text, and puts the caret behind it. The browser's own undo reverts it. */
export function replaceText(box: TextBox, start: number, end: number, words: string): void {
  box.focus({ preventScroll: true })
  box.setSelectionRange(start, end)
  const editing: UndoableEditing = document
  if (words !== '' && editing.execCommand?.('insertText', false, words)) return
  box.setRangeText(words, start, end, 'end')
  // Dispatched so that the owner of the text handles it like typing.
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
