import { useState } from 'react'
import { securityInputsOf } from './securityInputsOf.ts'
import { useSession } from '#features/session/model/useSession.ts'

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
