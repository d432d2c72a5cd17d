import process from 'node:process'

const engines = ['chromium', 'firefox', 'webkit'] as const

/** The engines that journeys run in; every journey in Chromium, the core ones in all. */
export type Engine = (typeof engines)[number]

/** The one that this run is about: ROOKERY_ENGINE, else Chromium. */
export const engine: Engine = engines.find((name) => name === process.env['ROOKERY_ENGINE']) ?? 'chromium'

/** The preferred colour scheme of all Firefox pages: ROOKERY_FIREFOX_SCHEME, or dark. No command sets it for one page. */
export const firefoxScheme = process.env['ROOKERY_FIREFOX_SCHEME'] === 'light' ? 'light' : 'dark'
