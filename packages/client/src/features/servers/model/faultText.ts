import type { Translate } from '#i18n/t.ts'
import type { ServerFault } from './findServer.ts'

const texts = {
  noApi: 'servers.fault.noApi',
  behindLogin: 'servers.fault.behindLogin',
  notShared: 'servers.fault.notShared',
  moved: 'servers.fault.moved',
  noConnection: 'servers.fault.noConnection',
  noAnswer: 'servers.fault.noAnswer',
  inTrouble: 'servers.fault.inTrouble',
} as const satisfies Record<ServerFault, string>

/** Why there is no server at an address, and a remedy. @param software the name of a server that speaks another API */
export function faultText(t: Translate, host: string, fault: ServerFault, software: string | null): string {
  return fault === 'noApi' && software !== null ? t('servers.fault.otherSoftware', { host, software }) : t(texts[fault], { host })
}
