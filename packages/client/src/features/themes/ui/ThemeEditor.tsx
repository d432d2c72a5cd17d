import { useState, type ComponentType, type KeyboardEvent } from 'react'
import type { ThemeSource } from '@rookery/theme'
import type { Cell } from '@rookery/store/Cell'
import { useSession } from '#features/session/model/useSession.ts'
import { customThemeFileOf, fitsSettings, originalOf, storeCustomThemeFile } from '#features/settings/model/applyCustomTheme.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { TextField } from '#ui/TextField.tsx'
import { AdvancedColours } from './AdvancedColours.tsx'
import { ContrastSummary } from './ContrastSummary.tsx'
import { Fonts } from './Fonts.tsx'
import { HistoryButtons } from './HistoryButtons.tsx'
import { Roundness } from './Roundness.tsx'
import { Shadows } from './Shadows.tsx'
import { historyKey } from '#features/themes/model/historyKey.ts'
import { ThemeEditContext, themeEdit } from '#features/themes/model/ThemeEdit.ts'
import { themeHistoriesOf } from '#features/themes/model/ThemeHistories.ts'
import { useWallpaperImage } from '#features/themes/model/useWallpaperImage.ts'
import type { ThemeHistory, ThemeHistoryEvent } from '#features/themes/model/themeHistory.ts'
import { ThemeEnds } from './ThemeEnds.tsx'
import { ThemePreview } from './ThemePreview.tsx'
import { ColourRow } from './ColourRow.tsx'
import { commonSlots } from '#features/themes/model/slotGroups.ts'
import css from './theme.module.css'

const areas = ['common', 'advanced', 'fonts', 'roundness', 'shadows'] as const
type Area = (typeof areas)[number]

const panels: Readonly<Record<Area, ComponentType>> = {
  common: CommonColours,
  advanced: AdvancedColours,
  fonts: Fonts,
  roundness: Roundness,
  shadows: Shadows,
}

export interface ThemeEditorProps {
  /** The edited theme's value of the setting `theme`. */
  name: string
  theme: ThemeSource
}

/** Everything a theme is made of, in the sub-areas of spec 3, section 2. Each change is on the page at once, and can be undone. */
export function ThemeEditor({ name, theme }: ThemeEditorProps) {
  const history = themeHistoriesOf(useSession()).of(name)
  return history && <EditorWithHistory name={name} theme={theme} steps={history} />
}

function EditorWithHistory({ name, theme, steps }: ThemeEditorProps & { steps: Cell<ThemeHistory> }) {
  const t = useT()
  const announce = useAnnounce()
  const session = useSession()
  const settings = settingsOf(session)
  const history = useCell(steps)
  const image = useWallpaperImage()
  const [begun] = useState(theme)
  const [area, setArea] = useState<Area>('common')
  const [isTooLarge, setTooLarge] = useState(false)
  const Panel = panels[area]
  const dispatch = (event: ThemeHistoryEvent) =>
    themeHistoriesOf(session).dispatch(name, event, (file) => storeCustomThemeFile(settings, name, file))
  const step = (kind: 'undone' | 'redone') => {
    const left = steps.get()[kind === 'undone' ? 'past' : 'future'].length
    if (left === 0) return
    dispatch({ kind })
    setTooLarge(false)
    announce(t(`themeEditor.${kind}`, { count: left - 1 }))
  }
  const replace = (next: ThemeSource, control?: string) => {
    const original = originalOf(history.present)
    const fits = fitsSettings(settings, next, original, name)
    setTooLarge(!fits)
    if (!fits) return null
    const file = customThemeFileOf(next, original)
    dispatch({ kind: 'changed', theme: file, control: control ?? null, at: session.clock.now() })
    return file
  }
  const edit = themeEdit({ theme, file: history.present, begun, image, replace, undo: () => step('undone') })
  const hold = () => {
    dispatch({ kind: 'held' })
    const ended = new AbortController()
    const release = () => {
      ended.abort()
      dispatch({ kind: 'released' })
    }
    // The pointer may be anywhere when the press ends.
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { signal: ended.signal, capture: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = historyKey(event, event.target)
    if (kind === null) return
    event.preventDefault()
    step(kind)
  }
  return (
    <ThemeEditContext value={edit}>
      <div className={css.editor} role="presentation" onKeyDown={onKeyDown} onPointerDownCapture={hold}>
        <HistoryButtons history={history} onStep={step} />
        <p role="alert" className={css.refusal}>
          {isTooLarge && t('themeEditor.tooManyValues')}
        </p>
        <TextField
          label={t('themeEditor.name')}
          value={theme.name}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => edit.replace({ ...theme, name: currentTarget.value }, 'name')}
        />
        <ThemePreview />
        <ContrastSummary />
        <Tabs
          label={t('themeEditor.areas')}
          name="themeEditor"
          tabs={areas.map((id) => ({ id, label: t(`themeEditor.area.${id}`) }))}
          selected={area}
          onSelect={setArea}
        />
        <TabPanel name="themeEditor" id={area}>
          <Panel />
        </TabPanel>
        <ThemeEnds name={name} />
      </div>
    </ThemeEditContext>
  )
}

/** The colours that all others follow. */
function CommonColours() {
  return (
    <div className={css.rows}>
      {commonSlots.map((slot) => (
        <ColourRow key={slot} slot={slot} />
      ))}
    </div>
  )
}
