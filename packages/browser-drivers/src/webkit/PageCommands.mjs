import { binding, onNode, speaking, watching } from './pageScripts.mjs'
import { readFiles } from './readFiles.mjs'

/** @typedef {import('./InspectorConnection.mjs').Json} Json */

/** What Playwright's own WebKit can do beside, which nothing here needs or which is so already. */
export const needless = new Set([
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

/** What Playwright asks of its own WebKit and a stock one does not know, done by scripts in the page or by what it knows instead. */
export class PageCommands {
  /** @type {Set<string>} */
  #bindings = new Set()
  #script = ''

  /** @param {import('./WebKitPage.mjs').WebKitPage} page */
  constructor(page) {
    this.page = page
  }

  /** @type {Record<string, (params: Json, target: string) => Json | void | Promise<Json | void>>} */
  byName = {
    'DOM.describeNode': () => ({ ownerFrameId: this.page.events.mainFrame }),
    'DOM.getContentQuads': async ({ objectId }) => ({ quads: (await this.#callOn(objectId, onNode.quads)).value }),
    'DOM.resolveNode': async ({ objectId }) => {
      if (objectId === undefined) throw new Error('The element of a frame cannot be told.')
      return { object: await this.#callOn(objectId, onNode.itself) }
    },
    'DOM.scrollIntoViewIfNeeded': async ({ objectId }) => {
      const { value } = await this.#callOn(objectId, onNode.bringIntoView)
      if (value) throw new Error(String(value))
    },
    'DOM.setInputFiles': async ({ objectId, paths }) => {
      await this.#callOn(objectId, onNode.takeFiles, await readFiles(paths))
    },
    'Network.interceptWithRequest': ({ requestId, ...changed }, target) =>
      Object.values(changed).every((value) => value === undefined)
        ? // To go on with a request that was changed ends the page's process when the page has given that request up by then.
          this.page.ask('Network.interceptContinue', { requestId, stage: 'request' }, target)
        : this.page.ask('Network.interceptWithRequest', { requestId, ...changed }, target),
    'Network.setEmulateOfflineState': ({ offline }) => {
      if (offline) throw new Error('WebKit cannot be taken off the network.')
    },
    'Network.setExtraHTTPHeaders': ({ headers }, target) => {
      const language = this.page.languages.length > 0 ? { 'Accept-Language': this.page.languages.join(',') } : {}
      return this.page.ask('Network.setExtraHTTPHeaders', { headers: { ...headers, ...language } }, target)
    },
    'Page.goBack': () => this.#go('history.back()'),
    'Page.goForward': () => this.#go('history.forward()'),
    'Page.insertText': async ({ text }) => {
      await this.page.evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)})`)
    },
    'Page.setBootstrapScript': ({ source }, target) => {
      this.#script = String(source)
      return this.#install(target)
    },
    'Page.setTimeZone': ({ timeZone }) => {
      if (timeZone !== 'UTC') throw new Error('WebKit keeps the time of the machine.')
    },
    'Page.setTouchEmulationEnabled': ({ enabled }) => {
      if (enabled) throw new Error('WebKit has no fingers here.')
    },
    'Page.snapshotRect': ({ x, y, width, height, coordinateSystem }) => {
      const rect = { x: Math.round(x), y: Math.round(y), width: Math.ceil(width), height: Math.ceil(height) }
      return this.page.ask('Page.snapshotRect', { ...rect, coordinateSystem })
    },
    'Runtime.addBinding': async ({ name }, target) => {
      this.#bindings.add(String(name))
      await this.#install(target)
      await this.page.ask('Runtime.evaluate', { expression: binding(String(name)) }, target)
    },
  }

  /**
   * @param {string} objectId
   * @param {string} functionDeclaration
   * @param {unknown[]} values
   */
  async #callOn(objectId, functionDeclaration, ...values) {
    const { result, wasThrown } = await this.page.ask('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration,
      arguments: values.map((value) => ({ value })),
      returnByValue: functionDeclaration !== onNode.itself,
    })
    if (wasThrown) throw new Error(result.description)
    return /** @type {Json} */ (result)
  }

  /** @param {string} target */
  #install(target) {
    const own = [watching, ...[...this.#bindings].map(binding), ...(this.page.languages.length > 0 ? [speaking(this.page.languages)] : [])]
    return this.page.ask('Page.setBootstrapScript', { source: [...own, this.#script].join(';\n') }, target)
  }

  /** @param {string} expression */
  async #go(expression) {
    if (Number(await this.page.evaluate('history.length')) < 2) throw new Error('Failed to go')
    await this.page.evaluate(expression)
  }
}
