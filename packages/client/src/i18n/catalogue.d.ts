// Modules that vite/cataloguePlugin generates from the tiers of a catalogue.
declare module '*.json?start' {
  import type { Messages } from '#i18n/CompiledMessage.ts'
  const messages: Messages
  export default messages
}

declare module '*.json?page' {
  import type { Messages } from '#i18n/CompiledMessage.ts'
  const messages: Messages
  export default messages
}

declare module '*.json?late' {
  import type { Messages } from '#i18n/CompiledMessage.ts'
  const messages: Messages
  export default messages
}

// The module that vite/languagesPlugin generates from the folder of catalogues.
declare module 'virtual:languages' {
  import type { Messages } from '#i18n/CompiledMessage.ts'
  import type { LanguageCode } from '#i18n/languages.ts'
  import type { TextTier } from '#i18n/textTiers.ts'
  /** All but English, in the order of the alphabet. */
  export const codes: readonly LanguageCode[]
  /** Loads one tier of one of them. Rejects if it cannot be loaded. */
  export function loadTexts(code: LanguageCode, tier: TextTier): Promise<Messages>
}
