import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { completeEnglish } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { adjustmentsIcon } from '#ui/icons/adjustments.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'

/** How this timeline is shown, changed at hand; the window comes when somebody is about to press. */
export function QuickSettingsButton({ feed }: { feed: StatusFeedKey }) {
  const t = useT()
  const load = async () => {
    const [{ QuickSettings }] = await Promise.all([import('./QuickSettings.tsx'), completeEnglish()])
    return (window: MenuProps) => <QuickSettings feed={feed} {...window} />
  }
  return <MenuButton icon={adjustmentsIcon} on="panel" opens="dialog" label={t('timeline.quickSettings')} load={load} />
}
