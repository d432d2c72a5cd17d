import type { AccountId } from '@rookery/api/wire/model'

/** What of a person decides whether they are meant. */
export interface MentionablePerson {
  readonly id: AccountId
  readonly acct: string
  readonly displayName: string
}

/**
 * The people whom a query may mean, best first: whose handle begins so, then whose name or a word of it does, then whose handle
 * has it somewhere. Among equals come those whom the reader follows, then shorter handles.
 */
export function rankAccounts<Person extends MentionablePerson>(
  people: readonly Person[],
  query: string,
  isFollowed: (id: AccountId) => boolean,
): readonly Person[] {
  const lowered = query.toLowerCase()
  return people
    .map((person) => ({ person, rank: rankOf(person, lowered), isFollowed: isFollowed(person.id) }))
    .filter(({ rank }) => rank !== null)
    .toSorted(
      (a, b) =>
        Number(a.rank) - Number(b.rank) ||
        Number(b.isFollowed) - Number(a.isFollowed) ||
        a.person.acct.length - b.person.acct.length ||
        (a.person.acct < b.person.acct ? -1 : 1),
    )
    .map(({ person }) => person)
}

function rankOf({ acct, displayName }: MentionablePerson, desired: string): number | null {
  const handle = acct.toLowerCase()
  if (handle === desired) return 0
  if (handle.startsWith(desired)) return 1
  const name = displayName.slice(0, 500).toLowerCase()
  if (name.startsWith(desired) || name.split(/\s+/).some((word) => word.startsWith(desired))) return 2
  return handle.includes(desired) ? 3 : null
}
