import { setTimeout as wait } from 'node:timers/promises'

import { EventTranslator, utilityOffset } from './EventTranslator.mjs'
import { Hands } from './InputDriver.mjs'
import { Inspector, messageIn, wordsOf } from './InspectorConnection.mjs'
import { needless, PageCommands } from './PageCommands.mjs'

/**
 * @typedef {import('./InspectorConnection.mjs').Json} Json
 * @typedef {import('./InspectorConnection.mjs').Message} Message
 * @typedef {{ socket: string, window: number, isOpened?: boolean }} Place isOpened: by a script
 */

/** How long Playwright waits for an answer, in ms: it would wait for ever, and a journey would end without saying for what. */
const patience = 60_000

/** One window, seen by Playwright as a page of its own WebKit, and driven by what a stock WebKit offers to its inspector. */
export class WebKitPage {
  #target = ''
  /** @type {Json | undefined} the process that a new window changes to before anybody has seen it */
  #coming
  /** @type {(loaderId?: string) => void} */
  #navigated = () => {}
  /** @type {Map<number | undefined, { target: string, timer: NodeJS.Timeout }>} what Playwright waits for */
  #unanswered = new Map()

  /**
   * @param {object} options
   * @param {string} options.id
   * @param {Place} options.place
   * @param {import('./VirtualScreen.mjs').Screen} options.screen
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
    this.commands = new PageCommands(this)
    // A page that has gone by then tells so to whoever asks it for more.
    this.inspector.send('Target.setPauseOnStart', { pauseOnStart: true }).catch(() => {})
  }

  close() {
    this.#expectNothing(() => true)
    return this.inspector.close()
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
   * @throws {Error} when it never gets on its way: to open a context, Playwright would wait for that without end
   */
  async navigate(url) {
    /** @type {Promise<string | undefined>} */
    const loaderId = new Promise((resolve) => (this.#navigated = resolve))
    const answer = this.ask('Page.navigate', { url })
    // A page that changes its process may take the answer along.
    answer.catch(() => {})
    await Promise.race([answer, loaderId])
    const never = wait(patience / 2, undefined, { ref: false }).then(() => {
      throw new Error(`WebKit does not set out for ${url}.`)
    })
    return Promise.race([loaderId, never])
  }

  /** Leads the page to an empty one, and waits until it has been left. */
  async leave() {
    await this.ask('Page.navigate', { url: 'about:blank' }).catch(() => {})
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
      const done = this.hands.take(method, params)
      await done
      this.tell({ id, result: done || needless.has(method) ? {} : await this.inspector.send(method, params) })
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
    this.#expectAnswer(target, id, method)
    const command = this.commands.byName[method]
    try {
      if (needless.has(method)) this.#tellFrom(target, { id, result: {} })
      else if (command) this.#tellFrom(target, { id, result: (await command(params, target)) ?? {} })
      else await this.inspector.pass(target, { ...message, params: inOneWorld(params) })
    } catch (error) {
      this.#tellFrom(target, { id, error: { message: wordsOf(error) } })
    }
  }

  /**
   * @param {string} target
   * @param {number | undefined} id
   * @param {string} method
   */
  #expectAnswer(target, id, method) {
    const giveUp = () =>
      this.#tellFrom(target, { id, error: { message: `WebKit has not answered ${method} within ${patience / 1000} s.` } })
    this.#unanswered.set(id, { target, timer: setTimeout(giveUp, patience) })
  }

  /** @param {(target: string) => boolean} isGone */
  #expectNothing(isGone) {
    for (const [id, { target, timer }] of this.#unanswered) {
      if (!isGone(target)) continue
      clearTimeout(timer)
      this.#unanswered.delete(id)
    }
  }

  /**
   * @param {string} targetId
   * @param {Message} message an answer that comes too late is for nobody
   */
  #tellFrom(targetId, message) {
    if (message.id !== undefined) {
      clearTimeout(this.#unanswered.get(message.id)?.timer)
      if (!this.#unanswered.delete(message.id)) return
    }
    this.tell({ method: 'Target.dispatchMessageFromTarget', params: { targetId, message: JSON.stringify(message) } })
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
    if (method === 'Target.targetDestroyed') {
      this.inspector.forget(String(params.targetId))
      this.#expectNothing((target) => target === params.targetId)
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
