import { useState } from 'react'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import type { LazyComponent } from '#lib/lazyComponent.ts'
import { useLoaded } from '#lib/useLoaded.ts'

/** A window that opens once its code is loaded; if that fails, a notice says so. */
export function useDialog<Props>(dialog: LazyComponent<Props>): { isOpen: boolean; open: () => void; close: () => void } {
  const notify = useMissingCode()
  const [desired, setRequested] = useState(false)
  const close = () => setRequested(false)
  const fail = () => {
    notify()
    setRequested(false)
  }
  return { isOpen: useLoaded(dialog, desired, fail), open: () => setRequested(true), close }
}
