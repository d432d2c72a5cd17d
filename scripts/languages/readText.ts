import { compileMessage } from '@lingui/message-utils/compileMessage'

import type { CompiledMessage } from '../../packages/client/src/i18n/CompiledMessage.ts'

/** A place of a text with branches: by number, or by value. */
export interface Choice {
  readonly name: string
  readonly kind: 'plural' | 'selectordinal' | 'select'
  readonly branches: readonly string[]
  /** The offset subtracted from a number before it is counted. */
  readonly offset: number
}

/** The parts of a text, as the build reads it. */
export interface TextParts {
  readonly places: readonly string[]
  readonly choices: readonly Choice[]
  /** The words between places and of branches. */
  readonly words: readonly string[]
}

/** Takes an ICU text apart. Throws where its braces do not fit; the compiler takes some of them for words. */
export function readText(text: string): TextParts {
  const parts = partsOf(compileMessage(text) as CompiledMessage) // the compiler's type says less than it does
  if (parts.words.some((word) => /[{}]/.test(word))) throw new Error(`The braces of "${text}" do not fit.`)
  return parts
}

function partsOf(message: CompiledMessage): TextParts {
  const parts = message.map((part): TextParts => {
    if (typeof part === 'string') return { places: [], choices: [], words: [part] }
    const [name, kind, detail] = part
    if (typeof detail !== 'object') return { places: [name], choices: [], words: [] }
    const { offset = 0 } = detail
    const branches = Object.entries(detail).filter(([, branch]) => Array.isArray(branch))
    const inside = joined(branches.map(([, branch]) => partsOf(branch as CompiledMessage))) // a number is no list
    const choice = { name, kind: kind as Choice['kind'], branches: branches.map(([key]) => key), offset }
    return { places: [name, ...inside.places], choices: [choice, ...inside.choices], words: inside.words }
  })
  return joined(parts)
}

function joined(parts: readonly TextParts[]): TextParts {
  return {
    places: [...new Set(parts.flatMap(({ places }) => places))],
    choices: parts.flatMap(({ choices }) => choices),
    words: parts.flatMap(({ words }) => words),
  }
}
