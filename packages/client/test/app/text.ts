import type { MessageId } from '#i18n/catalogues.ts'
import catalogue from '#i18n/locales/en.json?raw'

const messages = JSON.parse(catalogue) as Readonly<Record<string, string>> // a file of ours: ids with their texts

function messageOf(id: MessageId): string {
  const message = messages[id]
  if (message === undefined) throw new Error(`There is no text "${id}" in en.json.`)
  return message
}

/**
 * A text of the interface, so that a test follows the catalogue and not the wording of one day.
 *
 * @throws Error for a text with placeholders: use `textWith` or `textStart`
 */
export function text(id: MessageId): string {
  const message = messageOf(id)
  if (message.includes('{')) throw new Error(`"${id}" has placeholders ("${message}"). Use textWith or textStart.`)
  return message
}

/** A text with its placeholders filled. */
export function textWith(id: MessageId, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((words, [name, value]) => words.replace(`{${name}}`, value), messageOf(id))
}

/** The whole text and nothing else, for names of controls. */
export function label(id: MessageId): RegExp {
  return new RegExp(`^${escaped(text(id))}$`)
}

/** The beginning of a text up to its first placeholder. */
export function textStart(id: MessageId): RegExp {
  const [start = ''] = messageOf(id).split('{')
  if (start === '') throw new Error(`"${id}" begins with a placeholder, so there is nothing to look for.`)
  return new RegExp(`^${escaped(start)}`)
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
