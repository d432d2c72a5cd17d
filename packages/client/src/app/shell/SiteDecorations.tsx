import { useEffect, type CSSProperties } from 'react'

import { useLayout } from '#app/page/useLayout.ts'
import { shownBackgroundOf } from '#features/accounts/model/shownBackgroundOf.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { siteLookOf } from '#features/session/model/siteLookOf.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'
import { Part } from '#features/screen/ui/Part.tsx'

import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import css from './SiteDecorations.module.css'
import { styleUrlOf, useLoadedImage } from './useLoadedImage.ts'

const SiteImages = lazyComponent(async () => (await import('./SiteImages.tsx')).SiteImages)

/** The admin's look of the page: wallpaper, logo, default avatar. All load after everything else. */
export function SiteDecorations() {
  const { logo, defaultAvatar } = siteLookOf(useServer(({ config }) => config))
  const hasImages = logo !== null || defaultAvatar !== null
  return (
    <>
      <Wallpaper />
      {hasImages && (
        <Part failure={EmptyFallback}>
          <SiteImages />
        </Part>
      )}
    </>
  )
}

/** On a narrow page panels reach from edge to edge and hide the wallpaper. */
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
  const shown = useLoadedImage(isNarrow ? null : background)
  useEffect(() => {
    const { documentElement: page } = document
    page.toggleAttribute('data-wallpaper', shown !== null)
    return () => page.removeAttribute('data-wallpaper')
  }, [shown])
  if (shown === null) return null
  const style: CSSProperties & { '--picture': string } = { '--picture': styleUrlOf(shown) }
  return <div className={css.wallpaper} style={style} />
}
