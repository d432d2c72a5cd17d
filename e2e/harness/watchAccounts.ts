import type { BrowserContext, Page, Request } from 'playwright-core'

/** A request that left the browser, with the account whose token it carried; null without one. */
export interface AccountRequest {
  readonly page: Page
  readonly call: string
  readonly url: string
  readonly body: string
  readonly account: string | null
}

/** All requests of a browser with several signed-in accounts, separated by token. */
export interface AccountWatch {
  readonly requests: readonly AccountRequest[]
  /** Ids that the server has sent to this account only. */
  idsOfOnly(account: string): Promise<ReadonlySet<string>>
  /** Learns the tokens of the accounts that are signed in now. */
  readKnown(page: Page): Promise<void>
  tokenOf(account: string): string
}

/** An id as the server writes it: long enough that it is no count and no size. */
const idShape = /^(\d{1,12}|[A-Za-z0-9]{18})$/

export function watchAccounts(context: BrowserContext): AccountWatch {
  const tokens = new Map<string, string>()
  const seen: { readonly page: Page; readonly request: Request; readonly authorization: string | null }[] = []
  const notified = new Map<string, Promise<unknown>[]>()

  const accountOf = (authorization: string | null) => {
    const token = authorization?.replace('Bearer ', '')
    return [...tokens].find(([, known]) => known === token)?.[0] ?? (token === undefined ? null : `unknown ${token.slice(0, 4)}`)
  }

  context.on('request', (request) => {
    const { authorization = null } = request.headers()
    const page = request.frame().page()
    seen.push({ page, request, authorization })
  })
  context.on('response', (response) => {
    const { authorization } = response.request().headers()
    if (authorization === undefined || !response.url().includes('/api/')) return
    const responses = notified.get(authorization) ?? []
    notified.set(authorization, responses)
    // The answer is lost when its page has closed.
    responses.push(response.json().catch(() => null))
  })

  async function notifiedIds(account: string): Promise<Set<string>> {
    const responses = await Promise.all(notified.get(`Bearer ${tokens.get(account)}`) ?? [])
    return new Set(responses.flatMap(idsIn))
  }

  return {
    get requests() {
      return seen.map(({ page, request, authorization }) => {
        const { pathname } = new URL(request.url())
        return {
          page,
          url: request.url(),
          call: `${request.method()} ${pathname}`,
          body: request.postData() ?? '',
          account: accountOf(authorization),
        }
      })
    },
    async idsOfOnly(account) {
      const others = await Promise.all([...tokens.keys()].filter((other) => other !== account).map(notifiedIds))
      const own = await notifiedIds(account)
      for (const ids of others) for (const id of ids) own.delete(id)
      return own
    },
    async readKnown(page) {
      const stored = await page.evaluate(() => localStorage.getItem('rookery.accounts') ?? '{}')
      const { accounts } = JSON.parse(stored) as { accounts: { acct: string; token: { accessToken: string } }[] } // the client's own format
      for (const { acct, token } of accounts) tokens.set(acct, token.accessToken)
    },
    tokenOf: (account) => tokens.get(account) ?? '',
  }
}

/** Every `id` in an answer. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' && typeof inner === 'string' && idShape.test(inner) ? [inner] : idsIn(inner),
  )
}
