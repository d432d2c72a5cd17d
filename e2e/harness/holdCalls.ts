import type { Page, Route } from 'playwright-core'

/** Delays calls to a path, each until the returned function is called: the page shows optimistic state meanwhile. */
export async function holdCalls(page: Page, method: string, path: RegExp): Promise<() => void> {
  const held: Route[] = []
  let open = false
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      if (open || route.request().method() !== method) return route.fallback()
      held.push(route)
      return undefined
    },
  )
  return () => {
    open = true
    for (const route of held.splice(0)) void route.fallback()
  }
}
