import type { Visibility } from './model.ts'

const known: readonly unknown[] = ['public', 'unlisted', 'private', 'direct', 'local'] satisfies Visibility[]

/** A scope that this client does not know (`list`, `limited`, `mutuals_only`) is treated as for followers only: never as public. */
export function readVisibility(value: unknown): Visibility {
  // Membership in the list of scopes proves the type.
  if (known.includes(value)) return value as Visibility
  return typeof value === 'string' && value !== '' ? 'private' : 'public'
}
