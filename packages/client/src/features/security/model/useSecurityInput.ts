import { useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { createSlot } from '#features/session/model/Slot.ts'

/** Unsent input, for as long as the page is open; never passwords. */
const securityInputsOf = createSlot(() => new Map<'email' | 'alias' | 'target', string>())

/** Input of a field that stays when the user opens another tab of the settings. */
export function useSecurityInput(name: 'email' | 'alias' | 'target'): readonly [string, (typed: string) => void] {
  const inputs = securityInputsOf(useSession())
  const [typed, setTyped] = useState(() => inputs.get(name) ?? '')
  return [
    typed,
    (next) => {
      inputs.set(name, next)
      setTyped(next)
    },
  ]
}
