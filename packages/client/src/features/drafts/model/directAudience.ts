/** A handle as servers of this family recognize it: `@name` or `@name@server`, not inside a word or an address. */
const handles = /(?<![\w/.@])@[\w.-]*\w(?:@[\w.-]*[\w])?/g
/** Handles at the beginning, before any other word. */
const leading = /^(?:\s*@[\w.-]*\w(?:@[\w.-]*\w)?(?![\w@]))+/

/** The mentions before the first word of a text. */
export function leadingHandles(text: string): string {
  return leading.exec(text)?.[0].trim() ?? ''
}

export interface DirectMessage {
  readonly text: string
  /** Participants of the conversation; null for a new one. */
  readonly responded: readonly string[] | null
  /** Only the leading mentions are recipients. */
  readonly isSafe: boolean
  readonly own: string
}

export interface DirectAudience {
  /** All recipients of the text, each once. */
  readonly readers: readonly string[]
  /** Those of them who were not in the conversation. */
  readonly added: readonly string[]
}

/** Recipients of a direct message: the accounts that it mentions. */
export function directAudience({ text, responded, isSafe, own }: DirectMessage): DirectAudience {
  const part = isSafe ? leadingHandles(text) : text
  const named = (part.match(handles) ?? []).map((handle) => handle.slice(1)).filter((acct) => !isSame(acct, own))
  const readers = named.filter((acct, index) => named.findIndex((other) => isSame(other, acct)) === index)
  const added = responded === null ? [] : readers.filter((acct) => !responded.some((other) => isSame(other, acct)))
  return { readers, added }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
