import { replaceText } from '#features/emoji/model/replaceText.ts'

/** A part of a text: from before the first to before the last of its UTF-16 units. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** The text that is being written, for tools that put something into it or stand beside its caret. */
export interface TextHandle {
  readonly box: HTMLTextAreaElement
  /** What is selected; where the caret stands when nothing is. */
  selection(): TextRange
  /** Puts words in place of a range, or of what is selected, and the caret behind them. The browser's own undo takes it back. */
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
