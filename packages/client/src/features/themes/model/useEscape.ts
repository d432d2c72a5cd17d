import { useEffect, useEffectEvent } from 'react'

/**
 * Takes Escape from the page and from the windows around it.
 * @param isTaken whether there is anything to leave
 * @param isMeant whether a press at this place is meant: others close a window or leave a field
 */
export function useEscape(isTaken: boolean, isMeant: (target: Node) => boolean, onEscape: () => void): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof Node) || !isMeant(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    onEscape()
  })
  useEffect(() => {
    if (!isTaken) return undefined
    const take = (event: KeyboardEvent) => run(event)
    addEventListener('keydown', take, true)
    return () => removeEventListener('keydown', take, true)
  }, [isTaken])
}
