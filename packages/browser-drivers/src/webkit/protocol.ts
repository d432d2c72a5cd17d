/**
 * The part of WebKit's inspector protocol, with Playwright's extensions, that the driver reads or answers itself. All other messages
 * pass through it unread.
 */

export type JsonObject = Readonly<Record<string, unknown>>

/** A request, its response, or an event. */
export interface ProtocolMessage {
  readonly id?: number | undefined
  readonly method?: string
  readonly params?: JsonObject
  readonly result?: JsonObject
  readonly error?: { readonly message: string }
}

/** A message of Playwright's pipe. Without a page it is for the browser as a whole. */
export interface PipeMessage extends ProtocolMessage {
  readonly pageProxyId?: string
}

type Result = JsonObject | void

/** Carries out a command. The target is the process that a command for a page is meant for. */
export type Handler<Params> = (params: Params, target: string) => Result | Promise<Result>

/** A handler for each command, by its name. */
export type Handlers<Commands> = { readonly [Method in keyof Commands]: Handler<Commands[Method]> }

/** Commands for the browser as a whole, by their parameters. */
export interface BrowserCommandParams {
  'Playwright.close': JsonObject
  'Playwright.createContext': JsonObject
  'Playwright.createPage': { readonly browserContextId: string }
  'Playwright.closePage': { readonly pageProxyId: string }
  'Playwright.deleteContext': { readonly browserContextId: string }
  'Playwright.getAllCookies': JsonObject
  'Playwright.navigate': { readonly url: string; readonly pageProxyId: string }
  'Playwright.setLanguages': { readonly browserContextId: string; readonly languages: readonly string[] }
}

/** Commands for the window, the pointer and the keyboard of a page. */
export interface InputCommandParams {
  'Emulation.setDeviceMetricsOverride': { readonly width: number; readonly height: number }
  'Input.dispatchKeyEvent': {
    readonly type: 'keyDown' | 'keyUp'
    readonly code: string
    readonly key: string
    readonly modifiers: number
  }
  'Input.dispatchMouseEvent': {
    readonly type: 'move' | 'down' | 'up'
    readonly x: number
    readonly y: number
    readonly button: string
  }
  'Input.dispatchWheelEvent': { readonly x: number; readonly y: number; readonly deltaX: number; readonly deltaY: number }
  'Target.activate': JsonObject
}

/** Commands for the process of a page that a stock WebKit does not know, or understands differently. */
export interface PageCommandParams {
  'DOM.describeNode': JsonObject
  'DOM.getContentQuads': { readonly objectId: string }
  'DOM.resolveNode': { readonly objectId?: string }
  'DOM.scrollIntoViewIfNeeded': { readonly objectId: string }
  'DOM.setInputFiles': { readonly objectId: string; readonly paths: readonly string[] }
  'Network.interceptWithRequest': JsonObject & { readonly requestId: string }
  'Network.setEmulateOfflineState': { readonly offline: boolean }
  'Network.setExtraHTTPHeaders': { readonly headers: Readonly<Record<string, string>> }
  'Page.goBack': JsonObject
  'Page.goForward': JsonObject
  'Page.insertText': { readonly text: string }
  'Page.setBootstrapScript': { readonly source: string }
  'Page.setTimeZone': { readonly timeZone?: string }
  'Page.setTouchEmulationEnabled': { readonly enabled: boolean }
  'Page.snapshotRect': {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly coordinateSystem: string
  }
  'Runtime.addBinding': { readonly name: string }
}

/** A value in the page, by reference or by value. */
export interface RemoteObject {
  readonly objectId?: string
  readonly value?: unknown
  readonly description?: string
}

/** The result of `Runtime.evaluate` and `Runtime.callFunctionOn`. */
export interface Evaluation {
  readonly result: RemoteObject
  readonly wasThrown: boolean
}

export interface Frame {
  readonly id: string
  readonly parentId?: string
  readonly loaderId?: string
}

export interface FrameTree {
  readonly frame: Frame
  readonly childFrames?: readonly FrameTree[]
}

/** A request of a page, with its body as text. */
interface BegunRequest extends JsonObject {
  readonly type?: string
  readonly frameId: string
  readonly loaderId: string
  readonly request?: { readonly postData?: string }
}

/** The events of a page's process that the driver translates. */
export type PageEvent =
  | { readonly method: 'Page.frameAttached'; readonly params: { readonly frameId: string } }
  | { readonly method: 'Page.frameNavigated'; readonly params: { readonly frame: Frame } }
  | { readonly method: 'Page.loadEventFired' | 'Page.domContentEventFired'; readonly params: JsonObject }
  | { readonly method: 'Runtime.executionContextCreated'; readonly params: { readonly context: { id: number; type: string } } }
  | { readonly method: 'Network.requestWillBeSent'; readonly params: BegunRequest }
  | { readonly method: 'Console.messageAdded'; readonly params: { readonly message: { readonly parameters?: readonly RemoteObject[] } } }

/** The process of a page. A provisional one has not replaced the current one yet. */
export interface TargetInfo {
  readonly targetId: string
  readonly type: string
  readonly isProvisional?: boolean | undefined
}

/** The events of a window that the driver reads. */
export type WindowEvent =
  | { readonly method: 'Target.targetCreated'; readonly params: { readonly targetInfo: TargetInfo } }
  | { readonly method: 'Target.targetDestroyed'; readonly params: { readonly targetId: string } }
  | { readonly method: 'Target.didCommitProvisionalTarget'; readonly params: { readonly newTargetId: string } }
  | { readonly method: 'Target.dispatchMessageFromTarget'; readonly params: { readonly targetId: string; readonly message: string } }
