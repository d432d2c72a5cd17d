import type { Device } from '#features/session/model/Device.ts'
import { visitedServerKey } from '#features/session/model/visitedServer.ts'

const recentKey = 'rookery.servers'
const max = 8

/** The origins of servers that the user chose on this device, latest first. */
export function recentServers({ stored }: Pick<Device, 'stored'>): readonly string[] {
  return readOrigins(stored.get(recentKey))
}

/** Adds a server that the user chose to the recent ones. */
export function rememberServer({ stored }: Pick<Device, 'stored'>, origin: string): void {
  const others = readOrigins(stored.get(recentKey)).filter((other) => other !== origin)
  stored.set(recentKey, JSON.stringify([origin, ...others].slice(0, max)))
}

/** From the next load of the page on, visitors see this server. */
export function visitServer(device: Pick<Device, 'stored' | 'page'>, origin: string): void {
  const { stored, page } = device
  rememberServer(device, origin)
  if (origin === page) stored.remove(visitedServerKey)
  else stored.set(visitedServerKey, origin)
}

function readOrigins(text: string | null): readonly string[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]')
    const valid = Array.isArray(raw) ? raw.filter((one): one is string => typeof one === 'string' && URL.canParse(one)) : []
    return [...new Set(valid.map((one) => new URL(one).origin))].filter((origin) => /^https?:/.test(origin)).slice(0, max)
  } catch {
    return []
  }
}
