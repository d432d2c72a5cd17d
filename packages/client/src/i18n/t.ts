import type { MessageId } from './catalogues.ts'
import type { Formats } from './Formats.ts'
import { formatMessage, type MessageArgs, type Messages } from './CompiledMessage.ts'

/** Gives the text of an id in one language. */
export type Translate = (id: MessageId, args?: MessageArgs) => string

const noArgs: MessageArgs = {}

/** A new function per language, so that everything rendered with the last one renders again. A text that is missing shows its id. */
export function createTranslate(messages: Messages, formats: Formats): Translate {
  return (id, args = noArgs) => formatMessage(messages[id] ?? [id], args, formats)
}
