/** Every reason for which nothing can be read from a file. */
export const themeErrorCodes = [
  'empty text',
  'long text',
  'broken JSON',
  'web page',
  'unknown text',
  'many names',
  'deep nesting',
  'style sheets',
  'theme list',
  'no theme',
  'no colours',
  'named choices only',
  'broken style',
  'empty style',
  'no such entry',
  'no such palette',
] as const

export type ThemeErrorCode = (typeof themeErrorCodes)[number]

/** Where a text is broken; lines and columns count from 1. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

/** The names or the place in the file that an error is about. */
export interface ThemeErrorDetails {
  readonly names?: readonly string[]
  readonly position?: TextPosition
}

/** Nothing can be read from the file. `code` says the reason; screens and commands have the sentence. */
export class ThemeFileError extends Error {
  override readonly name = 'ThemeFileError'
  readonly code: ThemeErrorCode
  readonly details: ThemeErrorDetails

  constructor(code: ThemeErrorCode, details: ThemeErrorDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
