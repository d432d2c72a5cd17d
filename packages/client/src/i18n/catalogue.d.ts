// What vite/cataloguePlugin makes of the two halves of a catalogue.
declare module '*.json?start' {
  import type { Messages } from '#i18n/CompiledMessage.ts'
  const messages: Messages
  export default messages
}

declare module '*.json?rest' {
  import type { Messages } from '#i18n/CompiledMessage.ts'
  const messages: Messages
  export default messages
}
