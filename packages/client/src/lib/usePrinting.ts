import { useSyncExternalStore } from 'react'

let isPrinting = false

/** Whether the page is being printed. Changes are rendered before the browser captures the page. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting)
}

function subscribe(onChange: () => void): () => void {
  const set = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    onChange()
  }
  for (const type of events) addEventListener(type, set)
  return () => {
    for (const type of events) removeEventListener(type, set)
  }
}

const events = ['beforeprint', 'afterprint'] as const
