import type { Page } from 'playwright-core'

import type { Visit } from './contextPool.ts'
import type { TrialServer } from './trialServer.ts'

/** Everything that could distinguish a visit from one in a new context, including errors while reading it. */
export async function lookAround(visit: Visit, server: TrialServer): Promise<object> {
  try {
    return { ...(await lookHere(visit, server)), elsewhere: await lookElsewhere(visit, server) }
  } catch (error) {
    return { stuck: String(error) }
  }
}

/** Differences from a clean visit, one line each, as `here.local [["plain","here"]]`. */
export function differencesOf(seen: object, clean: object): readonly string[] {
  const expected = new Map(leavesOf(clean))
  const found = leavesOf(seen)
  const names = new Set(found.map(([name]) => name))
  return [
    ...found.filter(([name, value]) => expected.get(name) !== value).map(([name, value]) => `${name} ${value}`),
    // After a failure, nothing else was looked at.
    ...(names.has('stuck') ? [] : [...expected.keys()].filter((name) => !names.has(name)).map((name) => `${name} is missing`)),
  ]
}

function leavesOf(value: object, path = ''): readonly (readonly [name: string, value: string])[] {
  return Object.entries(value).flatMap(([key, inside]: [string, unknown]) =>
    typeof inside === 'object' && inside !== null && !Array.isArray(inside)
      ? leavesOf(inside, `${path}${key}.`)
      : [[`${path}${key}`, JSON.stringify(inside)] as const],
  )
}

async function lookHere({ page, context, watch }: Visit, { asked, streams }: TrialServer): Promise<object> {
  await page.goto('/')
  const before = asked.length
  await page.addScriptTag({ url: '/lasting.js' })
  await page.evaluate(showImage)
  const headers = await page.evaluate(() => fetch('/echo').then((response) => response.json() as Promise<object>))
  const here = { ...(await page.evaluate(storageOfPage)), ...(await page.evaluate(surroundings)) }
  const fetched = asked.slice(before)
  const felt = await feel(page)
  const cookies = await context.cookies()
  const pages = context.pages().length
  const confirmed = await page.evaluate("confirm('Look?')")
  const responses = await page.evaluate(async () => {
    const ends = ['held', 'of-the-page', 'of-the-context'].map((path) =>
      fetch(path, { signal: AbortSignal.timeout(2000) }).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      ),
    )
    const [held, page, context] = await Promise.all(ends)
    return { held, page, context }
  })
  await page.evaluate(() => console.error('looked around'))
  return { headers, here, fetched, felt, cookies, pages, confirmed, responses, streams: streams.size, complaints: watch.unexpected() }
}

/** Stored data of another address. */
async function lookElsewhere({ context }: Visit, { elsewhere }: TrialServer): Promise<object> {
  const page = await context.newPage()
  await page.goto(elsewhere)
  const stored = await page.evaluate(storageOfPage)
  await page.close()
  return stored
}

/** Runs in the page. */
export async function showImage(): Promise<void> {
  const image = Object.assign(new Image(), { src: '/lasting.svg' })
  document.body.prepend(image)
  await image.decode()
}

/** Runs in the page. */
async function storageOfPage() {
  const files: string[] = []
  const folder = await navigator.storage.getDirectory().catch(() => null)
  if (folder) for await (const name of folder.keys()) files.push(name)
  return {
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in window ? await caches.keys() : [],
    files,
    workers: (await navigator.serviceWorker?.getRegistrations())?.length,
  }
}

/** Runs in the page. */
async function surroundings() {
  // A pointer that still rests somewhere has an effect with the next frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => void requestAnimationFrame(resolve))
  const permissions = ['geolocation', 'notifications'] as const
  return {
    locks: (await navigator.locks.query()).held?.length,
    onLine: navigator.onLine,
    hoursOff: Math.trunc((Date.now() - performance.timeOrigin - performance.now()) / 3_600_000) + 0,
    planted: ['planted', 'tell', 'call'].filter((name) => name in window),
    permissions: await Promise.all(permissions.map(async (name) => (await navigator.permissions.query({ name })).state)),
    media: ['(prefers-color-scheme: dark)', 'print', '(prefers-reduced-motion: reduce)', '(forced-colors: active)', '(hover)'].filter(
      (query) => matchMedia(query).matches,
    ),
    windowName: window.name,
    history: history.length,
    opener: window.opener === null,
    referrer: document.referrer,
    scroll: [scrollX, scrollY],
    scale: visualViewport?.scale,
    size: [innerWidth, innerHeight, screen.width, screen.height, devicePixelRatio],
    // Whether the pointer is over nothing or over the page as a whole makes no difference.
    hovered: [...document.querySelectorAll('body :hover')].map(({ localName }) => localName),
    focus: [document.activeElement?.localName, document.hasFocus(), document.visibilityState],
    language: navigator.language,
    agent: navigator.userAgent,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    touch: navigator.maxTouchPoints,
    processors: navigator.hardwareConcurrency,
  }
}

/** Effects of a key, the wheel and a pointer movement. */
async function feel(page: Page) {
  const moved = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('mousemove', ({ buttons, shiftKey }) => resolve({ buttons, shiftKey }), { once: true })
        // A pointer that is there already does not move.
        setTimeout(() => resolve({}), 2000)
      }),
  )
  const wheeled = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('wheel', ({ clientX, clientY }) => resolve({ clientX, clientY }), { once: true })
        setTimeout(() => resolve({}), 2000)
      }),
  )
  await page.mouse.wheel(0, 200)
  await page.mouse.move(300, 300)
  const field = page.locator('input')
  await field.focus()
  await page.keyboard.press('KeyA')
  return { wheeled: await wheeled, moved: await moved, typed: await field.inputValue() }
}
