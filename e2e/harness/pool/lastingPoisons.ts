import type { LastingPoison } from './Poison.ts'

/** Traces that nothing clears. The pool closes the context after each of them. */
export const lastingPoisons: readonly LastingPoison[] = [
  {
    name: 'a clock',
    poison: ({ page }) => page.clock.install({ time: 0 }),
  },
  { name: 'a clock of the context', poison: ({ context }) => context.clock.setFixedTime(0) },
  { name: 'an init script of the context', poison: ({ context }) => context.addInitScript(() => Reflect.set(window, 'planted', true)) },
  { name: 'an init script of the page', poison: ({ page }) => page.addInitScript(() => Reflect.set(window, 'planted', true)) },
  { name: 'a binding of the context', poison: ({ context }) => context.exposeBinding('tell', () => {}) },
  { name: 'a function of the page', poison: ({ page }) => page.exposeFunction('call', () => {}) },
  { name: 'a permission', poison: ({ context }) => context.grantPermissions(['geolocation']) },
  { name: 'a place', poison: ({ context }) => context.setGeolocation({ latitude: 1, longitude: 1 }) },
  { name: 'emulated media', poison: ({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'light', reducedMotion: 'reduce' }) },
  { name: 'answered sockets', poison: ({ page }) => page.routeWebSocket(/.*/, () => {}) },
  {
    name: 'a handler of what is in the way',
    poison: ({ page }) => page.addLocatorHandler(page.locator('button'), () => Promise.resolve()),
  },
  {
    name: 'commands of the browser’s own',
    async poison({ page, context }) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
      await session.send('Emulation.setCPUThrottlingRate', { rate: 2 })
    },
  },
  { name: 'a timeout of the page', poison: async ({ page }) => page.setDefaultTimeout(1) },
  { name: 'a page at another address', poison: ({ page }, { elsewhere }) => page.goto(elsewhere) },
  {
    name: 'a frame of another address',
    async poison({ page }, { elsewhere }) {
      await page.evaluate((url) => document.body.append(Object.assign(document.createElement('iframe'), { src: url })), elsewhere)
      await page.frames()[1]?.waitForLoadState()
    },
  },
  { name: 'a page that is closed', poison: ({ page }) => page.close() },
  {
    name: 'a dialog that nobody answers',
    hangs: true,
    async poison({ page }) {
      page.on('dialog', () => {})
      await Promise.all([page.waitForEvent('dialog'), page.evaluate("setTimeout(() => alert('Poison'))")])
    },
  },
  {
    name: 'a worker that answers',
    options: { serviceWorkers: 'allow' },
    poison: ({ page }) =>
      page.evaluate(() =>
        navigator.serviceWorker
          .register('/worker.js')
          .then(() => navigator.serviceWorker.ready)
          .then(() => {}),
      ),
  },
  { name: 'an option that no other visit has', options: { userAgent: 'Poison' }, poison: async () => {} },
]
