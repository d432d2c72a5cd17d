import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { siteLookOf } from '#features/session/model/siteLookOf.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { useT } from '#i18n/useT.ts'
import { openImage } from '#features/media/ui/openViewer.ts'
import { viewerTriggerProps } from '#features/media/ui/viewerTriggerProps.ts'
import { PausableImage } from '#ui/PausableImage.tsx'
import { useBrokenImage } from '#ui/useBrokenImage.ts'
import css from './ProfileBanner.module.css'

/** The header image of a profile; a press enlarges it. The server's default image if there is none or if it fails to load. */
export function ProfileBanner({ id }: { id: AccountId }) {
  const t = useT()
  const still = useAnimationPaused()
  const account = useAccount(id)
  const { origin } = useSession()
  const { defaultBanner } = siteLookOf(useServer(({ config }) => config))
  const usual = defaultBanner === null ? '' : new URL(defaultBanner, origin).href
  const [isLost, onLost] = useBrokenImage(account?.header ?? '')
  const [lacksUsual, onUsualLost] = useBrokenImage(usual)
  if (account === undefined) return null
  if (account.header === '' || isLost) {
    return usual === '' || lacksUsual ? null : <img className={css.picture} src={usual} alt="" onError={onUsualLost} />
  }
  const { header, headerStatic, username } = account
  const label = t('profile.banner', { name: username })
  return (
    <button
      type="button"
      className={css.banner}
      aria-label={label}
      {...viewerTriggerProps}
      onClick={() =>
        openImage({
          kind: 'image',
          name: null,
          url: header,
          previewUrl: header,
          description: label,
          mimeType: null,
          width: null,
          height: null,
          blurhash: null,
        })
      }
    >
      <PausableImage className={css.picture} src={header} staticSrc={headerStatic} still={still} alt="" onError={onLost} />
    </button>
  )
}
