import { useEffect } from 'react'

import { useSetting } from '#features/settings/model/useSetting.ts'

/** What the reader chose for the whole page, as marks on the root element that style sheets read. */
export function PageMarks() {
  const hasScrollbars = useSetting('showScrollbars')
  const isLoose = useSetting('disableStickyHeaders')
  const isStill = useSetting('reducedMotion')
  useEffect(() => mark('data-scrollbars', hasScrollbars), [hasScrollbars])
  useEffect(() => mark('data-loose', isLoose), [isLoose])
  useEffect(() => mark('data-reduced-motion', isStill), [isStill])
  return null
}

function mark(name: string, isOn: boolean): () => void {
  const { documentElement: page } = document
  page.toggleAttribute(name, isOn)
  return () => page.removeAttribute(name)
}
