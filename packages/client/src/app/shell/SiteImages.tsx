import { useEffect } from 'react'

import { useLayout } from '#app/page/useLayout.ts'
import { siteLookOf } from '#features/session/model/siteLookOf.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'

import css from './SiteImages.module.css'
import { styleUrlOf, useLoadedImage } from './useLoadedImage.ts'

/** The admin's logo and default avatar; few servers have them. */
export function SiteImages() {
  return (
    <>
      <SiteLogo />
      <DefaultAvatar />
    </>
  )
}

/** Avatars draw the default one by a stylesheet: a request by each card would be a thousand requests. */
function DefaultAvatar() {
  const { origin } = useSession()
  const { defaultAvatar } = siteLookOf(useServer(({ config }) => config))
  const shown = useLoadedImage(defaultAvatar === null ? null : new URL(defaultAvatar, origin).href)
  useEffect(() => {
    if (shown === null) return undefined
    const { documentElement: page } = document
    page.toggleAttribute('data-avatar', true)
    page.style.setProperty('--default-avatar', styleUrlOf(shown))
    return () => {
      page.removeAttribute('data-avatar')
      page.style.removeProperty('--default-avatar')
    }
  }, [shown])
  return null
}

/** It is in the bar's layout, which is rendered with the page; a portal would cost the first load 350 bytes. */
function SiteLogo() {
  const { origin } = useSession()
  const { logo, logoLeft, logoMargin, logoMask } = siteLookOf(useServer(({ config }) => config))
  const isNarrow = useLayout() === 'narrow'
  const shown = useLoadedImage(isNarrow || logo === null ? null : new URL(logo, origin).href)
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

/** In the colour of the bar's text instead of its own colours. */
function maskOf(logo: string): HTMLElement {
  const mask = document.createElement('span')
  mask.className = String(css.mask)
  mask.style.setProperty('--picture', styleUrlOf(logo))
  return mask
}

/** The site's name is next to it as text. */
function imageOf(logo: string): HTMLElement {
  const image = new Image()
  image.className = String(css.logo)
  image.alt = ''
  image.src = logo
  return image
}
