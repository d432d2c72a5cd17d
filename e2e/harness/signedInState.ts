import type { Browser, BrowserContextOptions } from 'playwright-core'

import { SignInPage } from '../pages/SignInPage.ts'
import type { Product } from './startProduct.ts'

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

const states = new WeakMap<Product, Map<string, State>>()

/** Stored data of a user who has just signed in and read nothing yet. Signs in by the form once for each product and user. */
export async function signedInState(browser: Browser, product: Product, name: string): Promise<State> {
  const known = states.get(product) ?? new Map<string, State>()
  states.set(product, known)
  const stored = known.get(name)
  if (stored) return stored
  const context = await browser.newContext()
  const page = await context.newPage()
  // Without a read timeline there is no snapshot, so a visit from here starts cold.
  await page.route(/\/api\/v1\/timelines\//, (route) => route.abort())
  await new SignInPage(page, product).signIn(name)
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  known.set(name, state)
  return state
}
