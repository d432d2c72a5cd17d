import type { WorkerScope } from './WorkerScope.ts'

// A replacement for a broken worker: it activates immediately, deletes all caches, and reloads every page from the network.

const scope = globalThis as unknown as WorkerScope // the project is checked with the types of pages (see WorkerScope)

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(endAll()))

async function endAll(): Promise<void> {
  const names = await scope.caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('rookery.shell:')).map((name) => scope.caches.delete(name)))
  await scope.registration.unregister()
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => {})))
}
