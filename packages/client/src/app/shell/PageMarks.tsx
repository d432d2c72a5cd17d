import { useEffect } from 'react'

import { useSetting } from '#features/settings/model/useSetting.ts'

/** Settings for the whole page, as attributes of the root element for stylesheets. */
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
