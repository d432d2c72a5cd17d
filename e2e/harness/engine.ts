import process from 'node:process'

const engines = ['chromium', 'firefox', 'webkit'] as const

/** The engines that journeys run in; every journey in Chromium, the core ones in all. */
export type Engine = (typeof engines)[number]

/** The one that this run is about: ROOKERY_ENGINE, else Chromium. */
export const engine: Engine = engines.find((name) => name === process.env['ROOKERY_ENGINE']) ?? 'chromium'

/** What every page of a Firefox is told that its reader prefers: ROOKERY_FIREFOX_SCHEME, else dark. No command says it to one page. */
export const firefoxScheme = process.env['ROOKERY_FIREFOX_SCHEME'] === 'light' ? 'light' : 'dark'
