import '#ui/global.css'
import '#app/start/outline.css'
import { ApiError } from '@rookery/api/http/ApiError'
import { systemClock } from '@rookery/api/http/Clock'
import { createRoot } from 'react-dom/client'

import { App } from '#app/App.tsx'
import { openPage } from '#app/start/openPage.ts'
import { showPage } from '#app/start/PageOnScreen.ts'
import { pathAfterChange } from '#app/start/pathAfterChange.ts'
import { StartFailure } from '#app/start/StartFailure.tsx'
import { createDevice } from '#data/session/Device.ts'
import { openSession } from '#data/session/openSession.ts'
import { createStartFetch, readPreload } from '#data/session/startFetch.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { createPageTitle } from '#lib/PageTitle.ts'
import { PageTitleContext } from '#parts/screen/PageTitleContext.ts'
import { startAccountWatch } from '#services/accountWatch.ts'
import { createPageState } from '#services/pageState.ts'

import { earlyAnswers } from './earlyRequest.ts'

const { origin, host } = location
const clock = systemClock
const device = createDevice(() => localStorage)
const language = createInterfaceLanguage(document.documentElement)
const title = createPageTitle(document)
const state = createPageState(window)
const root = createRoot(placeToDraw())

// What was asked for while this script was on its way, and what the server has put into the page itself.
const preload = document.getElementById('initial-results')?.textContent ?? null
const fetch = createStartFetch((...request) => globalThis.fetch(...request), new Map([...earlyAnswers, ...readPreload(preload, origin)]))

startAccountWatch(device, window)
// Not awaited: a part that is fetched on the way may need this chunk, and would wait for it to end.
void start()

/** The start-up order of the specification: configuration, the stored account, then the screen; the rest follows behind. */
async function start(): Promise<void> {
  try {
    const page = await showPage({
      accounts: device.accounts,
      async open(account, before) {
        const session = await openSession({ origin, account, clock, device, fetch, overNetwork: true })
        if (before) history.replaceState(null, '', pathAfterChange(location.pathname, account !== null))
        return openPage(session, { window, state, language, title })
      },
      onFailure: showFailure,
    })
    draw(<App page={page} />)
  } catch (error) {
    showFailure(error)
  }
}

function showFailure(error: unknown): void {
  draw(<StartFailure host={host} unreachable={error instanceof ApiError} onRetry={start} />)
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
