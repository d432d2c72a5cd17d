import { createContext, useContext, useState, type ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

/** Announces a text to a screen reader: `polite` when it has finished, `assertive` immediately. */
export type Announce = (text: string, politeness?: 'polite' | 'assertive') => void

const AnnounceContext = createContext<Announce>(() => undefined)

export const useAnnounce = (): Announce => useContext(AnnounceContext)

/** The two live regions for everything inside. There is one `LiveRegion` for the page, in the document before anything is announced. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [announced, setAnnounced] = useState({ polite: '', assertive: '' })
  const [announce] = useState<Announce>(() => (text: string, politeness: 'polite' | 'assertive' = 'polite') => {
    // A repeated text gets a suffix, because screen readers announce only what has changed.
    setAnnounced((before) => ({ ...before, [politeness]: before[politeness] === text ? `${text}\u00A0` : text }))
  })
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className={css.hidden} aria-live="polite">
        {announced.polite}
      </div>
      <div className={css.hidden} aria-live="assertive">
        {announced.assertive}
      </div>
    </AnnounceContext>
  )
}
