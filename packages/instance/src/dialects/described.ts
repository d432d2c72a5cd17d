import type { InstanceFacts } from './Difference.ts'

/** The first version of a description, with the parts that all of these have. */
export function described(version: string, rest: object) {
  return ({ counts, description, email, host, title }: InstanceFacts) => ({
    uri: host,
    title,
    short_description: description,
    description,
    email,
    version,
    languages: ['en'],
    registrations: true,
    approval_required: false,
    stats: { user_count: counts.users, status_count: counts.statuses, domain_count: counts.domains },
    rules: [],
    ...rest,
  })
}

/** The second version. */
export const describedAgain =
  (version: string, configuration: object, rest: object = {}) =>
  ({ counts, description, email, host, title }: InstanceFacts) => ({
    domain: host,
    title,
    version,
    description,
    usage: { users: { active_month: counts.users } },
    languages: ['en'],
    configuration,
    registrations: { enabled: false, approval_required: false, message: null },
    contact: { email, account: null },
    rules: [],
    ...rest,
  })
