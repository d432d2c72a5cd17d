/** The title of the page, made of what is on screen and what waits to be seen. */
export interface PageTitle {
  /** The heading of the screen; null on the way to one. */
  setScreen(heading: string | null): void
  setSite(name: string): void
  /** How many things wait unseen; 0 shows no number. */
  setUnseen(count: number): void
}

/**
 * Writes `(3) Home · Pond`. The page keeps one `title` element whoever made it: some servers put one into index.html.
 */
export function createPageTitle(page: { title: string }): PageTitle {
  let screen: string | null = null
  let site = ''
  let unseen = 0
  const write = () => {
    const badge = unseen > 0 ? `(${unseen}) ` : ''
    const title = badge + [screen, site].filter(Boolean).join(' · ')
    if (page.title !== title) page.title = title
  }
  return {
    setScreen(heading) {
      screen = heading
      write()
    },
    setSite(name) {
      site = name
      write()
    },
    setUnseen(count) {
      unseen = count
      write()
    },
  }
}
