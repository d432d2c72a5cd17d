import { pushAccountOf } from '#features/push/model/pushRecords.ts'
import { createPushMessages } from './PushMessages.ts'
import { createShellFiles, passBy, takeOverWord, type ShellBuild } from './ShellFiles.ts'
import type { WorkerScope } from './WorkerScope.ts'

/** Written in by the build. */
declare const shellBuild: ShellBuild

const scope = globalThis as unknown as WorkerScope // the project is checked with the types of pages (see WorkerScope)
const shell = createShellFiles(scope, shellBuild)

const messages = createPushMessages(scope)
/** The same program is registered once for the pages, and once for each account that wants push messages. */
const isForPages = pushAccountOf(scope.registration.scope) === null

scope.addEventListener('install', (event) => {
  // A worker without pages activates immediately.
  if (!isForPages) return event.waitUntil(scope.skipWaiting())
  passBy(event)
  event.waitUntil(shell.install())
})
scope.addEventListener('activate', (event) => {
  if (isForPages) event.waitUntil(scope.clients.claim())
})
scope.addEventListener('fetch', (event) => shell.handleFetch(event))
scope.addEventListener('push', (event) => event.waitUntil(messages.show(event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(messages.press(event)))
scope.addEventListener('message', (event) => {
  if (event.data === takeOverWord) event.waitUntil(scope.skipWaiting())
  else if (isPaths(event.data)) event.waitUntil(shell.store(event.data))
})

/** Files that the page has fetched, by path. */
function isPaths(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((path) => typeof path === 'string' && /^\/assets\/[\w.-]+$/.test(path))
}
