import { useEffect, useEffectEvent } from 'react'
import { isRecord } from '#lib/isRecord.ts'
import { randomKey } from '#lib/randomKey.ts'

/**
 * Gives what is open an entry of its own in the history, so that the browser's back closes it and nothing else. When it goes
 * by another way, its entry goes with it. The entry keeps the marks of the screen below: forward leads to that screen again.
 */
export function useOwnEntry(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const mark = randomKey()
    const isOurs = () => isRecord(history.state) && history.state['window'] === mark
    history.pushState({ ...(isRecord(history.state) ? history.state : {}), window: mark }, '')
    const onPop = () => {
      if (!isOurs()) back()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (isOurs()) history.back()
    }
  }, [])
}
