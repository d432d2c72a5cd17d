import type { AccountId } from '@rookery/api/wire/model'
import type { BrowserContextOptions } from 'playwright-core'

import { createDevice } from '../../packages/client/src/features/session/model/Device.ts'
import { accountKey } from '../../packages/client/src/features/session/model/StoredAccounts.ts'
import { storedAppsOf } from '../../packages/client/src/features/session/model/StoredApps.ts'
import { createStoredText } from '../../packages/client/src/features/session/model/StoredText.ts'
import { createUnloadJournal } from '../../packages/client/src/features/session/model/UnloadJournal.ts'
import { textsInMemory } from '../../packages/client/test/textsInMemory.ts'
import type { StoredTexts } from './pool/blankPage.ts'
import { grantToken } from './grantToken.ts'
import type { Product } from './startProduct.ts'

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

/**
 * Stored data of a user who has opened nothing yet, in the client's format. `signedInState` also has the data of the first pages after the
 * form.
 * @param synchronizes the settings go to the server and come from there; else each visit begins with default settings
 */
export async function memberTexts(product: Product, name: string, synchronizes = false): Promise<StoredTexts> {
  const { origin } = product
  const { accountId, app, token } = await grantToken(product, name)
  const stored = new Map<string, string>()
  // A new tab finds its account by itself.
  const device = createDevice({ page: origin, local: () => textsInMemory(stored), tab: () => textsInMemory() })
  const id = accountId as AccountId // the instance's own id
  device.accounts.rememberName(name)
  const key = accountKey(origin, id)
  device.accounts.put({ key, origin, id, acct: name, token })
  const settings = new Map([['settings', { synchronizeSettings: false }]])
  if (!synchronizes)
    createUnloadJournal(
      createStoredText(() => textsInMemory(stored)),
      `rookery:${key}`,
    ).store(settings)
  storedAppsOf(device).put(origin, {
    clientId: app.client_id,
    clientSecret: app.client_secret,
    redirectUri: app.redirect_uris,
    scopes: 'read write follow push admin',
    wantedScopes: 'read write follow push admin',
    registeredAt: app.created_at,
  })
  return [...stored].map(([key, value]) => ({ name: key, value }))
}

/** The same as a state that a new context can begin with. */
export async function memberState(product: Product, name: string, synchronizes = false): Promise<State> {
  return { cookies: [], origins: [{ origin: product.origin, localStorage: [...(await memberTexts(product, name, synchronizes))] }] }
}
