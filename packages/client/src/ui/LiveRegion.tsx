import { createContext, useContext, useState, type ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

/** Says something to a screen reader: `polite` when it has finished, `assertive` at once. */
export type Announce = (text: string, politeness?: 'polite' | 'assertive') => void

const AnnounceContext = createContext<Announce>(() => undefined)

export const useAnnounce = (): Announce => useContext(AnnounceContext)

/** The two regions that speak, for everything inside. One for the whole page; in the document before anything is said. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ polite: '', assertive: '' })
  const [announce] = useState<Announce>(() => (text: string, politeness: 'polite' | 'assertive' = 'polite') => {
    // The same words twice are a change only with something behind them.
    setSaid((before) => ({ ...before, [politeness]: before[politeness] === text ? `${text}\u00A0` : text }))
  })
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className={css.hidden} aria-live="polite">
        {said.polite}
      </div>
      <div className={css.hidden} aria-live="assertive">
        {said.assertive}
      </div>
    </AnnounceContext>
  )
}
