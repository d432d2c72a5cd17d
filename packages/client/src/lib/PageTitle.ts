/** The title of the page, made of what is on screen. The count of what waits unseen is put before it by `services/titleBadge`. */
export interface PageTitle {
  /** The heading of the screen; null on the way to one. */
  setScreen(heading: string | null): void
  setSite(name: string): void
}

/** Writes `Home · Pond`. The page keeps one `title` element whoever made it: some servers put one into index.html. */
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
