import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

import type { MessageId } from './catalogues.ts'
import type { Translate } from './t.ts'

/** Values for the placeholders of a text: plain ones, or elements. */
export type DrawnArgs = Readonly<Record<string, string | number | ReactElement>>

/** A text whose places may hold elements: the language says where a link or a time is in its sentence. */
export function drawText(t: Translate, id: MessageId, args: DrawnArgs): ReactNode {
  const texts = Object.entries(args).map(([name, value]) => [name, isValidElement(value) ? markOf(name) : withoutMarks(value)] as const)
  return drawMarks(t(id, Object.fromEntries(texts)), args)
}

/** A stranger's name must not contain a mark of ours. */
function withoutMarks<Value extends string | number>(value: Value): Value | string {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}

/** The mark in a text that `drawMarks` replaces by the element `name`. */
export function markOf(name: string): string {
  return `\0${name}\0`
}

/** A text with each element in the place of its mark. */
export function drawMarks(text: string, elements: DrawnArgs): ReactNode {
  return createElement(Fragment, null, ...text.split('\0').map((part, index) => (index % 2 > 0 ? elements[part] : part)))
}
