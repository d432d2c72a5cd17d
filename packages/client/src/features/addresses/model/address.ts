type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** Reads one part of an address; null where nothing of that kind can be called so. */
type ReadPart = (part: string) => string | null

type Readers<Pattern extends string> = { readonly [Name in ParamName<Pattern>]?: ReadPart }

type ParamsOf<Pattern extends string, Read> = {
  readonly [Name in ParamName<Pattern>]: Name extends keyof Read
    ? Read[Name] extends (part: string) => infer Value
      ? NonNullable<Value>
      : string
    : string
}

/** The params in the order in which the pattern has them. */
type PartsOf<Pattern extends string, Params> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? [part: Name extends keyof Params ? Params[Name] : never, ...PartsOf<`/${Rest}`, Params>]
  : Pattern extends `${string}:${infer Name}`
    ? [part: Name extends keyof Params ? Params[Name] : never]
    : []

/** One kind of address: called with its parts it builds one, and `match` takes one apart. */
export interface Address<Params, Parts extends readonly unknown[]> {
  (...parts: Parts): string
  readonly pattern: string
  /** The parts of a path of this kind, decoded; null for every other path. A slash at the end changes nothing. */
  match(pathname: string): Params | null
}

/**
 * Declares a kind of address: `:name` in the pattern matches one segment of the path.
 * @param read how parts are read that are more than text, by name
 */
export function address<const Pattern extends string, const Read extends Readers<Pattern> = Record<never, never>>(
  pattern: Pattern,
  read?: Read,
): Address<ParamsOf<Pattern, Read>, PartsOf<Pattern, ParamsOf<Pattern, Read>>>
export function address(pattern: string, read: Readonly<Record<string, ReadPart>> = {}): unknown {
  const segments = pattern.split('/')

  function build(...parts: readonly string[]): string {
    const left = [...parts]
    return segments.map((segment) => (segment.startsWith(':') ? encodeURIComponent(left.shift() ?? '') : segment)).join('/')
  }

  function match(pathname: string): Readonly<Record<string, string>> | null {
    const given = (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).split('/')
    if (segments.length !== given.length) return null
    const params: Record<string, string> = {}
    for (const [index, segment] of segments.entries()) {
      const part = given[index] ?? ''
      const name = segment.slice(1)
      const value = segment.startsWith(':') ? decoded(part, read[name]) : null
      if (value) params[name] = value
      else if (part !== segment || segment.startsWith(':')) return null
    }
    return params
  }

  return Object.assign(build, { pattern, match })
}

/** null for a segment that is not UTF-8: a broken link. */
function decoded(part: string, read: ReadPart = (text) => text): string | null {
  try {
    return read(decodeURIComponent(part))
  } catch {
    return null
  }
}
