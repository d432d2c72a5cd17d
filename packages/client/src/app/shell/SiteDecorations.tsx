import { useEffect, useState, type CSSProperties } from 'react'

import { useLayout } from '#app/page/useLayout.ts'
import { shownBackgroundOf } from '#data/entities/shownBackgroundOf.ts'
import { useAccount } from '#data/entities/useAccount.ts'
import { siteLookOf } from '#data/session/siteLookOf.ts'
import { useServer } from '#data/session/useServer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useCell } from '#lib/useCell.ts'

import css from './SiteDecorations.module.css'

/** How those who keep the server want the page to look: a picture behind it, a logo on its bar. Both come after everything else. */
export function SiteDecorations() {
  return (
    <>
      <SiteLogo />
      <Wallpaper />
    </>
  )
}

/** On a narrow page panels reach from edge to edge: nothing of a picture behind them would be seen. */
function Wallpaper() {
  const session = useSession()
  const { me, origin } = session
  const isNarrow = useLayout() === 'narrow'
  const somebodys = useCell(shownBackgroundOf(session))
  const showsTheirs = useSetting('displayPageBackgrounds')
  const own = useAccount(me)?.background ?? null
  const hidesSite = useSetting('hideInstanceWallpaper')
  const site = siteLookOf(useServer(({ config }) => config)).background
  const background = (showsTheirs ? somebodys : null) ?? own ?? (hidesSite || site === null ? null : new URL(site, origin).href)
  const shown = useLoaded(isNarrow ? null : background)
  useEffect(() => {
    const { documentElement: page } = document
    page.toggleAttribute('data-wallpaper', shown !== null)
    return () => page.removeAttribute('data-wallpaper')
  }, [shown])
  if (shown === null) return null
  const style: CSSProperties & { '--picture': string } = { '--picture': urlOf(shown) }
  return <div className={css.wallpaper} style={style} />
}

/** It stands in the room of the bar, which is drawn with the page; a portal would cost the first load 350 bytes. */
function SiteLogo() {
  const { origin } = useSession()
  const { logo, logoLeft, logoMargin, logoMask } = siteLookOf(useServer(({ config }) => config))
  const isNarrow = useLayout() === 'narrow'
  const shown = useLoaded(isNarrow || logo === null ? null : new URL(logo, origin).href)
  useEffect(() => {
    if (shown === null) return undefined
    const place = document.createElement('span')
    place.className = String(css.place)
    place.toggleAttribute('data-left', logoLeft)
    place.style.setProperty('--margin', logoMargin)
    place.append(logoMask ? maskOf(shown) : imageOf(shown))
    document.querySelector('[data-logo]')?.append(place)
    return () => place.remove()
  }, [shown, logoLeft, logoMargin, logoMask])
  return null
}

/** In the colour of the bar's words, whatever its own colours are. */
function maskOf(logo: string): HTMLElement {
  const mask = document.createElement('span')
  mask.className = String(css.mask)
  mask.style.setProperty('--picture', urlOf(logo))
  return mask
}

/** The name of the site stands beside it as words. */
function imageOf(logo: string): HTMLElement {
  const image = new Image()
  image.className = String(css.logo)
  image.alt = ''
  image.src = logo
  return image
}

/** A picture's address once it can be drawn at once; null until then, and where it cannot be had. */
function useLoaded(address: string | null): string | null {
  const [loaded, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    if (address === null) return undefined
    const picture = new Image()
    picture.src = address
    let isWanted = true
    void picture.decode().then(
      () => isWanted && setLoaded(address),
      // Without the picture the page looks as it does anyway.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [address])
  return loaded === address ? loaded : null
}

function urlOf(address: string): string {
  return `url(${JSON.stringify(address)})`
}
