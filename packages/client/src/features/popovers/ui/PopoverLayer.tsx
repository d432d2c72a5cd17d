import { useEffect, useState, type RefObject } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { popoverTarget, type PopoverTarget } from '#features/popovers/model/popoverTarget.ts'
import { watchLinks } from '#features/popovers/model/watchLinks.ts'

const StatusPopover = lazyComponent(async () => (await import('./StatusPopover.tsx')).StatusPopover)
const ReactionPopover = lazyComponent(async () => (await import('#features/reactions/ui/ReactionPopover.tsx')).ReactionPopover)
const AccountPopover = lazyComponent(async () => (await import('./AccountPopover.tsx')).AccountPopover)

const popovers = { status: StatusPopover, reaction: ReactionPopover, account: AccountPopover }

interface Shown {
  readonly anchor: RefObject<HTMLElement | null>
  readonly target: PopoverTarget
}

/** Shows the account or post that a link leads to, next to the link on which the pointer or the focus rests. */
export function PopoverLayer({ first }: { first: PointerEvent | FocusEvent }) {
  const session = useSession()
  const { clock } = session
  const settings = settingsOf(session)
  const { address } = useNavigation()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const targetOf = (link: HTMLElement) => {
      const target = popoverTarget(link, address.get().pathname)
      return target?.kind === 'account' && !settings.get('accountPopovers') ? null : target
    }
    let hovered: HTMLElement | null = null
    const hide = () => {
      hovered = null
      setShown(null)
    }
    const stopWatching = watchLinks(document, {
      clock,
      first,
      takes: (link) => targetOf(link) !== null,
      onShow(link) {
        const target = targetOf(link)
        if (!target) return
        hovered = link
        const show = () => {
          if (hovered === link && link.isConnected) setShown({ anchor: { current: link }, target })
        }
        // The card is optional: if its code fails to load, the link still works.
        const waiting = popovers[target.kind].preload()
        if (waiting) waiting.then(show, () => {})
        else show()
      },
      onHide: hide,
    })
    const stopListening = address.subscribe(hide)
    return () => {
      stopWatching()
      stopListening()
    }
  }, [clock, first, settings, address])
  if (shown === null) return null
  const { anchor, target } = shown
  switch (target.kind) {
    case 'status':
      return <StatusPopover key={target.id} anchor={anchor} id={target.id} />
    case 'reaction':
      return <ReactionPopover key={`${target.id} ${target.name}`} anchor={anchor} id={target.id} name={target.name} />
    case 'account':
      return <AccountPopover key={target.idOrName} anchor={anchor} idOrName={target.idOrName} />
  }
}
