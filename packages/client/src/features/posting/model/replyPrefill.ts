/** The fields of a post that a reply starts from; a post with its author's handle has them. */
export interface RepliedTo {
  readonly authorAcct: string
  readonly mentionAccts: readonly string[]
  readonly subject: string
}

/** The mentions of a reply: the author, then everyone mentioned, each once and without the user, with a space at the end. */
export function mentionPrefill(responded: RepliedTo, ownAcct: string): string {
  const accts = [responded.authorAcct, ...responded.mentionAccts].filter((acct) => acct !== ownAcct && acct !== '')
  return [...new Set(accts)].map((acct) => `@${acct} `).join('')
}

export type SubjectLineBehavior = 'noop' | 'masto' | 'email'

/** The subject of a reply (spec 2, section 4): none, the same, or with "re: " once in front. */
export function subjectPrefill(subject: string, behavior: SubjectLineBehavior): string {
  if (subject === '' || behavior === 'noop') return ''
  if (behavior === 'masto' || /^re:/i.test(subject)) return subject
  return `re: ${subject}`
}
