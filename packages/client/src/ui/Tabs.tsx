import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Icon, type IconPath } from './Icon.tsx'
import css from './Tabs.module.css'
import { useChosenInRow } from './useChosenInRow.ts'

export interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  icon?: IconPath
}

export interface TabsProps<Id extends string> {
  label: string
  /** Ties tabs and panels: the same one for `Tabs` and `TabPanel`, unlike any other on the page. */
  name: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** One below the other, next to their panel. */
  isVertical?: boolean
}

/** A row or column of tabs: one Tab stop, arrows move and select. */
export function Tabs<Id extends string>({ label, name, tabs, selected, onSelect, isVertical = false }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null)
  useChosenInRow(row, selected)
  const select = (index: number, among: Element) => {
    const tab = tabs.at(index % tabs.length)
    if (!tab) return
    onSelect(tab.id)
    among.querySelector<HTMLElement>(`#${CSS.escape(tabId(name, tab.id))}`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const [back, forward] = isVertical ? ['ArrowUp', 'ArrowDown'] : isTurned ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const target = { [forward]: at + 1, [back]: at - 1, Home: 0, End: -1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    select(target, event.currentTarget)
  }
  return (
    <div
      ref={row}
      className={css.tabs}
      role="tablist"
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(name, tab.id)}
          className={css.tab}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(name, tab.id) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.icon && <Icon path={tab.icon} />}
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** The content of a tab. Render only the selected one. */
export function TabPanel({ name, id, children }: { name: string; id: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId(name, id)} aria-labelledby={tabId(name, id)}>
      {children}
    </div>
  )
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`
const panelId = (name: string, id: string) => `${name}-panel-${id}`
