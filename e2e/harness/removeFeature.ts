import type { BrowserContext } from 'playwright-core'

/** Features of the client that some supported engine lacks, or a page over plain http. */
export type Feature = 'closedby' | 'field-sizing' | 'Notification' | 'PushManager' | 'locks'

/** Removes a feature from the first document on: the browser neither has it nor reports support. */
export async function removeFeature(context: BrowserContext, feature: Feature): Promise<void> {
  await context.addInitScript(scripts[feature])
}

/** Each runs in the page, before its own scripts. */
const scripts: Readonly<Record<Feature, () => void>> = {
  closedby: () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    const show = Reflect.get(HTMLDialogElement.prototype, 'showModal')
    HTMLDialogElement.prototype.showModal = function () {
      this.removeAttribute('closedby')
      show.call(this)
    }
  },
  'field-sizing': () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('textarea { field-sizing: fixed !important }')
    document.adoptedStyleSheets.push(sheet)
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...given: string[]) =>
      !given.some((one) => one.includes('field-sizing')) && supports(...(given as [property: string, value: string])) // the same call
  },
  Notification: () => {
    Reflect.deleteProperty(globalThis, 'Notification')
  },
  PushManager: () => {
    Reflect.deleteProperty(globalThis, 'PushManager')
    if ('ServiceWorkerRegistration' in globalThis) Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'pushManager')
  },
  locks: () => {
    Reflect.deleteProperty(Navigator.prototype, 'locks')
  },
}
