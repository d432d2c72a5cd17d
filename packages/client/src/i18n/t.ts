import { setupI18n, type Messages } from '@lingui/core'

import type { MessageId } from './catalogues.ts'

/** What a text's placeholders may be filled with. */
export type MessageArgs = Readonly<Record<string, string | number | Date>>

/** Gives the text of an id in one language. */
export type Translate = (id: MessageId, args?: MessageArgs) => string

/** A new function per language, so that everything drawn with the last one is drawn again. */
export function createTranslate(tag: string, messages: Messages): Translate {
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } })
  return (id, args) => i18n._(id, args)
}
