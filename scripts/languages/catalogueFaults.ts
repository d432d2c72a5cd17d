import type { Catalogue } from './Catalogue.ts'
import { pluralFaults } from './pluralFaults.ts'
import { readText, type Choice, type TextParts } from './readText.ts'
import { typographyFaults } from './typography.ts'

/** All faults of a catalogue, a sentence each. A missing text is not a fault: English replaces it. */
export function catalogueFaults({ code, texts }: Catalogue, english: Catalogue): readonly string[] {
  const ids = Object.keys(texts)
  const unsorted = ids.find((id, place) => place > 0 && id < (ids[place - 1] ?? ''))
  return [
    ...(unsorted === undefined ? [] : [`${code}.json: "${unsorted}" does not stand in alphabetical order.`]),
    ...ids.flatMap((id) => textFaults(code, texts[id], english.texts[id]).map((fault) => `${code}.json: "${id}" ${fault}.`)),
  ]
}

function textFaults(code: string, text: unknown, english: string | undefined): readonly string[] {
  if (typeof text !== 'string') return ['is no text']
  if (english === undefined) return ['is no text of en.json']
  if (text.trim() === '') return ['is empty. Leave it out, and English stands in its place']
  const [parts, original] = [tryToRead(text), tryToRead(english)]
  if (parts === null || original === null) return ['cannot be read: its braces do not fit', ...typographyFaults(code, text, [])]
  return [
    ...placeFaults(parts, original),
    ...tagFaults(text, english),
    ...parts.choices.filter((choice) => !isNumberAlone(choice, original)).flatMap((choice) => pluralFaults(code, choice)),
    ...(/^\s/.test(text) !== /^\s/.test(english) || /\s$/.test(text) !== /\s$/.test(english) ? ['begins or ends with another blank'] : []),
    ...typographyFaults(code, text, parts.words),
  ]
}

/** A number that no word agrees with in English needs no forms elsewhere, but may have them. */
function isNumberAlone({ name, branches }: Choice, original: TextParts): boolean {
  const hasOneForm = (keys: readonly string[]) => keys.every((key) => key === 'other' || /^\d+$/.test(key))
  return hasOneForm(branches) && !original.choices.some((choice) => choice.name === name && !hasOneForm(choice.branches))
}

function tryToRead(text: string): TextParts | null {
  try {
    return readText(text)
  } catch {
    return null
  }
}

/** Places are filled by code, so each must be there; a choice by value must have the values that code knows. */
function placeFaults(parts: TextParts, original: TextParts): readonly string[] {
  const lacking = original.places.filter((name) => !parts.places.includes(name))
  const unknown = parts.places.filter((name) => !original.places.includes(name))
  const values = ({ choices }: TextParts) =>
    choices.filter(({ kind }) => kind === 'select').map(({ name, branches }) => [name, ...branches.toSorted()].join())
  const known = new Set(values(original))
  return [
    ...lacking.map((name) => `lacks the place {${name}}`),
    ...unknown.map((name) => `has the place {${name}}, which nothing fills`),
    ...values(parts).flatMap((choice) => (known.has(choice) ? [] : [`has other branches of {${choice.split(',')[0]}} than English`])),
  ]
}

function tagFaults(text: string, english: string): readonly string[] {
  const tagsOf = (source: string) => (source.match(/<\/?[a-z][^<>]*>/gi) ?? []).toSorted().join(' ')
  return tagsOf(text) === tagsOf(english) ? [] : [`has the tags "${tagsOf(text)}" where English has "${tagsOf(english)}"`]
}
