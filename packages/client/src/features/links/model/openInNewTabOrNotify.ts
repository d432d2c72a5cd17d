import type { Notices } from '#features/notices/model/Notices.ts'
import { openInNewTab } from '#lib/openInNewTab.ts'
import { tryOpenInNewTab } from '#lib/tryOpenInNewTab.ts'

/** Opens an address in a new tab after an asynchronous lookup. If the browser blocks that, a notice offers the link. */
export function openInNewTabOrNotify(notices: Pick<Notices, 'show'>, address: string): void {
  if (tryOpenInNewTab(address)) return
  notices.show({
    level: 'info',
    messageKey: 'link.heldBack',
    args: { host: new URL(address).host },
    action: { label: 'link.open', run: () => openInNewTab(address) },
  })
}
