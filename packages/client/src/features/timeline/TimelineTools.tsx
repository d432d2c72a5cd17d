import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { useSession } from '#data/session/useSession.ts'
import { useMissingCode } from '#data/notices/useMissingCode.ts'
import { useT } from '#i18n/useT.ts'
import { adjustmentsIcon } from '#ui/icons/adjustments.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'
import { FollowTag } from './FollowTag.tsx'

/** What can be done with this timeline: follow its tag, change how it is shown. The window comes when somebody is about to press. */
export function TimelineTools({ feed }: { feed: StatusFeedKey }) {
  const t = useT()
  const tell = useMissingCode()
  const { me } = useSession()
  const load = async () => {
    const { QuickSettings } = await import('./QuickSettings.tsx')
    return (window: MenuProps) => <QuickSettings feed={feed} {...window} />
  }
  return (
    <>
      {me !== null && feed.startsWith('tag:') && <FollowTag name={feed.slice('tag:'.length)} />}
      <MenuButton icon={adjustmentsIcon} on="panel" opens="dialog" label={t('timeline.quickSettings')} load={load} onFailure={tell} />
    </>
  )
}
