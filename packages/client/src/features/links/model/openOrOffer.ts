import type { Notices } from '#features/notices/model/Notices.ts'
import { openBeside } from '#lib/openBeside.ts'
import { tryOpenBeside } from '#lib/tryOpenBeside.ts'

/** Opens an address beside after it was waited for. Where the browser holds that back, a notice offers it, and a press there opens it. */
export function openOrOffer(notices: Pick<Notices, 'show'>, address: string): void {
  if (tryOpenBeside(address)) return
  notices.show({
    level: 'info',
    messageKey: 'link.heldBack',
    args: { host: new URL(address).host },
    action: { label: 'link.open', run: () => openBeside(address) },
  })
}
