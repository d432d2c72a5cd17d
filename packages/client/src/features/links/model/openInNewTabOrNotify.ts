import type { Notices } from '#features/notices/model/Notices.ts'
import { openInNewTab } from '#lib/openInNewTab.ts'
import { tryOpenInNewTab } from '#lib/tryOpenInNewTab.ts'

/** Opens an address beside after it was waited for. Where the browser holds that back, a notice offers it, and a press there opens it. */
export function openInNewTabOrNotify(notices: Pick<Notices, 'show'>, address: string): void {
  if (tryOpenInNewTab(address)) return
  notices.show({
    level: 'info',
    messageKey: 'link.heldBack',
    args: { host: new URL(address).host },
    action: { label: 'link.open', run: () => openInNewTab(address) },
  })
}
