import { use, useEffect, useEffectEvent } from 'react'

import type { Router } from '#app/router/createRouter.ts'
import { useSpoken } from '#app/spoken/useSpoken.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import { TooltipLayer } from '#ui/TooltipLayer.tsx'

import { KeyHelp } from './KeyHelp.tsx'
import { KeyHelpContext } from './KeyHelpContext.ts'
import { keepFocus } from './keepFocus.ts'
import { startKeys } from './startKeys.ts'

export interface AidsProps {
  router: Router
  /** Keys that were pressed before this was there; taken out of the list when they are dealt with. */
  early: KeyboardEvent[]
}

/** What reading by keyboard and by ear takes besides the page itself. Nobody needs it before the first post. */
export function Aids({ router, early }: AidsProps) {
  const t = useT()
  const session = useSession()
  const announce = useAnnounce()
  const help = use(KeyHelpContext)
  const isHelpOpen = useCell(help)
  const on = useSetting('keyboardShortcuts')
  const say = useEffectEvent((text: MessageId) => announce(t(text)))
  useSpoken()
  useEffect(() => keepFocus(document), [])
  useEffect(
    () => startKeys(window, { document, session, router, say: (text) => say(text), showHelp: () => help.set(true) }, early.splice(0)),
    [session, router, help, early],
  )
  return (
    <>
      {isHelpOpen && <KeyHelp page={{ session, router }} on={on} onClose={() => help.set(false)} />}
      <TooltipLayer />
    </>
  )
}
