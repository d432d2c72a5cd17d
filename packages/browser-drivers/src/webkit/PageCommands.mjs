import { evaluationOf } from './messages.mjs'
import { bindingScript, languageScript, networkScript, nodeFunctions, observerScript, offlineScript } from './pageScripts.mjs'
import { readFiles } from './readFiles.mjs'

/** Commands of Playwright's own WebKit that have nothing to do here: the driver does not need them, or a stock WebKit is so already. */
export const ignoredCommands = new Set([
  'Dialog.enable',
  'Emulation.setActiveAndFocused',
  'Emulation.setAuthCredentials',
  'Emulation.setOrientationOverride',
  'Page.createUserWorld',
  'Page.overrideSetting',
  'Page.overrideUserAgent',
  'Page.setDefaultBackgroundColorOverride',
  'Page.setForcedColors',
  'Page.setInterceptFileChooserDialog',
  'Page.updateScrollingState',
])

/**
 * @typedef {object} CommandedPage The page that the commands are for.
 * @property {readonly string[]} languages other than English
 * @property {Pick<import('./EventTranslator.mjs').EventTranslator, 'mainFrame'>} events
 * @property {(method: string, params?: import('./protocol.ts').JsonObject, target?: string) => Promise<import('./protocol.ts').JsonObject>} request
 * @property {(expression: string) => Promise<unknown>} evaluate
 */

/** Carries out commands that a stock WebKit does not know, by scripts in the page or by commands that it knows. */
export class PageCommands {
  #page
  /** @type {Set<string>} */
  #bindings = new Set()
  #playwrightScript = ''
  #isOffline = false

  /** @param {CommandedPage} page */
  constructor(page) {
    this.#page = page
  }

  /** @type {import('./protocol.ts').Handlers<import('./protocol.ts').PageCommandParams>} */
  handlers = {
    'DOM.describeNode': () => ({ ownerFrameId: this.#page.events.mainFrame }),
    'DOM.getContentQuads': async ({ objectId }) => ({ quads: (await this.#callOn(objectId, nodeFunctions.quads)).value }),
    'DOM.resolveNode': async ({ objectId }) => {
      if (objectId === undefined) throw new Error('WebKit does not name the element of a frame.')
      return { object: await this.#callOn(objectId, nodeFunctions.self) }
    },
    'DOM.scrollIntoViewIfNeeded': async ({ objectId }) => {
      const { value: fault } = await this.#callOn(objectId, nodeFunctions.scrollIntoView)
      if (typeof fault === 'string' && fault !== '') throw new Error(fault)
    },
    'DOM.setInputFiles': async ({ objectId, paths }) => {
      await this.#callOn(objectId, nodeFunctions.setFiles, await readFiles(paths))
    },
    'Network.interceptWithRequest': ({ requestId, ...changes }, target) =>
      Object.values(changes).every((value) => value === undefined)
        ? // The process of the page ends if a changed request continues after the page has aborted it.
          this.#page.request('Network.interceptContinue', { requestId, stage: 'request' }, target)
        : this.#page.request('Network.interceptWithRequest', { requestId, ...changes }, target),
    'Network.setEmulateOfflineState': async ({ offline }, target) => {
      if (offline === this.#isOffline) return
      this.#isOffline = offline
      // Documents that open from now on begin in this state.
      await this.#installScripts(target)
      await this.#page.evaluate(offlineScript(offline))
    },
    'Network.setExtraHTTPHeaders': ({ headers }, target) => {
      const { languages } = this.#page
      const language = languages.length > 0 ? { 'Accept-Language': languages.join(',') } : {}
      return this.#page.request('Network.setExtraHTTPHeaders', { headers: { ...headers, ...language } }, target)
    },
    'Page.goBack': () => this.#navigateHistory('history.back()'),
    'Page.goForward': () => this.#navigateHistory('history.forward()'),
    'Page.insertText': async ({ text }) => {
      await this.#page.evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)})`)
    },
    'Page.setBootstrapScript': ({ source }, target) => {
      this.#playwrightScript = source
      return this.#installScripts(target)
    },
    'Page.setTimeZone': ({ timeZone }) => {
      if (timeZone !== 'UTC') throw new Error('WebKitGTK has the time zone UTC only.')
    },
    'Page.setTouchEmulationEnabled': ({ enabled }) => {
      if (enabled) throw new Error('WebKitGTK emulates no touch screen.')
    },
    'Page.snapshotRect': ({ x, y, width, height, coordinateSystem }) => {
      const rect = { x: Math.round(x), y: Math.round(y), width: Math.ceil(width), height: Math.ceil(height) }
      return this.#page.request('Page.snapshotRect', { ...rect, coordinateSystem })
    },
    'Runtime.addBinding': async ({ name }, target) => {
      this.#bindings.add(name)
      await this.#installScripts(target)
      await this.#page.request('Runtime.evaluate', { expression: bindingScript(name) }, target)
    },
  }

  /**
   * @param {string} objectId
   * @param {string} functionDeclaration
   * @param {unknown[]} values
   * @returns {Promise<import('./protocol.ts').RemoteObject>}
   */
  async #callOn(objectId, functionDeclaration, ...values) {
    const response = await this.#page.request('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration,
      arguments: values.map((value) => ({ value })),
      returnByValue: functionDeclaration !== nodeFunctions.self,
    })
    const { result, wasThrown } = evaluationOf(response)
    if (wasThrown) throw new Error(result.description)
    return result
  }

  /** @param {string} target */
  #installScripts(target) {
    const { languages } = this.#page
    const language = languages.length > 0 ? [languageScript(languages)] : []
    const network = [networkScript, ...(this.#isOffline ? [offlineScript(true)] : [])]
    const scripts = [observerScript, ...network, ...[...this.#bindings].map(bindingScript), ...language, this.#playwrightScript]
    return this.#page.request('Page.setBootstrapScript', { source: scripts.join(';\n') }, target)
  }

  /** @param {string} expression */
  async #navigateHistory(expression) {
    if (Number(await this.#page.evaluate('history.length')) < 2) throw new Error('Failed to go')
    await this.#page.evaluate(expression)
  }
}
