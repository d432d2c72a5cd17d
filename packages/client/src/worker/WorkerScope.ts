// The browser's types come in two sets that exclude each other, one for pages and one for workers. The project is checked with the
// former, so that as much as the service worker uses of its own surroundings is described here.

/** An event that the browser lets a worker finish. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerInstallEvent extends LastingEvent {
  /** Not in every browser. */
  addRoutes?(rules: readonly object[]): Promise<void>
}

export interface WorkerFetchEvent extends LastingEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

export interface WorkerMessageEvent extends LastingEvent {
  readonly data: unknown
}

export interface WorkerPushEvent extends LastingEvent {
  /** Null for a message that is empty. */
  readonly data: { json(): unknown } | null
}

export interface WorkerNotificationEvent extends LastingEvent {
  /** Which of its buttons was pressed; empty for the notification itself. */
  readonly action: string
  /** Text typed into the notification, if the platform supports it. */
  readonly reply?: string | null
  readonly notification: { readonly data: unknown; close(): void }
}

/** A page of this origin, as the worker sees it. */
export interface WorkerClient {
  readonly url: string
  readonly focused: boolean
  postMessage(message: unknown): void
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

export interface WorkerClients {
  matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>
  claim(): Promise<void>
  openWindow(url: string): Promise<unknown>
}

/** As much of the `ServiceWorkerGlobalScope` as is used. */
export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>
  readonly navigator: Pick<Navigator, 'languages'>
  readonly registration: Pick<
    ServiceWorkerRegistration,
    'scope' | 'waiting' | 'unregister' | 'pushManager' | 'showNotification' | 'getNotifications'
  >
  readonly clients: WorkerClients
  readonly caches: CacheStorage
  fetch(request: Request | string, options?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Kind extends keyof WorkerEvents>(kind: Kind, onMessage: (event: WorkerEvents[Kind]) => void): void
}

interface WorkerEvents {
  readonly install: WorkerInstallEvent
  readonly activate: LastingEvent
  readonly fetch: WorkerFetchEvent
  readonly message: WorkerMessageEvent
  readonly push: WorkerPushEvent
  readonly notificationclick: WorkerNotificationEvent
}
