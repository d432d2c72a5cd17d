import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { deepestFor, shownDepth } from '#data/threads/threadRows.ts'
import { useT } from '#i18n/useT.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import css from './TreeSettings.module.css'

/** Levels of replies that can be chosen; what was set elsewhere is offered besides. */
const commonLevels = [1, 2, 3, 4, 6, 8, 12, 20, 50, 98]
const places = ['below', 'inside'] as const

/** How much of a tree is shown, and how one walks through it (spec 1, section 2). */
export function TreeSettings({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { settings } = useSession()
  const advanced = useSetting('conversationTreeAdvanced')
  const fades = useSetting('conversationTreeFadeAncestors')
  const otherReplies = useSetting('conversationOtherRepliesButton')
  const levels = shownDepth(useSetting('maxDepthInThread'))
  const offered = [...new Set([...commonLevels, levels])].toSorted((a, b) => a - b)
  return (
    <Dialog title={t('thread.tree.title')} size="small" closeLabel={t('general.close')} onClose={onClose}>
      <div className={css.settings}>
        <Select
          label={t('thread.tree.levels')}
          value={String(levels)}
          options={offered.map((count) => ({ value: String(count), label: t('thread.tree.levelCount', { count }) }))}
          onSelect={(chosen) => settings.set('maxDepthInThread', deepestFor(Number(chosen)))}
        />
        <Select
          label={t('thread.tree.others')}
          value={otherReplies}
          options={places.map((place) => ({ value: place, label: t(`thread.tree.others.${place}`) }))}
          onSelect={(place) => settings.set('conversationOtherRepliesButton', place)}
        />
        <Switch
          label={t('thread.tree.advanced')}
          hint={t('thread.tree.advanced.hint')}
          checked={advanced}
          onChange={(event) => settings.set('conversationTreeAdvanced', event.currentTarget.checked)}
        />
        <Switch
          label={t('thread.tree.fade')}
          checked={fades}
          onChange={(event) => settings.set('conversationTreeFadeAncestors', event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}
