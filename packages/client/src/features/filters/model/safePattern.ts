/** Why a pattern is rejected. `unsupported`: it looks around or back, for which no time is certain. */
export type PatternError = 'empty' | 'invalid' | 'unsupported' | 'tooLarge'

export type Pattern = { readonly error: PatternError } | { readonly error: null; readonly matches: (text: string) => boolean }

/** Limits for the characters of a pattern and the steps of its program: `(a{99}){99}` is short and expands endlessly. */
const max = { length: 500, states: 2000 }

/** Maximum number of searched characters of a text. */
const maxText = 20_000

type Test = (sign: string) => boolean
type Assertion = 'start' | 'end' | 'boundary' | 'inside'

/** A parsed pattern, as a tree. */
type Node =
  | { readonly kind: 'sign'; readonly test: Test }
  | { readonly kind: 'assert'; readonly what: Assertion }
  | { readonly kind: 'all'; readonly parts: readonly Node[] }
  | { readonly kind: 'any'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly part: Node; readonly min: number; readonly max: number }

/** A state of the automaton: a required character, and the following states. */
type State =
  | { readonly kind: 'sign'; readonly test: Test; next: number }
  | { readonly kind: 'assert'; readonly what: Assertion; next: number }
  | { readonly kind: 'fork'; readonly nexts: number[] }
  | { readonly kind: 'match' }

class UnsupportedPattern extends Error {
  readonly error: PatternError
  constructor(error: PatternError) {
    super(error)
    this.error = error
  }
}

/**
 * Compiles a regular expression that always ends in time. It follows all alternatives in parallel, so the work grows with the length of the
 * text only. Lookaround and back references are rejected. Matching ignores case.
 */
export function compilePattern(source: string): Pattern {
  if (source.trim() === '') return { error: 'empty' }
  if (source.length > max.length) return { error: 'tooLarge' }
  try {
    // The browser checks the syntax.
    void new RegExp(source, 'iu')
  } catch {
    return { error: 'invalid' }
  }
  try {
    const states = statesOf(parse(source))
    return { error: null, matches: (text) => isFound(states, text.slice(0, maxText)) }
  } catch (error) {
    if (error instanceof UnsupportedPattern) return { error: error.error }
    throw error
  }
}

function parse(source: string): Node {
  let at = 0

  function alternatives(): Node {
    const parts = [sequence()]
    while (source[at] === '|') {
      at += 1
      parts.push(sequence())
    }
    return parts.length === 1 ? (parts[0] ?? { kind: 'all', parts: [] }) : { kind: 'any', parts }
  }

  function sequence(): Node {
    const parts: Node[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()))
    return { kind: 'all', parts }
  }

  function repeated(part: Node): Node {
    const found = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(source.slice(at))
    if (!found) return part
    at += found[0].length
    const [sign = ''] = found[0]
    if (sign === '*') return { kind: 'repeat', part, min: 0, max: Infinity }
    if (sign === '+') return { kind: 'repeat', part, min: 1, max: Infinity }
    if (sign === '?') return { kind: 'repeat', part, min: 0, max: 1 }
    const min = Number(found[1])
    return { kind: 'repeat', part, min, max: found[2] === undefined ? min : found[3] ? Number(found[3]) : Infinity }
  }

  function atom(): Node {
    const rest = source.slice(at)
    const group = /^\((?:\?(?::|<(?![=!])[^>]*>))?/.exec(rest)
    if (group) {
      if (/^\(\?(?!:|<(?![=!]))/.test(rest)) throw new UnsupportedPattern('unsupported')
      at += group[0].length
      const inner = alternatives()
      at += 1
      return inner
    }
    if (/^\\(?:[1-9]|k)/.test(rest)) throw new UnsupportedPattern('unsupported')
    const assertion = /^(?:\^|\$|\\b|\\B)/.exec(rest)?.[0]
    if (assertion !== undefined) {
      at += assertion.length
      return { kind: 'assert', what: ({ '^': 'start', $: 'end', '\\b': 'boundary', '\\B': 'inside' } as const)[assertion] ?? 'inside' }
    }
    const text = /^(?:\[(?:\\[^]|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\c[a-z]|\\[^]|[^])/iu.exec(rest)?.[0]
    if (text === undefined) throw new UnsupportedPattern('invalid')
    at += text.length
    return { kind: 'sign', test: signTest(text) }
  }

  return alternatives()
}

/** The browser decides which characters belong to a class; each is tested once. */
function signTest(text: string): Test {
  const native = new RegExp(`^(?:${text})$`, 'isu')
  const known = new Map<string, boolean>()
  return (sign) => {
    const before = known.get(sign)
    if (before !== undefined) return before
    const is = native.test(sign)
    known.set(sign, is)
    return is
  }
}

function statesOf(tree: Node): readonly State[] {
  const states: State[] = [{ kind: 'match' }]
  const add = (state: State) => {
    if (states.length >= max.states) throw new UnsupportedPattern('tooLarge')
    return states.push(state) - 1
  }

  /** Adds the states of a node before `next`, and returns its start. */
  function build(node: Node, next: number): number {
    switch (node.kind) {
      case 'sign':
        return add({ kind: 'sign', test: node.test, next })
      case 'assert':
        return add({ kind: 'assert', what: node.what, next })
      case 'all':
        return node.parts.reduceRight((then, part) => build(part, then), next)
      case 'any':
        return add({ kind: 'fork', nexts: node.parts.map((part) => build(part, next)) })
      case 'repeat':
        return repeat(node, next)
    }
  }

  function repeat({ part, min, max: greatest }: Extract<Node, { kind: 'repeat' }>, next: number): number {
    if (min > max.states || (greatest !== Infinity && greatest > max.states)) throw new UnsupportedPattern('tooLarge')
    let then = next
    if (greatest === Infinity) {
      const nexts = [next]
      then = add({ kind: 'fork', nexts })
      nexts.push(build(part, then))
    } else {
      for (let times = min; times < greatest; times += 1) then = add({ kind: 'fork', nexts: [next, build(part, then)] })
    }
    for (let times = 0; times < min; times += 1) then = build(part, then)
    return then
  }

  const start = build(tree, 0)
  return [...states, { kind: 'fork', nexts: [start] }]
}

const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(sign)

function isFound(states: readonly State[], text: string): boolean {
  const signs = [...text]
  let now = new Set<number>()
  for (let at = 0; at <= signs.length; at += 1) {
    // A match may start anywhere.
    if (enterAt(states.length - 1, now, at)) return true
    const next = new Set<number>()
    const sign = signs[at]
    if (sign === undefined) return false
    for (const index of now) {
      const state = states[index]
      if (state?.kind === 'sign' && state.test(sign) && enterAt(state.next, next, at + 1)) return true
    }
    now = next
  }
  return false

  /** Adds a state and all that follows without a sign; true when that is the end. */
  function enterAt(first: number, into: Set<number>, at: number): boolean {
    const waiting = [first]
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      if (into.has(index)) continue
      into.add(index)
      const state = states[index]
      if (state?.kind === 'match') return true
      if (state?.kind === 'fork') waiting.push(...state.nexts)
      if (state?.kind === 'assert' && holds(state.what, at)) waiting.push(state.next)
    }
    return false
  }

  function holds(what: Assertion, at: number): boolean {
    if (what === 'start') return at === 0
    if (what === 'end') return at === signs.length
    return (isWord(signs[at - 1]) !== isWord(signs[at])) === (what === 'boundary')
  }
}
