/** A press, as a browser tells of it. The number of a key is old, but in Safari there is no other sign. */
export interface PressedCode {
  readonly isComposing: boolean
  readonly keyCode: number
}

/**
 * True for a key that belongs to an input method: it ends or changes a word that is being put together. Safari tells of the key that
 * ends one after it has ended, and marks it by its code alone.
 */
export function isComposingKey({ isComposing, keyCode }: PressedCode): boolean {
  return isComposing || keyCode === composingCode
}

const composingCode = 229
