import { contrastFailures, readableColour, withValue, type ReadableLevel, type ReadableTheme, type SlotName } from '@rookery/theme'
import { useRef, useState } from 'react'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { circleCheckIcon } from '#ui/icons/circleCheck.ts'
import { warningIcon } from '#ui/icons/warning.ts'
import { mendTheme } from '#features/themes/model/mendTheme.ts'
import { ReadableChanges } from './ReadableChanges.tsx'
import type { ThemeFile } from '#features/themes/model/themeHistory.ts'
import { ContrastWords } from './RowContrast.tsx'
import { slotLabel } from '#features/themes/model/slotLabel.ts'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'

/** Maximum number of listed pairs. */
const maxListed = 6

/** Whether all of the theme is readable, or the unreadable pairs, with the nearest readable colour. */
export function ContrastSummary() {
  const t = useT()
  const formats = useFormats()
  const box = useRef<HTMLDivElement>(null)
  const { theme, file, image, replace, undo } = useThemeEdit()
  /** The last repair, and the file that came of it. */
  const [mended, setMended] = useState<{ readonly result: ReadableTheme; readonly file: ThemeFile | null } | null>(null)
  const errors = contrastFailures(theme, image)
  const slots = [...new Set(errors.map(({ slot }) => slot))]
  const stuck = slots.filter((slot) => readableColour(theme, slot, image) === null)
  const mend = (slot: SlotName, colour: string) => () => {
    replace(withValue(theme, 'colours', slot, colour))
    // The button disappears with the fixed pair.
    box.current?.focus()
  }
  const mendAll = (level: ReadableLevel) => () => {
    const result = mendTheme(theme, level, image)
    setMended({ result, file: result.changes.length === 0 ? file : replace(result.source) })
    box.current?.focus()
  }
  const undoMending = () => {
    undo()
    box.current?.focus()
  }
  return (
    <div
      ref={box}
      className={css.summary}
      data-low={errors.length > 0 || undefined}
      role="group"
      aria-label={t('themes.contrast')}
      tabIndex={-1}
    >
      <Icon path={errors.length > 0 ? warningIcon : circleCheckIcon} />
      <div role="status">
        <p>{errors.length === 0 ? t('themeEditor.readable') : t('themeEditor.unreadable', { count: errors.length })}</p>
        {stuck.length > 0 && (
          <p>{t('themeEditor.stuck', { count: stuck.length, names: formats.list(stuck.map((slot) => slotLabel(t, slot))) })}</p>
        )}
      </div>
      {errors.length > 0 && (
        <ul className={css.problems}>
          {slots.slice(0, maxListed).map((slot) => {
            const colour = readableColour(theme, slot, image)
            const worst = errors.find((pair) => pair.slot === slot)
            return (
              <li key={slot} className={css.problem}>
                {worst && (
                  <span>
                    <ContrastWords pair={worst} />
                  </span>
                )}
                {colour !== null && (
                  <Button
                    size="small"
                    aria-label={t('themeEditor.mendOf', { of: slotLabel(t, slot), colour })}
                    onClick={mend(slot, colour)}
                  >
                    <span className={css.swatch} style={{ background: colour }} />
                    {t('themeEditor.mend', { colour })}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <div className={css.tools}>
        {(['AA', 'AAA'] as const).map((level) => (
          <Button key={level} size="small" onClick={mendAll(level)}>
            {t(`themeEditor.makeReadable.${level}`)}
          </Button>
        ))}
      </div>
      <div role="status" className={css.outcomeOf}>
        {mended !== null && mended.file === file && <ReadableChanges result={mended.result} onUndo={undoMending} />}
      </div>
    </div>
  )
}
