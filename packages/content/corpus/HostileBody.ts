/** HTML that somebody may send as a post, a bio, a field or an announcement in order to do harm. */
export interface HostileBody {
  /** The attack, as the name of its test. */
  readonly tries: string
  readonly html: string
}

/** Writes a family as a table: the attack, then the HTML. */
export function family(table: Readonly<Record<string, string>>): readonly HostileBody[] {
  return Object.entries(table).map(([tries, html]) => ({ tries, html }))
}
