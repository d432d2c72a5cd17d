import type { Config } from '../domain/Config.ts'

/** The kinds of objects in responses, found by their keys. */
export type EntityKind =
  | 'status'
  | 'account'
  | 'accountOfOthers'
  | 'notification'
  | 'relationship'
  | 'attachment'
  | 'poll'
  | 'list'
  | 'token'
  | 'app'

/** `GET /api/v1/statuses/:id/history`; the method may be `*`, and a last `**` stands for the rest of a path. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | '*'} /${string}`

/** Facts of the running instance for documents that a dialect writes itself. */
export interface InstanceFacts {
  readonly origin: string
  readonly host: string
  readonly streaming: string
  readonly title: string
  readonly description: string
  readonly email: string
  readonly vapidKey: string
  readonly counts: { readonly users: number; readonly statuses: number; readonly domains: number }
}

/** One difference to Akkoma 3.16, which the embedded instance imitates without a dialect. */
export type Difference =
  /** Routes that do not exist. */
  (
    | { readonly kind: 'missing'; readonly routes: readonly Route[]; readonly status?: number; readonly body?: unknown }
    /** A response that is always the same, or follows from facts of the instance and its own response (empty if it has none). */
    | { readonly kind: 'fixed'; readonly route: Route; readonly status?: number; readonly body: unknown }
    | {
        readonly kind: 'document'
        readonly route: Route
        readonly write: (facts: InstanceFacts, own: Readonly<Record<string, unknown>>) => unknown
      }
    /** Keys of an entity: left out, null, with a fixed value, or with the value at another path. */
    | {
        readonly kind: 'fields'
        readonly of: EntityKind
        readonly absent?: readonly string[]
        readonly empty?: readonly string[]
        readonly set?: Readonly<Record<string, unknown>>
        readonly from?: Readonly<Record<string, string>>
      }
    /** The form of a quote: a status, a status in the pleroma object, or a state with a status. */
    | { readonly kind: 'quotes'; readonly form: 'none' | 'status' | 'pleroma' | 'state' }
    /** A repeat has the fields of the repeated post. */
    | { readonly kind: 'filledRepeats' }
    | { readonly kind: 'notificationTypes'; readonly rename?: Readonly<Record<string, string>>; readonly without?: readonly string[] }
    | { readonly kind: 'ids'; readonly form: 'snowflake' | 'ulid' | 'uuid' | 'base36' }
    | { readonly kind: 'paging'; readonly link: 'next' | 'none'; readonly routes?: readonly Route[] }
    | { readonly kind: 'cursor'; readonly route: Route; readonly name: string }
    | { readonly kind: 'largestLimit'; readonly limit: number; readonly status: number; readonly body: unknown }
    | {
        readonly kind: 'error'
        readonly from: { readonly status: number; readonly error?: string }
        readonly to: { readonly status: number; readonly body: unknown }
      }
    /** Encodings that a body may have; another one is refused, or its fields are lost. */
    | {
        readonly kind: 'bodies'
        readonly routes: readonly Route[]
        readonly takes: readonly ('json' | 'form' | 'multipart' | 'none')[]
        readonly otherwise: { readonly status: number; readonly body: unknown } | 'lost'
      }
    /** A parameter with another name, which the instance knows. */
    | { readonly kind: 'renamed'; readonly routes: readonly Route[]; readonly field: string; readonly as: string }
    | { readonly kind: 'ignored'; readonly routes: readonly Route[]; readonly fields: readonly string[] }
    | {
        readonly kind: 'refused'
        readonly routes: readonly Route[]
        readonly field: string
        /** Only this value; any when left out. */
        readonly value?: string
        readonly status: number
        readonly body: unknown
      }
    | {
        readonly kind: 'scopes'
        readonly known: readonly string[]
        readonly otherwise: 'dropped' | { readonly status: number; readonly body: unknown }
      }
    | { readonly kind: 'grants'; readonly only: readonly string[]; readonly status: number; readonly body: unknown }
    | { readonly kind: 'streaming'; readonly how: 'none' | 'pingEnds' | 'pingIgnored' | 'tokenInQuery' }
    | { readonly kind: 'crossOrigin'; readonly hidden?: readonly Route[]; readonly exposed?: string; readonly allowed?: string }
  ) & {
    /** A section of the papers about servers, or `inferred`. */
    readonly source: string
  }

/** A kind of server that the embedded instance can imitate. */
export interface Dialect {
  readonly name: string
  /** Settings of the instance for it. */
  readonly config: Partial<Config>
  readonly differences: readonly Difference[]
}

type OfKind<Kind extends Difference['kind']> = Extract<Difference, { readonly kind: Kind }>

/** The differences of one kind, in their order. */
export function differencesOf<Kind extends Difference['kind']>({ differences }: Dialect, kind: Kind): readonly OfKind<Kind>[] {
  return differences.filter((difference): difference is OfKind<Kind> => difference.kind === kind)
}

/** Whether a request goes to one of the routes. */
export function isOnRoute(routes: readonly Route[], method: string, path: string): boolean {
  return routes.some((route) => {
    const [routeMethod, pattern = ''] = route.split(' ')
    if (routeMethod !== '*' && routeMethod !== method) return false
    const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    const source = escaped.replaceAll(/:\w+/g, '[^/]+').replace('**', '.*')
    return new RegExp(`^${source}/?$`).test(path)
  })
}
