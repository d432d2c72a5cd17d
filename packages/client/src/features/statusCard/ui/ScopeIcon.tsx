import type { Visibility } from '@rookery/api/wire/model'
import { useT } from '#i18n/useT.ts'
import type { IconPath } from '#ui/Icon.tsx'
import { globeIcon } from '#ui/icons/globe.ts'
import { localIcon } from '#ui/icons/local.ts'
import { lockIcon } from '#ui/icons/lock.ts'
import { mailIcon } from '#ui/icons/mail.ts'
import { unlistedIcon } from '#ui/icons/unlisted.ts'
import { HeaderIcon } from './HeaderIcon.tsx'

const icons = { public: globeIcon, unlisted: unlistedIcon, private: lockIcon, direct: mailIcon, local: localIcon } satisfies Record<
  Visibility,
  IconPath
>

/** Icon of a post's audience: a globe for public by default (spec 2, section 9). */
export function ScopeIcon({ visibility }: { visibility: Visibility }) {
  const t = useT()
  return <HeaderIcon icon={icons[visibility]} label={t(`scope.${visibility}`)} />
}
