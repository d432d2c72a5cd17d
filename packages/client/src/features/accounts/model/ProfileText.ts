import { parseContent, textOf } from '@rookery/content'
import type { AccountRecord } from '#features/entities/model/records.ts'
import { isEqual } from '@rookery/store/isEqual'

/** A row of the table of a profile, as it is typed. */
export interface EditedField {
  /** Identifies a row while it is edited; the server has no such id. */
  readonly id: string
  readonly name: string
  readonly value: string
}

/** A user's profile text, as typed. */
export interface ProfileText {
  readonly displayName: string
  readonly note: string
  readonly fields: readonly EditedField[]
  /** `2001-04-30`; empty for none. */
  readonly birthday: string
  readonly showBirthday: boolean
}

export type ProfilePart = keyof ProfileText

const profileParts: readonly ProfilePart[] = ['displayName', 'note', 'fields', 'birthday', 'showBirthday']

/** The server's profile text; null while the account's source fields are unknown. */
export function profileTextOf({ displayName, note: html, own }: Pick<AccountRecord, 'displayName' | 'note' | 'own'>): ProfileText | null {
  if (own === null) return null
  const { note, fields, birthday, showBirthday } = own
  return {
    displayName,
    // Akkoma and Pleroma store the typed text from the first edit on. Before that only its HTML exists.
    note: note === '' && html !== '' ? textOf(parseContent(html)).trim() : note,
    fields: fields.map((field, index) => ({ id: `${index}`, ...field })),
    birthday: birthday ?? '',
    showBirthday,
  }
}

/** Rows without any words are not sent. */
export function sentFields(fields: readonly EditedField[]): readonly { readonly name: string; readonly value: string }[] {
  return fields.flatMap(({ name, value }) => (name.trim() === '' && value.trim() === '' ? [] : [{ name, value }]))
}

function isSameText(part: ProfilePart, one: ProfileText, other: ProfileText): boolean {
  return part === 'fields' ? isEqual(wordsOf(one.fields), wordsOf(other.fields)) : one[part] === other[part]
}

const wordsOf = (fields: readonly EditedField[]) => fields.map(({ name, value }) => [name, value])

/** The parts in which two differ. */
export function differingParts(one: ProfileText, other: ProfileText): readonly ProfilePart[] {
  return profileParts.filter((part) => !isSameText(part, one, other))
}

/** An unsaved profile: the text it started from, and the text now. */
export interface ProfileDraft {
  /** The server's text when the user began to edit. */
  readonly base: ProfileText
  readonly input: ProfileText
}

/** The fields that were changed both here and elsewhere, to different values. */
export function profileConflicts({ base, input }: ProfileDraft, present: ProfileText): readonly ProfilePart[] {
  return differingParts(base, input).filter((part) => !isSameText(part, base, present) && !isSameText(part, input, present))
}

/** The text in the form: the typed fields, and the server's current value for the others. */
export function shownProfile({ base, input }: ProfileDraft, present: ProfileText): ProfileText {
  return { ...present, ...partsOf(input, differingParts(base, input)) }
}

/** These parts alone. */
export function partsOf(text: ProfileText, parts: readonly ProfilePart[]): Partial<ProfileText> {
  const included = new Set(parts)
  return {
    ...(included.has('displayName') && { displayName: text.displayName }),
    ...(included.has('note') && { note: text.note }),
    ...(included.has('fields') && { fields: text.fields }),
    ...(included.has('birthday') && { birthday: text.birthday }),
    ...(included.has('showBirthday') && { showBirthday: text.showBirthday }),
  }
}

/** Fields that exceed the server's limits. */
export interface FieldErrors {
  readonly isTooMany: boolean
  /** By the row's id. */
  readonly names: ReadonlySet<string>
  readonly values: ReadonlySet<string>
}

/** @param limits of the server; 0 where it does not say */
export function fieldErrors(
  fields: readonly EditedField[],
  limits: { readonly maxFields: number; readonly nameLength: number; readonly valueLength: number },
): FieldErrors {
  const tooLong = (text: string, limit: number) => limit > 0 && [...text].length > limit
  const idsOf = (part: 'name' | 'value', limit: number) =>
    new Set(fields.filter((field) => tooLong(field[part], limit)).map(({ id }) => id))
  return {
    isTooMany: limits.maxFields > 0 && sentFields(fields).length > limits.maxFields,
    names: idsOf('name', limits.nameLength),
    values: idsOf('value', limits.valueLength),
  }
}

/** A row of its own id, after all others. */
export function withNewField(fields: readonly EditedField[]): readonly EditedField[] {
  const next = Math.max(-1, ...fields.map(({ id }) => Number(id))) + 1
  return [...fields, { id: `${next}`, name: '', value: '' }]
}

/** One row at another place. */
export function withFieldMoved(fields: readonly EditedField[], from: number, to: number): readonly EditedField[] {
  const moved = fields[from]
  return moved === undefined || to < 0 || to >= fields.length ? fields : fields.toSpliced(from, 1).toSpliced(to, 0, moved)
}
