import '#ui/global.css'
import '#app/start/outline.css'
import { ApiError } from '@rookery/api/http/ApiError'
import { systemClock } from '@rookery/api/http/Clock'
import { createRoot } from 'react-dom/client'

import { App } from '#app/App.tsx'
import { StartFailure } from '#app/start/StartFailure.tsx'
import { startPage } from '#app/start/startPage.ts'
import { createAccountStorage } from '#features/session/model/AccountStorage.ts'
import { createDevice } from '#features/session/model/Device.ts'
import { signedInAccount } from '#features/session/model/StoredAccounts.ts'
import { visitedServer } from '#features/session/model/visitedServer.ts'
import { openSession } from '#features/signIn/model/openSession.ts'
import { createStartFetch, readPreload } from '#features/session/model/startFetch.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { watchStylesheets } from '#lib/missingStylesheets.ts'
import { createPageTitle } from '#lib/PageTitle.ts'
import { PageTitleContext } from '#features/screen/model/PageTitleContext.ts'
import { startAccountWatch } from '#live/accountWatch.ts'
import { createPageState } from '#live/pageState.ts'

import { dropEarlyTheme, earlyDatabase, earlyResponses } from './earlyRequest.ts'

const { origin } = location
const clock = systemClock
const device = createDevice({ page: origin, local: () => localStorage, tab: () => sessionStorage })
const language = createInterfaceLanguage(document.documentElement)
const title = createPageTitle(document)
const state = createPageState(window)
const root = createRoot(placeToDraw())

// Early responses, and the server's preload block.
const preload = document.getElementById('initial-results')?.textContent ?? null
const prepared = new Map([...earlyResponses, ...readPreload(preload, origin)])
const early = createStartFetch((...request) => globalThis.fetch(...request), clock, prepared)

watchStylesheets(document)
startAccountWatch(device, window)
// Awaiting here could deadlock: a part that is fetched on the way may import this chunk.
void start()

/** The start-up order of the specification: configuration, the stored account, then the screen; the rest follows behind. */
async function start(): Promise<void> {
  try {
    const { page, sessions } = await startPage({
      window,
      state,
      language,
      title,
      accounts: device.accounts,
      openSession: (owner) =>
        openSession({
          origin: owner?.origin ?? visitedServer(device),
          account: signedInAccount(owner),
          clock,
          device,
          fetch: early.fetch,
          overNetwork: true,
          openStorage: (options) =>
            createAccountStorage({ ...options, opening: options.name === earlyDatabase.name ? earlyDatabase.opening : undefined }),
        }),
      onChange: early.drop,
      onFailure: showFailure,
    })
    dropEarlyTheme()
    draw(<App page={page} sessions={sessions} />)
  } catch (error) {
    showFailure(error)
  }
}

function showFailure(error: unknown): void {
  const { host } = new URL(device.accounts.current()?.origin ?? visitedServer(device))
  title.setSite(host)
  draw(<StartFailure device={device} host={host} error={error} onRetry={start} />)
  if (!(error instanceof ApiError)) reportError(error)
}

function draw(screen: React.ReactNode): void {
  root.render(
    <LanguageContext value={language}>
      <PageTitleContext value={title}>{screen}</PageTitleContext>
    </LanguageContext>,
  )
}

function placeToDraw(): HTMLElement {
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root, so there is nowhere to draw. Put <div id="root"></div> back.')
  return place
}
