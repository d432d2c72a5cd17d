import { Buffer } from 'node:buffer'

import { bindingTag, urlTag } from './pageScripts.mjs'

/**
 * @typedef {import('./protocol.ts').Frame} Frame
 * @typedef {import('./protocol.ts').ProtocolMessage} ProtocolMessage
 * @typedef {import('./protocol.ts').RemoteObject} RemoteObject
 */

/**
 * Playwright runs its own scripts in a second world of each page. A stock WebKit creates none on request, so both worlds are the page's
 * own. The second one is distinguished by its number.
 */
export const utilityContextOffset = 1_000_000

/** Turns the events of a page's process into those of Playwright's own WebKit, and records which frames exist. */
export class EventTranslator {
  mainFrame = ''
  /** @type {Set<string>} */
  #frames = new Set()
  #onNavigation

  /** @param {(loaderId?: string) => void} onNavigation called when the page gets another document or another address */
  constructor(onNavigation) {
    this.#onNavigation = onNavigation
  }

  /**
   * Converts a message of WebKit to messages for Playwright.
   *
   * @param {ProtocolMessage} message
   * @param {boolean} isCurrent whether it comes from the current process, not from a provisional one
   * @returns {readonly ProtocolMessage[]}
   */
  translate(message, isCurrent) {
    const frameTree = /** @type {import('./protocol.ts').FrameTree | undefined} */ (message.result?.['frameTree'])
    if (frameTree) this.#recordFrames(frameTree, isCurrent)
    const event = /** @type {import('./protocol.ts').PageEvent} */ (message)
    switch (event.method) {
      case 'Page.frameAttached':
        this.#frames.add(event.params.frameId)
        return [message]
      case 'Page.frameNavigated':
        return [...this.#frameNavigated(event.params.frame), message]
      case 'Page.loadEventFired':
      case 'Page.domContentEventFired':
        return [{ method: event.method, params: { ...event.params, frameId: this.mainFrame } }]
      case 'Runtime.executionContextCreated':
        return bothWorlds(message, event.params.context)
      case 'Network.requestWillBeSent': {
        const { type, frameId, loaderId, request } = event.params
        if (type === 'Document' && (frameId === this.mainFrame || !isCurrent)) this.#onNavigation(loaderId)
        return [request?.postData ? withEncodedBody(event, request.postData) : message]
      }
      case 'Console.messageAdded':
        return [this.#driverMessage(event.params.message.parameters ?? []) ?? message]
      default:
        return [message]
    }
  }

  /**
   * WebKit reports a frame only when it navigates.
   *
   * @param {Frame} frame
   * @returns {readonly ProtocolMessage[]}
   */
  #frameNavigated({ id, parentId, loaderId }) {
    if (!parentId) {
      this.mainFrame = id
      this.#onNavigation(loaderId)
    }
    if (!parentId || this.#frames.has(id)) return []
    this.#frames.add(id)
    return [{ method: 'Page.frameAttached', params: { frameId: id, parentFrameId: parentId } }]
  }

  /**
   * The event that a script of the driver has sent through the console.
   *
   * @param {readonly RemoteObject[]} parameters of the message to the console
   * @returns {ProtocolMessage | undefined}
   */
  #driverMessage([tag, text, object]) {
    if (tag?.value === bindingTag) {
      return { method: 'Runtime.bindingCalled', params: { contextId: contextIdOf(object), argument: text?.value } }
    }
    if (tag?.value !== urlTag) return undefined
    this.#onNavigation()
    return { method: 'Page.navigatedWithinDocument', params: { frameId: this.mainFrame, url: text?.value } }
  }

  /**
   * @param {import('./protocol.ts').FrameTree} tree
   * @param {boolean} isCurrent
   */
  #recordFrames({ frame, childFrames = [] }, isCurrent) {
    if (!frame.parentId && isCurrent) this.mainFrame = frame.id
    this.#frames.add(frame.id)
    for (const child of childFrames) this.#recordFrames(child, isCurrent)
  }
}

/**
 * Playwright expects bytes in base64, and a stock WebKit sends their text.
 *
 * @param {Extract<import('./protocol.ts').PageEvent, { method: 'Network.requestWillBeSent' }>} event
 * @param {string} body
 * @returns {ProtocolMessage}
 */
function withEncodedBody({ method, params }, body) {
  return { method, params: { ...params, request: { ...params.request, postData: Buffer.from(body).toString('base64') } } }
}

/**
 * @param {ProtocolMessage} message
 * @param {{ id: number, type: string }} context
 * @returns {readonly ProtocolMessage[]}
 */
function bothWorlds(message, context) {
  if (context.type !== 'normal') return []
  const utility = { ...context, id: context.id + utilityContextOffset, type: 'user', name: '__playwright_utility_world__' }
  return [message, { method: 'Runtime.executionContextCreated', params: { context: utility } }]
}

/**
 * The world that an object lives in: its id has the number as JSON.
 *
 * @param {RemoteObject} [object]
 */
function contextIdOf(object) {
  const { injectedScriptId } = /** @type {{ injectedScriptId: number }} */ (JSON.parse(object?.objectId ?? '{}'))
  return injectedScriptId
}
