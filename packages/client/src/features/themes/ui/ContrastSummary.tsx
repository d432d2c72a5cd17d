import { contrastFailures, readableColour, withValue, type SlotName, type ThemeSource } from '@rookery/theme'
import { useRef } from 'react'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { circleCheckIcon } from '#ui/icons/circleCheck.ts'
import { warningIcon } from '#ui/icons/warning.ts'
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
  const { theme, replace } = useThemeEdit()
  const errors = contrastFailures(theme)
  const slots = [...new Set(errors.map(({ slot }) => slot))]
  const stuck = slots.filter((slot) => readableColour(theme, slot) === null)
  const mendable = slots.filter((slot) => !stuck.includes(slot))
  const mend = (mended: readonly SlotName[]) => () => {
    replace(mended.reduce(withReadable, theme))
    // The button disappears with the fixed pair.
    box.current?.focus()
  }
  return (
    <div ref={box} className={css.summary} data-low={errors.length > 0 || undefined} tabIndex={-1}>
      <Icon path={errors.length > 0 ? warningIcon : circleCheckIcon} />
      <div role="status">
        <p>{errors.length === 0 ? t('themeEditor.readable') : t('themeEditor.unreadable', { count: errors.length })}</p>
        {stuck.length > 0 && (
          <p>{t('themeEditor.stuck', { count: stuck.length, names: formats.list(stuck.map((slot) => slotLabel(t, slot))) })}</p>
        )}
      </div>
      {errors.length > 0 && (
        <>
          <ul className={css.problems}>
            {slots.slice(0, maxListed).map((slot) => {
              const colour = readableColour(theme, slot)
              const worst = errors.find((pair) => pair.slot === slot)
              return (
                <li key={slot} className={css.problem}>
                  {worst && (
                    <span>
                      <ContrastWords pair={worst} />
                    </span>
                  )}
                  {colour !== null && (
                    <Button size="small" aria-label={t('themeEditor.mendOf', { of: slotLabel(t, slot), colour })} onClick={mend([slot])}>
                      <span className={css.swatch} style={{ background: colour }} />
                      {t('themeEditor.mend', { colour })}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
          {mendable.length > 1 && (
            <Button size="small" onClick={mend(mendable)}>
              {t('themeEditor.mendAll')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function withReadable(theme: ThemeSource, slot: SlotName): ThemeSource {
  const colour = readableColour(theme, slot)
  return colour === null ? theme : withValue(theme, 'colours', slot, colour)
}
