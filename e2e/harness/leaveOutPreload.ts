import type { Page } from 'playwright-core'

/** A header that no browser sends by itself. */
const header = 'x-test-without-preload'

/** Serves pages without preloaded data of the server, so that the client has to fetch it. */
export async function leaveOutPreload(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ [header]: 'true' })
}

/** The response of the product to a request of such a page. */
export async function withoutPreload(request: Request, response: Response): Promise<Response> {
  if (!request.headers.has(header) || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const text = (await response.text()).replace(/<script id="initial-results".*?<\/script>/s, '')
  return new Response(text, response)
}
