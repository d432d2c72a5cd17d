import { showImage } from './lookAround.ts'
import type { ClearedPoison } from './Poison.ts'

/** Poisons in the storage and the memory of a page. */
const stored: readonly ClearedPoison[] = [
  {
    name: 'local storage',
    trace: /^here\.local .*plain/,
    poison: ({ page }) => page.evaluate(() => localStorage.setItem('plain', 'here')),
  },
  {
    name: 'session storage',
    trace: /^here\.session .*plain/,
    poison: ({ page }) => page.evaluate(() => sessionStorage.setItem('plain', 'here')),
  },
  {
    name: 'a storage that is written until the end, and at it',
    trace: /^here\.(?:local|session|cookies|databases) .*late/,
    poison: ({ page }) =>
      page.evaluate(() => {
        const write = () => {
          localStorage.setItem('late', 'here')
          sessionStorage.setItem('late', 'here')
          void cookieStore.set('late', 'here')
          indexedDB.open(`late ${performance.now()}`)
        }
        setInterval(write)
        addEventListener('pagehide', write)
        addEventListener('visibilitychange', write)
      }),
  },
  {
    name: 'a database',
    trace: /^here\.databases .*plain/,
    poison: ({ page }) =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('plain', 1)
            opening.onupgradeneeded = () => opening.result.createObjectStore('all').put('here', 1)
            // It stays open.
            opening.onsuccess = resolve
          }),
      ),
  },
  {
    name: 'a file',
    trace: /^here\.files /,
    poison: ({ page }) =>
      page.evaluate(async () => void (await (await navigator.storage.getDirectory()).getFileHandle('poison', { create: true }))),
  },
  {
    name: 'a cookie of the page',
    trace: /^here\.cookies .*plain/,
    poison: ({ page }) => page.evaluate(() => cookieStore.set('plain', 'here')),
  },
  {
    name: 'a cookie of the context',
    trace: /^cookies .*elsewhere/,
    poison: ({ context }, { elsewhere }) => context.addCookies([{ name: 'elsewhere', value: 'here', url: elsewhere }]),
  },
  {
    name: 'a cache',
    trace: /^here\.caches /,
    poison: ({ page }) => page.evaluate(async () => (await caches.open('poison')).put('/poison', new Response('here'))),
  },
  {
    name: 'a script that was fetched',
    trace: /^fetched (?!.*lasting\.js)/,
    poison: ({ page }) => page.addScriptTag({ url: '/lasting.js' }),
  },
  { name: 'a picture that was fetched', trace: /^fetched (?!.*lasting\.svg)/, poison: ({ page }) => page.evaluate(showImage) },
  {
    name: 'a name of the window',
    trace: /^here\.windowName /,
    poison: ({ page }) => page.evaluate(() => void (window.name = 'poison')),
  },
  {
    name: 'a channel that answers',
    trace: /^here\.local .*channel/,
    poison: ({ page }) =>
      page.evaluate(() => {
        new BroadcastChannel('poison').onmessage = () => localStorage.setItem('channel', 'heard')
      }),
  },
  {
    name: 'a lock',
    trace: /^here\.locks /,
    poison: ({ page }) =>
      page.evaluate(() => new Promise<void>((locked) => void navigator.locks.request('poison', () => (locked(), new Promise(() => {}))))),
  },
]

/** Poisons in the pages and listeners that a journey opened. */
const opened: readonly ClearedPoison[] = [
  {
    name: 'history',
    trace: /^here\.history /,
    async poison({ page }) {
      await page.goto('/second')
      await page.evaluate(() => history.pushState({}, '', '/third'))
      await page.goBack()
      await page.goto('/')
    },
  },
  {
    name: 'an event listener of the harness',
    trace: /^here\.local .*load of the page/,
    async poison({ page }) {
      page.on('load', () => void page.evaluate(() => localStorage.setItem('load of the page', 'heard')).catch(() => {}))
      await page.goto('/')
    },
  },
  {
    name: 'an event listener that runs once',
    trace: /^here\.local .*once/,
    poison: async ({ page }) => page.once('domcontentloaded', () => void page.evaluate(() => localStorage.setItem('once', 'heard'))),
  },
  {
    name: 'an event listener of the context',
    trace: /^here\.local .*request of the context/,
    poison: async ({ page, context }) =>
      context.on('request', () => void page.evaluate(() => localStorage.setItem('request of the context', 'heard')).catch(() => {})),
  },
  {
    name: 'a second page',
    trace: /^pages /,
    async poison({ context }) {
      const second = await context.newPage()
      await second.goto('/')
      await second.evaluate(() => sessionStorage.setItem('second', 'here'))
    },
  },
  {
    name: 'a window of another address',
    trace: /^elsewhere\.local /,
    async poison({ page }, { elsewhere }) {
      const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate((url) => void window.open(url, 'poison'), elsewhere)])
      await popup.waitForLoadState()
      await popup.evaluate(() => localStorage.setItem('poison', 'here'))
    },
  },
  {
    name: 'a message at the end',
    trace: /^atTheEnd .*beacon/,
    async poison({ context }) {
      for (const page of context.pages())
        await page.evaluate(() => {
          for (const name of ['pagehide', 'unload', 'visibilitychange']) addEventListener(name, () => navigator.sendBeacon('/beacon'))
        })
    },
  },
  {
    name: 'an open stream',
    trace: /^streams /,
    poison: ({ page }) =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            new EventSource('/stream').onmessage = () => resolve()
          }),
      ),
  },
  {
    name: 'a page that asks before it is left',
    trace: /^stuck .*beforeunload/,
    async poison({ page }) {
      await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
      // The browser asks for confirmation only after an interaction.
      await page.locator('input').press('a')
    },
  },
]

/** Poisons in the network of a context. No page can load after the last ones. */
const network: readonly ClearedPoison[] = [
  {
    name: 'headers of the page',
    trace: /^headers\.x-page /,
    poison: ({ page }) => page.setExtraHTTPHeaders({ 'x-page': 'here' }),
  },
  {
    name: 'headers of the context',
    trace: /^headers\.x-context /,
    poison: ({ context }) => context.setExtraHTTPHeaders({ 'x-context': 'here' }),
  },
  {
    name: 'a route that holds a call',
    trace: /^answers\.held /,
    async poison({ page }) {
      await page.route('**/held', () => {})
      await Promise.all([page.waitForRequest('**/held'), page.evaluate(() => void fetch('/held').catch(() => {}))])
    },
  },
  { name: 'a route of the page', trace: /^answers\.page /, poison: ({ page }) => page.route('**/of-the-page', (route) => route.abort()) },
  {
    name: 'a route of the context',
    trace: /^answers\.context /,
    poison: ({ context }) => context.route('**/of-the-context', (route) => route.abort()),
  },
  { name: 'offline', trace: /^stuck .*ERR_INTERNET_DISCONNECTED/, poison: ({ context }) => context.setOffline(true) },
]

/** Poisons in the input devices, the size of the window and the harness. */
const handled: readonly ClearedPoison[] = [
  {
    name: 'a handler that accepts dialogs',
    trace: /^confirmed /,
    async poison({ page }) {
      page.on('dialog', (dialog) => void dialog.accept())
      await page.evaluate("confirm('Poison?')")
    },
  },
  { name: 'scrolling', trace: /^here\.scroll /, poison: ({ page }) => page.evaluate(() => scrollTo(0, 2000)) },
  { name: 'another size', trace: /^here\.size /, poison: ({ page }) => page.setViewportSize({ width: 400, height: 300 }) },
  {
    name: 'a pointer that rests, and a button that is held',
    trace: /^(?:here\.hovered|felt\.moved\.buttons|felt\.wheeled)/,
    async poison({ page }) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('button').hover()
      await page.mouse.down()
    },
  },
  { name: 'a key that is held', trace: /^felt\.(?:moved\.shiftKey|typed) /, poison: ({ page }) => page.keyboard.down('Shift') },
  { name: 'a complaint', trace: /^complaints .*poison/, poison: ({ page }) => page.evaluate(() => console.error('poison')) },
  {
    name: 'complaints that are expected',
    trace: /^complaints (?!.*looked around)/,
    poison: async ({ watch }) => watch.expectComplaint(/./),
  },
  { name: 'a short timeout', trace: /^stuck .*Timeout 1ms/, poison: async ({ context }) => context.setDefaultTimeout(1) },
]

/** Traces that the pool clears, in groups that one visit can have all at once, in this order. The context is reused after each. */
export const clearedPoisons = { stored, opened, network, handled } as const satisfies Readonly<Record<string, readonly ClearedPoison[]>>
