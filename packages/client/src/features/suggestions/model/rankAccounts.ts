import type { AccountId } from '@rookery/api/wire/model'

/** The fields of an account that affect its rank. */
export interface MentionablePerson {
  readonly id: AccountId
  readonly acct: string
  readonly displayName: string
}

/**
 * Accounts that match a query, best first: handle prefix, then name or word prefix, then handle substring. Among equals followed accounts
 * come first, then shorter handles.
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
