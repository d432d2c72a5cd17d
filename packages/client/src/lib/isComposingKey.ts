/** The fields of a keyboard event. `keyCode` is deprecated, but Safari has no other sign. */
export interface PressedCode {
  readonly isComposing: boolean
  readonly keyCode: number
}

/**
 * True for a key of an input method, which ends or changes a composition. Safari sends the key after the composition has ended, and marks
 * it by its code alone.
 */
export function isComposingKey({ isComposing, keyCode }: PressedCode): boolean {
  return isComposing || keyCode === composingCode
}

const composingCode = 229
