import { replaceText } from '#features/emoji/model/replaceText.ts'

/** A part of a text: from before the first to before the last of its UTF-16 units. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** Access to the text box, for tools that insert text or open at the caret. */
export interface TextHandle {
  readonly box: HTMLTextAreaElement
  /** The selected range; empty at the caret if nothing is selected. */
  selection(): TextRange
  /** Replaces a range, or the selection, by text, and moves the caret behind it. The browser's undo works. */
  insert(words: string, range?: TextRange): void
  focus(): void
}

export function createTextHandle(box: HTMLTextAreaElement): TextHandle {
  const selection = () => ({ start: box.selectionStart, end: box.selectionEnd })
  return {
    box,
    selection,
    insert(words, range = selection()) {
      replaceText(box, range.start, range.end, words)
    },
    focus: () => box.focus(),
  }
}
