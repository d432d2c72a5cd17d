import { callTag, placeTag } from './pageScripts.mjs'

/**
 * @typedef {import('./InspectorConnection.mjs').Json} Json
 * @typedef {import('./InspectorConnection.mjs').Message} Message
 */

/** Where the second world of a page has its number: there is one world, which goes by two. */
export const utilityOffset = 1_000_000

/** Says what a page's process tells as Playwright's own WebKit would, and keeps which frames there are. */
export class EventTranslator {
  mainFrame = ''
  /** @type {Set<string>} */
  #frames = new Set()

  /** @param {(loaderId?: string) => void} navigated hears that the page has another document, or another address */
  constructor(navigated) {
    this.navigated = navigated
  }

  /**
   * @param {Message} message
   * @param {boolean} isCurrent whether the process has the page, and is not one that it may change to
   * @returns {Message[]}
   */
  translated(message, isCurrent) {
    const { method, params = {}, result } = message
    if (result?.frameTree) this.#learnFrames(result.frameTree, isCurrent)
    switch (method) {
      case 'Page.frameAttached':
        this.#frames.add(params.frameId)
        return [message]
      case 'Page.frameNavigated':
        return [...this.#newFrame(params.frame), message]
      case 'Page.loadEventFired':
      case 'Page.domContentEventFired':
        return [{ method, params: { ...params, frameId: this.mainFrame } }]
      case 'Runtime.executionContextCreated': {
        const { id, type } = params.context
        const utility = { ...params.context, id: id + utilityOffset, type: 'user', name: '__playwright_utility_world__' }
        return type === 'normal' ? [message, { method, params: { context: utility } }] : []
      }
      case 'Network.requestWillBeSent':
        if (params.type === 'Document' && (params.frameId === this.mainFrame || !isCurrent)) this.navigated(params.loaderId)
        return [message]
      case 'Console.messageAdded':
        return [this.#calledByPage(params.message.parameters ?? []) ?? message]
      default:
        return [message]
    }
  }

  /**
   * @param {Json} frame
   * @returns {Message[]}
   */
  #newFrame({ id, parentId, loaderId }) {
    if (!parentId) {
      this.mainFrame = id
      this.navigated(loaderId)
    }
    if (!parentId || this.#frames.has(id)) return []
    this.#frames.add(id)
    return [{ method: 'Page.frameAttached', params: { frameId: id, parentFrameId: parentId } }]
  }

  /**
   * @param {Json[]} values of a message to the console
   * @returns {Message | undefined}
   */
  #calledByPage([tag, text, object]) {
    if (tag?.value === callTag) {
      const { injectedScriptId } = /** @type {Json} */ (JSON.parse(object?.objectId))
      return { method: 'Runtime.bindingCalled', params: { contextId: injectedScriptId, argument: text?.value } }
    }
    if (tag?.value !== placeTag) return undefined
    this.navigated()
    return { method: 'Page.navigatedWithinDocument', params: { frameId: this.mainFrame, url: text?.value } }
  }

  /**
   * @param {Json} tree
   * @param {boolean} isCurrent
   */
  #learnFrames({ frame, childFrames = [] }, isCurrent) {
    if (!frame.parentId && isCurrent) this.mainFrame = frame.id
    this.#frames.add(frame.id)
    for (const child of childFrames) this.#learnFrames(child, isCurrent)
  }
}
