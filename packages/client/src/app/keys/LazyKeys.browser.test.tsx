import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { SessionContext } from '#features/session/model/useSession.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { createListRegistry } from '#ui/lists/ListRegistry.ts'

import { renderPage } from '../../../test/renderPage.tsx'
import { LazyKeys } from './LazyKeys.tsx'

/** Keys without their code, after some that were pressed earlier; on a page that has nothing else. */
async function start(...earlier: readonly KeyboardEvent[]) {
  const { screen, page } = await renderPage('/main/friends', { as: 'ada' })
  const { session, router } = page.get()
  await screen.unmount()
  const { unmount } = await render(
    <LanguageContext value={createInterfaceLanguage(document.documentElement)}>
      <SessionContext value={session}>
        <LazyKeys router={router} lists={createListRegistry(document)} drainEarlyKeys={() => earlier} />
      </SessionContext>
    </LanguageContext>,
  )
  return { router, unmount }
}

const keyOf = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })

test('the first keys wait for their code, keys before the start wait too, and the browser handles none of them', async () => {
  const { router, unmount } = await start(keyOf('g'))
  document.body.dispatchEvent(keyOf('b'))
  await expect.poll(() => router.address.get().pathname).toBe('/bookmarks')
  await unmount()
  const { router: another } = await start()
  const slash = keyOf('/')
  document.body.dispatchEvent(slash)
  expect(slash.defaultPrevented).toBe(true)
  await expect.poll(() => another.address.get().pathname).toBe('/search')
})
