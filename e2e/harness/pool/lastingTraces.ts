import type { BrowserContext, Page } from 'playwright-core'

/**
 * Changes of a browser that outlive the page. They are detected by the methods that a journey calls: those listed here leave nothing, some
 * can be undone, and any other call makes the context unusable for further visits.
 */
export interface LastingTraces {
  /** The methods that were called and that nothing undoes; empty for a context that can be used again. */
  readonly lasting: ReadonlySet<string>
  /** Undoes changes on the context and on its remaining page. */
  undo(page: Page): Promise<void>
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const listening = words('on once addListener prependListener prependOnceListener')

/** Methods without lasting effects on a context and its pages, or whose effects are reset before each visit: routes, for example. */
const harmless = words(`
  off removeListener listeners rawListeners listenerCount eventNames getMaxListeners emit toJSON isClosed close
  route unroute unrouteAll waitForEvent
`)

/** The same for a context. Its cookies are cleared, its timeout is set for each visit. */
const harmlessOnContext = new Set([
  ...harmless,
  ...words('pages newPage cookies addCookies clearCookies storageState backgroundPages serviceWorkers setDefaultTimeout'),
])

/** The same for a page. Its size is set for each visit. */
const harmlessOnPage = new Set([
  ...harmless,
  ...words(`
    context opener mainFrame frame frames url content title viewportSize requests workers consoleMessages pageErrors
    screenshot ariaSnapshot requestGC setViewportSize bringToFront
    goto reload goBack goForward setContent addScriptTag addStyleTag
    waitForLoadState waitForNavigation waitForURL waitForRequest waitForResponse waitForSelector waitForFunction
    evaluate evaluateHandle $ $$ $eval $$eval dispatchEvent
    locator getByTestId getByAltText getByLabel getByPlaceholder getByText getByTitle getByRole frameLocator
    click dblclick tap fill focus hover selectOption setInputFiles type press check uncheck setChecked dragAndDrop
    textContent innerText innerHTML getAttribute inputValue isChecked isDisabled isEditable isEnabled isHidden isVisible
  `),
])

/** Calls of a context or a page that leave no trace: their writes go with the storage, and pressed keys are released. */
const harmlessParts = new Set(words('request localStorage sessionStorage touchscreen keyboard mouse'))

type Call = (given: readonly unknown[]) => void

interface Undoing {
  readonly of: BrowserContext | Page
  readonly end: () => Promise<unknown>
}

/** Watches all calls on a context and its pages from now on. */
export function watchTraces(context: BrowserContext): LastingTraces {
  const lasting = new Set<string>()
  const undoing = new Map<string, Undoing>()
  const listeners: (readonly [of: BrowserContext | Page, given: readonly unknown[]])[] = []
  // A page has the clock of its context.
  const watched = new WeakSet<object>()

  const watchEach = (of: BrowserContext | Page, harmlessHere: ReadonlySet<string>, undoable: Readonly<Record<string, Call>>) => {
    const listen: Call = (given) => void listeners.push([of, given])
    const known: Readonly<Record<string, Call>> = { ...undoable, ...Object.fromEntries(listening.map((name) => [name, listen])) }
    for (const name of methodsOf(of)) {
      const call = known[name]
      if (call || !harmlessHere.has(name)) watchMethod(of, name, call ?? (() => void lasting.add(name)))
    }
    for (const name of Object.keys(of)) {
      const part: unknown = Reflect.get(of, name)
      if (name.startsWith('_') || harmlessParts.has(name) || typeof part !== 'object' || part === null || watched.has(part)) continue
      watched.add(part)
      for (const method of methodsOf(part)) watchMethod(part, method, () => void lasting.add(`${name}.${method}`))
    }
  }

  const watchPage = (page: Page) => {
    const undo = (what: string, end: () => Promise<unknown>) => void undoing.set(what, { of: page, end })
    watchEach(page, harmlessOnPage, { setExtraHTTPHeaders: () => undo('headers of the page', () => page.setExtraHTTPHeaders({})) })
    watchMethod(page.keyboard, 'down', ([key]) => undo(`key ${String(key)}`, () => page.keyboard.up(String(key))))
    watchMethod(page.mouse, 'down', ([options]) => undo(`button ${JSON.stringify(options)}`, () => page.mouse.up(options ?? {})))
  }

  for (const page of context.pages()) watchPage(page)
  context.on('page', watchPage)
  watchEach(context, harmlessOnContext, {
    setOffline: () => void undoing.set('offline', { of: context, end: () => context.setOffline(false) }),
    setExtraHTTPHeaders: () => void undoing.set('headers', { of: context, end: () => context.setExtraHTTPHeaders({}) }),
  })

  return {
    lasting,
    async undo(page) {
      for (const [of, [event, listener]] of listeners.splice(0)) Reflect.apply(of.removeListener, of, [event, listener])
      for (const routed of [context, page]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
      for (const { of, end } of undoing.values()) if (of === context || of === page) await end()
      undoing.clear()
    },
  }
}

function methodsOf(target: object): ReadonlySet<string> {
  const names = new Set<string>()
  for (let level: object | null = target; level && level !== Object.prototype; level = Reflect.getPrototypeOf(level))
    for (const name of Object.getOwnPropertyNames(level))
      if (name !== 'constructor' && !name.startsWith('_') && typeof Reflect.get(target, name) === 'function') names.add(name)
  return names
}

/** Makes a method report its calls before it runs. */
function watchMethod(target: object, name: string, call: Call): void {
  const method: unknown = Reflect.get(target, name)
  if (typeof method !== 'function') return
  Reflect.set(target, name, (...given: unknown[]) => {
    call(given)
    return Reflect.apply(method, target, given) as unknown
  })
}
