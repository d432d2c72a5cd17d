import { Suspense, useEffect, useState, type RefObject } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts'
import { useNavigation } from '#parts/navigation/useNavigation.ts'
import { popoverTarget, type PopoverTarget } from './popoverTarget.ts'
import { watchLinks } from './watchLinks.ts'

const StatusPopover = lazyWithTexts(async () => (await import('./StatusPopover.tsx')).StatusPopover)
const ReactionPopover = lazyWithTexts(async () => (await import('#parts/status/ReactionPopover.tsx')).ReactionPopover)
const AccountPopover = lazyWithTexts(async () => (await import('./AccountPopover.tsx')).AccountPopover)

interface Shown {
  readonly anchor: RefObject<HTMLElement | null>
  readonly target: PopoverTarget
}

/** Shows whom or what a link leads to, beside any link of the page on which somebody rests. */
export function PopoverLayer() {
  const { clock } = useSession()
  const { address } = useNavigation()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const targetOf = (link: HTMLElement) => popoverTarget(link, address.get().pathname)
    const hide = () => setShown(null)
    const stopWatching = watchLinks(document, {
      clock,
      takes: (link) => targetOf(link) !== null,
      onShow(link) {
        const target = targetOf(link)
        setShown(target && link.isConnected ? { anchor: { current: link }, target } : null)
      },
      onHide: hide,
    })
    const stopListening = address.subscribe(hide)
    return () => {
      stopWatching()
      stopListening()
    }
  }, [clock, address])
  if (shown === null) return null
  const { anchor, target } = shown
  return (
    <Suspense>
      {target.kind === 'status' ? (
        <StatusPopover key={target.id} anchor={anchor} id={target.id} />
      ) : target.kind === 'reaction' ? (
        <ReactionPopover key={`${target.id} ${target.name}`} anchor={anchor} id={target.id} name={target.name} />
      ) : (
        <AccountPopover key={target.idOrName} anchor={anchor} idOrName={target.idOrName} />
      )}
    </Suspense>
  )
}
