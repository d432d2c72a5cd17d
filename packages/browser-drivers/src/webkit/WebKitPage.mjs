import { setTimeout as wait } from 'node:timers/promises'

import { EventTranslator, utilityContextOffset } from './EventTranslator.mjs'
import { InputDriver } from './InputDriver.mjs'
import { InspectorConnection } from './InspectorConnection.mjs'
import { errorText, evaluationOf, handlerFor, parseMessage } from './messages.mjs'
import { ignoredCommands, PageCommands } from './PageCommands.mjs'
import { PendingResponses } from './PendingResponses.mjs'

/**
 * @typedef {import('./protocol.ts').JsonObject} JsonObject
 * @typedef {import('./protocol.ts').ProtocolMessage} ProtocolMessage
 * @typedef {import('./MiniBrowser.mjs').OpenedWindow & { isScriptOpened?: boolean }} PageWindow A script can close only a window that a
 * script has opened.
 */

/** How long a page may take to begin a navigation, in ms. */
const navigationTimeout = 30_000

/** How long WebKit may take to announce the process of a window, in ms, and how often the driver connects for that. */
const announcementTimeout = 5_000
const maxConnections = 4

/** One window. To Playwright it is a page of its own WebKit; it is driven by the inspector of a stock WebKit. */
export class WebKitPage {
  #target = ''
  /** @type {import('./protocol.ts').TargetInfo | undefined} the process that a new window changes to before Playwright knows of it */
  #provisional
  /** @type {(loaderId?: string) => void} */
  #onNavigation = () => {}
  #send
  #connection
  #input
  #announcementTimeout
  #announce = () => {}
  /** @type {Promise<true>} */
  #announced = new Promise((resolve) => (this.#announce = () => resolve(true)))
  #commands = new PageCommands(this)
  #pending = new PendingResponses((target, message) => this.#sendFrom(target, message))
  events = new EventTranslator((loaderId) => this.#onNavigation(loaderId))

  /**
   * @param {object} options
   * @param {string} options.id
   * @param {PageWindow} options.window
   * @param {import('./VirtualScreen.mjs').VirtualScreen} options.screen
   * @param {readonly string[]} options.languages other than English
   * @param {(message: import('./protocol.ts').PipeMessage) => void} options.send to Playwright
   * @param {number} [options.timeout] of the announcement, in ms
   */
  constructor({ id, window, screen, languages, send, timeout = announcementTimeout }) {
    this.window = window
    this.id = id
    this.languages = languages
    this.#send = (/** @type {ProtocolMessage} */ message) => send({ ...message, pageProxyId: id })
    this.#announcementTimeout = timeout
    this.#connection = this.#connect()
    this.#input = new InputDriver(screen, window.window, (expression) => this.evaluate(expression))
  }

  #connect() {
    const connection = new InspectorConnection(this.window.inspectorUrl, (message) => this.#receive(message))
    // If the window has closed by then, the next request says so.
    connection.requestFromBrowser('Target.setPauseOnStart', { pauseOnStart: true }).catch(() => {})
    return connection
  }

  /**
   * Waits until Playwright knows the process of the page. On a busy machine WebKit sometimes announces none to a connection, and
   * Playwright would wait for it without a limit. To the next connection it announces the process at once.
   *
   * @throws {Error} when WebKit announces none to any connection
   */
  async untilAnnounced() {
    for (let connections = 1; ; connections++) {
      if (await Promise.race([this.#announced, wait(this.#announcementTimeout, false, { ref: false })])) return
      if (connections === maxConnections) throw new Error('WebKit has not announced the process of the page.')
      await this.#connection.close()
      this.#connection = this.#connect()
    }
  }

  close() {
    this.#pending.dropAll()
    return this.#connection.close()
  }

  /**
   * Sends a request to the process of the page.
   *
   * @param {string} method
   * @param {JsonObject} params
   */
  request(method, params = {}, target = this.#target) {
    return this.#connection.requestFromTarget(target, method, params)
  }

  /**
   * @param {string} expression
   * @returns {Promise<unknown>}
   */
  async evaluate(expression) {
    const { result } = evaluationOf(await this.request('Runtime.evaluate', { expression, returnByValue: true }))
    return result.value
  }

  /**
   * Starts a navigation.
   *
   * @param {string} url
   * @returns {Promise<string | undefined>} the id of the load, once it has begun
   * @throws {Error} when it does not begin: Playwright waits for that without a limit while it opens a context
   */
  async navigate(url) {
    /** @type {Promise<string | undefined>} */
    const loaderId = new Promise((resolve) => (this.#onNavigation = resolve))
    const response = this.request('Page.navigate', { url })
    // A page that changes its process may lose the response.
    response.catch(() => {})
    await Promise.race([response, loaderId])
    const timeout = wait(navigationTimeout, undefined, { ref: false }).then(() => {
      throw new Error(`WebKit does not begin to load ${url}.`)
    })
    return Promise.race([loaderId, timeout])
  }

  /** Leads the page to an empty document, and waits until the last one has been left. */
  async leave() {
    await this.request('Page.navigate', { url: 'about:blank' }).catch(() => {})
    for (let attempt = 0; attempt < 400; attempt++) {
      if ((await this.evaluate('location.href').catch(() => '')) === 'about:blank') return
      await wait(25)
    }
    throw new Error('WebKit does not leave the page.')
  }

  /**
   * Handles a message of Playwright.
   *
   * @param {ProtocolMessage} message
   */
  async handle({ id, method = '', params = {} }) {
    if (method === 'Target.sendMessageToTarget') {
      this.#send({ id, result: {} })
      await this.#handleForTarget(String(params['targetId']), parseMessage(String(params['message'])))
      return
    }
    try {
      const input = this.#input.dispatch(method, params)
      await input
      const isDone = input !== undefined || ignoredCommands.has(method)
      this.#send({ id, result: isDone ? {} : await this.#connection.requestFromBrowser(method, params) })
    } catch (error) {
      this.#send({ id, error: { message: errorText(error) } })
    }
  }

  /**
   * @param {string} target
   * @param {ProtocolMessage} message
   */
  async #handleForTarget(target, message) {
    const { id, method = '', params = {} } = message
    this.#pending.expect(target, id, method)
    const handler = handlerFor(this.#commands.handlers, method)
    try {
      if (ignoredCommands.has(method)) this.#sendFrom(target, { id, result: {} })
      else if (handler) this.#sendFrom(target, { id, result: (await handler(params, target)) ?? {} })
      else await this.#connection.forward(target, { ...message, params: withRealContext(params) })
    } catch (error) {
      this.#sendFrom(target, { id, error: { message: errorText(error) } })
    }
  }

  /**
   * @param {string} targetId
   * @param {ProtocolMessage} message a response that comes too late is dropped
   */
  #sendFrom(targetId, message) {
    if (message.id !== undefined && !this.#pending.settle(message.id)) return
    this.#send({ method: 'Target.dispatchMessageFromTarget', params: { targetId, message: JSON.stringify(message) } })
  }

  /**
   * Handles a message of WebKit.
   *
   * @param {ProtocolMessage} message
   */
  #receive(message) {
    const event = /** @type {import('./protocol.ts').WindowEvent} */ (message)
    if (event.method === 'Target.dispatchMessageFromTarget')
      this.#receiveFromTarget(event.params.targetId, parseMessage(event.params.message))
    else if (message.method !== undefined && !this.#isHidden(event)) this.#send(message)
  }

  /**
   * Follows which process the window has. A new window changes its process at once, and announces the new one first. Playwright must
   * not learn of the old one.
   *
   * @param {import('./protocol.ts').WindowEvent} event
   * @returns {boolean} whether the event is hidden from Playwright
   */
  #isHidden({ method, params }) {
    switch (method) {
      case 'Target.targetCreated': {
        const { targetInfo } = params
        if (targetInfo.type !== 'page' || this.#target !== '') return this.#target === ''
        if (targetInfo.isProvisional) this.#provisional = targetInfo
        if (this.#provisional) return true
        this.#target = targetInfo.targetId
        this.#announce()
        return false
      }
      case 'Target.targetDestroyed':
        this.#connection.rejectTarget(params.targetId)
        this.#pending.drop(params.targetId)
        return this.#target === ''
      case 'Target.didCommitProvisionalTarget':
        return this.#commitProvisional(params.newTargetId)
      default:
        return this.#target === ''
    }
  }

  /**
   * @param {string} target
   * @returns {boolean} whether the event is hidden from Playwright
   */
  #commitProvisional(target) {
    this.#target = target
    this.#announce()
    this.events.mainFrame = ''
    if (!this.#provisional) return false
    this.#send({ method: 'Target.targetCreated', params: { targetInfo: { ...this.#provisional, isProvisional: undefined } } })
    this.#provisional = undefined
    return true
  }

  /**
   * @param {string} target
   * @param {ProtocolMessage} message
   */
  #receiveFromTarget(target, message) {
    if (this.#connection.resolvePending(message) || this.#target === '') return
    for (const translated of this.events.translate(message, target === this.#target)) this.#sendFrom(target, translated)
  }
}

/**
 * Both worlds of a page are its own.
 *
 * @param {JsonObject} params
 */
function withRealContext(params) {
  const contextId = params['contextId']
  return typeof contextId === 'number' && contextId > utilityContextOffset
    ? { ...params, contextId: contextId - utilityContextOffset }
    : params
}
