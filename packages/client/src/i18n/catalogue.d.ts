// What vite/cataloguePlugin makes of the two halves of the English catalogue.
declare module '*.json?start' {
  import type { Messages } from '#i18n/Message.ts'
  const messages: Messages
  export default messages
}

declare module '*.json?rest' {
  import type { Messages } from '#i18n/Message.ts'
  const messages: Messages
  export default messages
}
