/** New posts are shown at once only this close to the top, in CSS pixels (spec 1, section 9). */
const nearTop = 15

/** Tells at once and at each change whether the page is at its top. Returns how to stop. */
export function watchTop(onChange: (isNearTop: boolean) => void): () => void {
  let last: boolean | null = null
  const look = () => {
    const isNearTop = window.scrollY <= nearTop
    if (isNearTop === last) return
    last = isNearTop
    onChange(isNearTop)
  }
  look()
  window.addEventListener('scroll', look, { passive: true })
  return () => {
    window.removeEventListener('scroll', look)
    onChange(false)
  }
}
