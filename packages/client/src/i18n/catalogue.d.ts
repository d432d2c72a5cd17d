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
