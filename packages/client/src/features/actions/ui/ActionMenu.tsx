import { Fragment } from 'react'
import type { Message } from '#features/notices/model/Message.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useT } from '#i18n/useT.ts'
import type { IconPath } from '#ui/Icon.tsx'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { MenuItem, MenuSeparator } from '#ui/MenuItem.tsx'
import { MenuPopup } from '#ui/MenuPopup.tsx'
import type { Action, ActionContext } from './Action.ts'
import { isPossible } from './isPossible.ts'
import { scopeOf, startAction } from './startAction.ts'

/** A menu entry: an action with its subject. */
export interface ActionLine {
  readonly id: string
  readonly icon: IconPath
  readonly label: Message
  readonly group: string
  readonly danger: boolean | undefined
  /** Makes it a checkbox entry. */
  readonly checked: boolean | undefined
  readonly href: string | undefined
  readonly start: () => void
}

/** The entries of a menu for one subject: the menu actions that are possible for it. `name` is for texts with a name in them. */
export function actionLines<Subject extends { readonly id: string }>(
  actions: readonly Action<Subject>[],
  subject: Subject,
  context: ActionContext,
  name: string,
): readonly ActionLine[] {
  const scope = scopeOf(context)
  return actions.flatMap((action) => {
    const { id, icon, label, group, danger } = action
    if (icon === undefined || group === undefined || !isPossible(action, subject, scope)) return []
    const isOn = action.isOn?.(subject, scope)
    const key = typeof label === 'string' ? label : isOn ? label.off : label.on
    return {
      id,
      icon,
      label: { key, args: { name } },
      group,
      danger,
      checked: typeof label === 'string' ? isOn : undefined,
      href: action.href?.(subject),
      start: () => startAction(action, subject, context),
    }
  })
}

export interface ActionMenuProps extends MenuProps {
  lines: readonly ActionLine[]
  /** The sections of the menu, in order. */
  groups: readonly string[]
}

/** A menu of actions. */
export function ActionMenu({ lines, groups, ...menu }: ActionMenuProps) {
  const t = useT()
  const parts = groups.map((group) => lines.filter((line) => line.group === group)).filter((part) => part.length > 0)
  return (
    <MenuPopup {...menu} align="end">
      {parts.map((part, index) => (
        <Fragment key={part[0]?.group}>
          {index > 0 && <MenuSeparator />}
          {part.map(({ id, icon, label, danger, checked, href, start }) => (
            <MenuItem
              key={id}
              icon={icon}
              tone={danger ? 'danger' : 'plain'}
              checked={checked}
              {...(href === undefined ? { onSelect: start } : { href, outside: true })}
            >
              {messageText(t, label)}
            </MenuItem>
          ))}
        </Fragment>
      ))}
    </MenuPopup>
  )
}
