import { useState } from 'react'
import type { Message } from '#features/notices/model/Message.ts'

/** State of a form: one submission at a time, and the last failure. */
export function useSubmit() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Message | null>(null)
  return {
    busy,
    failure,
    /** Resolves to whether it is done. @param work resolves to why not, null when it is done */
    async send(work: () => Promise<Message | null>): Promise<boolean> {
      if (busy) return false
      setBusy(true)
      setFailure(null)
      const error = await work()
      setBusy(false)
      setFailure(error)
      return error === null
    },
  }
}
