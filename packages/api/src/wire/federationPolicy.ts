import { array, fields, items, textOrEmpty, texts } from './read.ts'

/** A server under a rule, and the reason if the server states one. */
export interface PolicyHost {
  readonly host: string
  readonly reason: string | null
}

/** A server's rules about other servers, as far as it publishes them. */
export interface FederationPolicy {
  /** Names of the policies that examine arriving posts: `SimplePolicy`. */
  readonly policies: readonly string[]
  /** By rule: `reject`, `media_nsfw`. Rules without servers are left out. */
  readonly simple: ReadonlyMap<string, readonly PolicyHost[]>
  /** Get only public posts. */
  readonly quarantined: readonly PolicyHost[]
  readonly keywords: {
    readonly federatedTimelineRemoval: readonly string[]
    readonly reject: readonly string[]
    readonly replace: readonly { readonly pattern: string; readonly replacement: string }[]
  }
}

/** Reads `federation` of the node's metadata. Missing or odd parts are empty. */
export function decodeFederationPolicy(raw: Readonly<Record<string, unknown>>): FederationPolicy {
  const info = fields(raw.mrf_simple_info)
  const simple = Object.entries(fields(raw.mrf_simple)).map(([rule, hosts]) => [rule, withReasons(hosts, info[rule])] as const)
  const keywords = fields(raw.mrf_keyword)
  return {
    policies: texts(raw.mrf_policies),
    simple: new Map(simple.filter(([, hosts]) => hosts.length > 0)),
    quarantined: withReasons(raw.quarantined_instances, fields(raw.quarantined_instances_info).quarantined_instances),
    keywords: {
      federatedTimelineRemoval: texts(keywords.federated_timeline_removal),
      reject: texts(keywords.reject),
      replace: items(keywords.replace, (item) => {
        const { pattern, replacement } = fields(item)
        return textOrEmpty(pattern) === '' ? null : { pattern: textOrEmpty(pattern), replacement: textOrEmpty(replacement) }
      }),
    },
  }
}

/** Older servers put the reason next to the host: `["spam.example", "spam"]`. */
function withReasons(hosts: unknown, info: unknown): readonly PolicyHost[] {
  const reasons = fields(info)
  return items(hosts, (item) => {
    const [first, second] = Array.isArray(item) ? array(item) : [item]
    const host = textOrEmpty(first)
    const reason = textOrEmpty(fields(reasons[host]).reason) || textOrEmpty(second)
    return host === '' ? null : { host, reason: reason === '' ? null : reason }
  })
}
