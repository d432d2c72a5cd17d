/** Ends a fault that a test put up. */
export type Undo = () => void

/** Releases delayed requests; `arrived` resolves with the first request. */
export type Release = Undo & { readonly arrived: Promise<void> }

/** Faults between client and instance. A route is `POST /api/v1/statuses/:id/favourite`. */
export interface Faults {
  /** Requests wait, before the instance has seen them, until released. */
  hold(route: string): Release
  /** Responds to requests with a status and Akkoma's text for it, or with a complete response. */
  fail(route: string, reply: number | Response): Undo
  /** Requests get a page with status 200, as from a proxy that has lost its server. */
  html(route: string): Undo
  /** Requests do not arrive at all: `fetch` rejects. */
  drop(route: string): Undo
  /** Responses arrive with another JSON body: `change` returns it from the real one. */
  change(route: string, change: (body: unknown) => unknown): Undo
}

/** A function between client and instance. */
export interface Interception {
  /** A response or a rejection that takes the place of the instance's; null when nothing is in the way. */
  intercept: (request: Request) => Promise<Response | null>
  /** The instance's response as it arrives at the client. */
  alter: (request: Request, response: Response) => Promise<Response>
}

interface Rule {
  matches: (request: Request) => boolean
  /** Answers instead of the instance; null lets the request through. */
  apply: () => Promise<Response | null>
}

interface Alteration {
  matches: Rule['matches']
  change: (body: unknown) => unknown
}

/** @returns the faults to put up, and their effect on requests */
export function createFaults(): Faults & Interception {
  const rules = new Set<Rule>()
  const alterations = new Set<Alteration>()
  const put = (route: string, apply: Rule['apply']): Undo => {
    const rule = { matches: matcherOf(route), apply }
    rules.add(rule)
    return () => void rules.delete(rule)
  }
  return {
    async intercept(request) {
      for (const rule of rules) {
        const reply = rule.matches(request) ? await rule.apply() : null
        if (reply) return reply
      }
      request.signal.throwIfAborted()
      return null
    },
    async alter(request, response) {
      const alteration = [...alterations].find(({ matches }) => matches(request))
      if (!alteration) return response
      return Response.json(alteration.change(await response.json()), { status: response.status })
    },
    hold(route) {
      const gate = signal()
      const arrival = signal()
      const undo = put(route, async () => {
        arrival.give()
        await gate.given
        return null
      })
      const release = () => {
        undo()
        gate.give()
      }
      return Object.assign(release, { arrived: arrival.given })
    },
    fail: (route, reply) => put(route, async () => (typeof reply === 'number' ? failureOf(reply) : reply.clone())),
    html: (route) =>
      put(
        route,
        async () => new Response('<!doctype html><title>Not what you asked for</title>', { headers: { 'content-type': 'text/html' } }),
      ),
    drop: (route) => put(route, () => Promise.reject(new TypeError('Failed to fetch'))),
    change(route, change) {
      const alteration = { matches: matcherOf(route), change }
      alterations.add(alteration)
      return () => void alterations.delete(alteration)
    },
  }
}

function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}

function matcherOf(route: string): Rule['matches'] {
  const [method, path = ''] = route.split(' ')
  if (!method || !path.startsWith('/'))
    throw new Error(`"${route}" is no route. Write a method and a path, such as "GET /api/v1/statuses/:id".`)
  const pattern = new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')}/?$`)
  return (request) => request.method === method && pattern.test(new URL(request.url).pathname)
}

const words: Readonly<Record<number, unknown>> = {
  401: { error: 'authorization required for timeline view' },
  403: { error: 'Invalid credentials.' },
  404: { error: 'Record not found' },
  422: { error: 'Cannot post an empty status without attachments' },
  429: { error: 'Throttled' },
  500: 'Something went wrong',
}

function failureOf(status: number): Response {
  return Response.json(words[status] ?? { errors: { detail: 'Internal server error' } }, { status })
}
