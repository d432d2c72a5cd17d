import { useEffect, useEffectEvent } from 'react'
import { isRecord } from '#lib/isRecord.ts'
import { randomKey } from '#lib/randomKey.ts'

/**
 * Adds a history entry for an open window, so that "back" closes it and nothing else. If it closes otherwise, its entry is removed. The
 * entry has the state of the screen below, so "forward" leads to that screen.
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
