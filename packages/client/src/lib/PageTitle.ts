/** The title of the page for the current screen. `live/titleBadge` adds the unseen count. */
export interface PageTitle {
  /** Sets the heading of the screen; null until the next screen has one. */
  setScreen(heading: string | null): void
  setSite(name: string): void
}

/** Writes `Home · Pond`. The page has one `title` element: some servers add one to index.html. */
export function createPageTitle(page: { title: string }): PageTitle {
  let screen: string | null = null
  let site = ''
  const write = () => {
    page.title = [screen, site].filter(Boolean).join(' · ')
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
  }
}
