import { showPicture } from './lookAround.ts'
import { withPage, type Poison } from './Poison.ts'

/** Traces that the pool clears. The context is reused after each of them. */
export const clearedPoisons: readonly Poison[] = [
  { name: 'local storage', poison: withPage((page) => page.evaluate(() => localStorage.setItem('poison', 'here'))) },
  { name: 'session storage', poison: withPage((page) => page.evaluate(() => sessionStorage.setItem('poison', 'here'))) },
  {
    name: 'a storage that is written until the end, and at it',
    poison: withPage((page) =>
      page.evaluate(() => {
        const write = () => {
          localStorage.setItem('poison', String(performance.now()))
          sessionStorage.setItem('poison', String(performance.now()))
          void cookieStore.set('poison', String(performance.now()))
          indexedDB.open(`poison ${performance.now()}`)
        }
        setInterval(write)
        addEventListener('pagehide', write)
        addEventListener('visibilitychange', write)
      }),
    ),
  },
  {
    name: 'a message at the end',
    async poison({ page, context }) {
      for (const one of [page, await context.newPage()]) {
        await one.goto('/')
        await one.evaluate(() => {
          for (const name of ['pagehide', 'unload', 'visibilitychange']) addEventListener(name, () => navigator.sendBeacon('/beacon'))
        })
      }
    },
  },
  {
    name: 'a database',
    poison: withPage((page) =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('poison', 1)
            opening.onupgradeneeded = () => opening.result.createObjectStore('all').put('here', 1)
            // It stays open.
            opening.onsuccess = resolve
          }),
      ),
    ),
  },
  {
    name: 'a file',
    poison: withPage((page) =>
      page.evaluate(async () => (await navigator.storage.getDirectory()).getFileHandle('poison', { create: true })),
    ),
  },
  { name: 'a cookie of the page', poison: withPage((page) => page.evaluate(() => cookieStore.set('poison', 'here'))) },
  {
    name: 'a cookie of the context',
    poison: ({ context }, { elsewhere }) => context.addCookies([{ name: 'poison', value: 'here', url: elsewhere }]),
  },
  {
    name: 'a cache',
    poison: withPage((page) => page.evaluate(async () => (await caches.open('poison')).put('/poison', new Response('here')))),
  },
  { name: 'a script that was fetched', poison: withPage((page) => page.addScriptTag({ url: '/lasting.js' })) },
  { name: 'a picture that was fetched', poison: withPage((page) => page.evaluate(showPicture)) },
  { name: 'a route of the page', poison: ({ page }) => page.route('**/*', (route) => route.abort()) },
  { name: 'a route of the context', poison: ({ context }) => context.route('**/*', (route) => route.abort()) },
  {
    name: 'a route that holds a call',
    poison: withPage(async (page) => {
      await page.route('**/held', () => {})
      const held = page.waitForRequest('**/held')
      await page.evaluate(() => void fetch('/held').catch(() => {}))
      await held
    }),
  },
  {
    name: 'offline',
    async poison({ page, context }) {
      await page.goto('/')
      await context.setOffline(true)
    },
  },
  { name: 'headers of the page', poison: ({ page }) => page.setExtraHTTPHeaders({ 'x-poison': 'here' }) },
  { name: 'headers of the context', poison: ({ context }) => context.setExtraHTTPHeaders({ 'x-poison': 'here' }) },
  {
    name: 'history',
    poison: withPage(async (page) => {
      await page.goto('/second')
      await page.evaluate(() => history.pushState({}, '', '/third'))
      await page.goBack()
    }),
  },
  {
    name: 'a second page',
    async poison({ context }) {
      const second = await context.newPage()
      await second.goto('/')
      await second.evaluate(() => sessionStorage.setItem('poison', 'here'))
    },
  },
  {
    name: 'a window of another address',
    reaches: 'elsewhere',
    async poison({ page }, { elsewhere }) {
      await page.goto('/')
      const opened = page.waitForEvent('popup')
      await page.evaluate((url) => void window.open(url, 'poison'), elsewhere)
      const popup = await opened
      await popup.waitForLoadState()
      await popup.evaluate(() => localStorage.setItem('poison', 'here'))
    },
  },
  {
    name: 'a page that asks before it is left',
    poison: withPage(async (page) => {
      await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
      // The browser asks for nobody who has done nothing.
      await page.locator('input').press('a')
    }),
  },
  {
    name: 'somebody who answers dialogs',
    poison: withPage(async (page) => {
      page.on('dialog', (dialog) => void dialog.accept())
      await page.evaluate("confirm('Poison?')")
    }),
  },
  {
    name: 'somebody who listens',
    async poison({ page, context }) {
      const spoil = () => page.evaluate(() => localStorage.setItem('poison', 'heard')).catch(() => {})
      page.on('load', () => void spoil())
      page.once('domcontentloaded', () => void spoil())
      context.on('request', () => void spoil())
      await page.goto('/')
    },
  },
  {
    name: 'an open stream',
    poison: withPage((page) =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            new EventSource('/stream').onmessage = resolve
          }),
      ),
    ),
  },
  { name: 'scrolling', poison: withPage((page) => page.evaluate(() => scrollTo(0, 2000))) },
  { name: 'another size', poison: withPage((page) => page.setViewportSize({ width: 400, height: 300 })) },
  { name: 'a name of the window', poison: withPage((page) => page.evaluate(() => void (window.name = 'poison'))) },
  {
    name: 'a channel that answers',
    poison: withPage((page) =>
      page.evaluate(() => {
        const channel = new BroadcastChannel('poison')
        channel.onmessage = () => localStorage.setItem('poison', 'heard')
      }),
    ),
  },
  {
    name: 'a lock',
    poison: withPage((page) =>
      page.evaluate(() => new Promise<void>((locked) => void navigator.locks.request('poison', () => (locked(), new Promise(() => {}))))),
    ),
  },
  {
    name: 'a pointer that rests, and a button that is held',
    poison: withPage(async (page) => {
      await page.locator('button').hover()
      await page.mouse.down()
    }),
  },
  { name: 'a key that is held', poison: withPage((page) => page.keyboard.down('Shift')) },
  { name: 'a complaint', poison: withPage((page) => page.evaluate(() => console.error('poison'))) },
  { name: 'complaints that are expected', poison: async ({ watch }) => watch.expectComplaint(/./) },
  { name: 'a short timeout', poison: async ({ context }) => context.setDefaultTimeout(1) },
]
