import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import type { ThreadSort } from '#features/threads/model/replyOrder.ts'
import { useT } from '#i18n/useT.ts'
import { useCell, useCellPart } from '#lib/useCell.ts'
import type { ThreadSurface } from '#features/threads/model/ThreadSurface.ts'
import { adjustmentsIcon } from '#ui/icons/adjustments.ts'
import { listIcon } from '#ui/icons/list.ts'
import { refreshIcon } from '#ui/icons/refresh.ts'
import { subjectIcon } from '#ui/icons/subject.ts'
import { treeIcon } from '#ui/icons/tree.ts'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { MenuItem, MenuSeparator } from '#ui/MenuItem.tsx'
import { MenuPopup } from '#ui/MenuPopup.tsx'
import { foldsOf } from '#features/statuses/model/Folds.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

const displays = [
  { display: 'linear', icon: listIcon },
  { display: 'tree', icon: treeIcon },
] as const

const sorts: readonly ThreadSort[] = ['time', 'newest', 'reactions', 'followed']

export interface ThreadMenuProps extends Pick<ThreadSurface, 'opened' | 'view'>, MenuProps {
  onTreeSettings: () => void
}

/** Menu of a conversation: list or tree, order of replies, all subjects at once, refresh. */
export function ThreadMenu({ opened, view, onTreeSettings, ...menu }: ThreadMenuProps) {
  const t = useT()
  const session = useSession()
  const { entities, me } = session
  const settings = settingsOf(session)
  const folds = foldsOf(session)
  const threads = threadsOf(session)
  const display = useSetting('conversationDisplay')
  const { sort } = useCell(view.image)
  const ids = useCellPart(threads.at(opened), (state) => state.ids)
  const withSubject = ids.filter((id) => (entities.statuses.get(id)?.spoilerText ?? '') !== '')
  const collapses = useSetting('collapseMessageWithSubject')
  const allOpen = withSubject.every((id) => folds.isOpen(id, 'body') ?? !collapses)
  return (
    <MenuPopup {...menu} align="end">
      {displays.map((each) => (
        <MenuItem
          key={each.display}
          icon={each.icon}
          checked={display === each.display}
          onSelect={() => settings.set('conversationDisplay', each.display)}
        >
          {t(`thread.display.${each.display}`)}
        </MenuItem>
      ))}
      {display === 'tree' && (
        <MenuItem icon={adjustmentsIcon} onSelect={onTreeSettings}>
          {t('thread.tree.open')}
        </MenuItem>
      )}
      <MenuSeparator />
      {sorts
        .filter((each) => each !== 'followed' || me !== null)
        .map((each) => (
          <MenuItem key={each} checked={sort === each} onSelect={() => view.setSort(each)}>
            {t(`thread.sort.${each}`)}
          </MenuItem>
        ))}
      <MenuSeparator />
      {withSubject.length > 0 && (
        <MenuItem
          icon={subjectIcon}
          onSelect={() => {
            for (const id of withSubject) folds.set(id, 'body', !allOpen)
          }}
        >
          {t(allOpen ? 'thread.subjects.close' : 'thread.subjects.open')}
        </MenuItem>
      )}
      <MenuItem icon={refreshIcon} onSelect={() => void threads.openThread(opened, true)}>
        {t('thread.reload')}
      </MenuItem>
    </MenuPopup>
  )
}
