import { setTimeout as wait } from 'node:timers/promises'

import { EventTranslator, utilityOffset } from './EventTranslator.mjs'
import { Hands } from './Hands.mjs'
import { Inspector, messageIn, wordsOf } from './Inspector.mjs'
import { binding, onNode, speaking, watching } from './inPages.mjs'
import { readFiles } from './readFiles.mjs'

/**
 * @typedef {import('./Inspector.mjs').Json} Json
 * @typedef {import('./Inspector.mjs').Message} Message
 * @typedef {{ socket: string, window: number, isOpened?: boolean }} Place isOpened: by a script
 */

/** What Playwright's own WebKit can do beside, which nothing here needs or which is so already. */
const needless = new Set([
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

/** One window, seen by Playwright as a page of its own WebKit, and driven by what a stock WebKit offers to its inspector. */
export class WebKitPage {
  #target = ''
  /** @type {Set<string>} */
  #bindings = new Set()
  #script = ''
  /** @type {Json | undefined} the process that a new window changes to before anybody has seen it */
  #coming
  /** @type {(loaderId?: string) => void} */
  #navigated = () => {}

  /**
   * @param {object} options
   * @param {string} options.id
   * @param {Place} options.place
   * @param {import('./Screen.mjs').Screen} options.screen
   * @param {readonly string[]} options.languages other than English
   * @param {(message: Message & { pageProxyId?: string }) => void} options.tell
   */
  constructor({ id, place, screen, languages, tell }) {
    this.place = place
    this.id = id
    this.languages = languages
    this.tell = (/** @type {Message} */ message) => tell({ ...message, pageProxyId: id })
    this.inspector = new Inspector(place.socket, (message) => this.#hear(message))
    this.events = new EventTranslator((loaderId) => this.#navigated(loaderId))
    this.hands = new Hands(screen, place.window, (expression) => this.evaluate(expression))
    void this.inspector.send('Target.setPauseOnStart', { pauseOnStart: true })
  }

  close() {
    this.inspector.close()
  }

  /**
   * Asks the process of the page.
   *
   * @param {string} method
   * @param {Json} params
   */
  ask(method, params = {}, target = this.#target) {
    return this.inspector.ask(target, method, params)
  }

  /**
   * @param {string} expression
   * @returns {Promise<unknown>}
   */
  async evaluate(expression) {
    const { result } = await this.ask('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  }

  /**
   * Leads the page to an address. Answers once it is on its way.
   *
   * @param {string} url
   */
  async navigate(url) {
    /** @type {Promise<string | undefined>} */
    const loaderId = new Promise((resolve) => (this.#navigated = resolve))
    await this.ask('Page.navigate', { url })
    return loaderId
  }

  /** Leads the page to an empty one, and waits until it has been left. */
  async leave() {
    await this.navigate('about:blank')
    for (let turn = 0; turn < 400; turn++) {
      if ((await this.evaluate('location.href').catch(() => '')) === 'about:blank') return
      await wait(25)
    }
    throw new Error('WebKit does not leave the page.')
  }

  /**
   * What Playwright asks.
   *
   * @param {Message} message
   */
  async take({ id, method = '', params = {} }) {
    if (method === 'Target.sendMessageToTarget') {
      this.tell({ id, result: {} })
      await this.#takeForTarget(String(params.targetId), messageIn(String(params.message)))
      return
    }
    try {
      const command = this.hands.commands[method]
      const isOurs = command !== undefined || needless.has(method)
      await command?.(params)
      this.tell({ id, result: isOurs ? {} : await this.inspector.send(method, params) })
    } catch (error) {
      this.tell({ id, error: { message: wordsOf(error) } })
    }
  }

  /**
   * @param {string} target
   * @param {Message} message
   */
  async #takeForTarget(target, message) {
    const { id, method = '', params = {} } = message
    const command = this.#commands[method]
    try {
      if (needless.has(method)) this.#tellFrom(target, { id, result: {} })
      else if (command) this.#tellFrom(target, { id, result: (await command(params, target)) ?? {} })
      else await this.inspector.pass(target, { ...message, params: inOneWorld(params) })
    } catch (error) {
      this.#tellFrom(target, { id, error: { message: wordsOf(error) } })
    }
  }

  /**
   * @param {string} targetId
   * @param {Message} message
   */
  #tellFrom(targetId, message) {
    this.tell({ method: 'Target.dispatchMessageFromTarget', params: { targetId, message: JSON.stringify(message) } })
  }

  /** @type {Record<string, (params: Json, target: string) => Json | void | Promise<Json | void>>} */
  #commands = {
    'DOM.describeNode': () => ({ ownerFrameId: this.events.mainFrame }),
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
    'Network.setEmulateOfflineState': ({ offline }) => {
      if (offline) throw new Error('WebKit cannot be taken off the network.')
    },
    'Network.setExtraHTTPHeaders': ({ headers }, target) => {
      const language = this.languages.length > 0 ? { 'Accept-Language': this.languages.join(',') } : {}
      return this.ask('Network.setExtraHTTPHeaders', { headers: { ...headers, ...language } }, target)
    },
    'Page.goBack': () => this.#go('history.back()'),
    'Page.goForward': () => this.#go('history.forward()'),
    'Page.insertText': async ({ text }) => {
      await this.evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)})`)
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
      return this.ask('Page.snapshotRect', { ...rect, coordinateSystem })
    },
    'Runtime.addBinding': async ({ name }, target) => {
      this.#bindings.add(String(name))
      await this.#install(target)
      await this.ask('Runtime.evaluate', { expression: binding(String(name)) }, target)
    },
  }

  /**
   * @param {string} objectId
   * @param {string} functionDeclaration
   * @param {unknown[]} values
   */
  async #callOn(objectId, functionDeclaration, ...values) {
    const { result, wasThrown } = await this.ask('Runtime.callFunctionOn', {
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
    const own = [watching, ...[...this.#bindings].map(binding), ...(this.languages.length > 0 ? [speaking(this.languages)] : [])]
    return this.ask('Page.setBootstrapScript', { source: [...own, this.#script].join(';\n') }, target)
  }

  /** @param {string} expression */
  async #go(expression) {
    if (Number(await this.evaluate('history.length')) < 2) throw new Error('Failed to go')
    await this.evaluate(expression)
  }

  /**
   * What WebKit tells.
   *
   * @param {Message} message
   */
  #hear(message) {
    const { method, params = {} } = message
    if (method === 'Target.dispatchMessageFromTarget') this.#hearFromTarget(String(params.targetId), messageIn(String(params.message)))
    else if (method !== undefined && !this.#isOfNewWindow(method, params)) this.tell(message)
  }

  /**
   * A new window changes its process at once and tells of the new one first; nobody needs to know of the old one.
   *
   * @param {string} method
   * @param {Json} params
   */
  #isOfNewWindow(method, params) {
    if (method === 'Target.targetCreated' && params.targetInfo.type === 'page' && this.#target === '') {
      if (params.targetInfo.isProvisional) this.#coming = params.targetInfo
      if (this.#coming) return true
      this.#target = params.targetInfo.targetId
    }
    if (method !== 'Target.didCommitProvisionalTarget') return this.#target === ''
    this.#target = params.newTargetId
    this.events.mainFrame = ''
    if (!this.#coming) return false
    this.tell({ method: 'Target.targetCreated', params: { targetInfo: { ...this.#coming, isProvisional: undefined } } })
    this.#coming = undefined
    return true
  }

  /**
   * @param {string} target
   * @param {Message} message
   */
  #hearFromTarget(target, message) {
    if (this.inspector.isAnswer(message) || this.#target === '') return
    for (const one of this.events.translated(message, target === this.#target)) this.#tellFrom(target, one)
  }
}

/** @param {Json} params */
function inOneWorld(params) {
  return params.contextId > utilityOffset ? { ...params, contextId: params.contextId - utilityOffset } : params
}
