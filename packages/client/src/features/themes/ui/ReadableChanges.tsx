import { isSlotName, type ReadableChange, type ReadableTheme } from '@rookery/theme'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { slotLabel } from '#features/themes/model/slotLabel.ts'
import css from './theme.module.css'

/** Lists the changes that made a theme readable and the pairs that stay unreadable, with an undo button. */
export function ReadableChanges({ result: { changes, unreadable }, onUndo }: { result: ReadableTheme; onUndo: () => void }) {
  const t = useT()
  const stuck = new Set(unreadable.map(({ slot }) => slot)).size
  return (
    <>
      <p>{t('themeEditor.mended', { count: changes.length })}</p>
      {changes.length > 0 && (
        <ul className={css.problems}>
          {changes.map((change) => (
            <li key={`${change.slot} ${change.opacity} ${change.ground}`}>
              <ChangeWords change={change} />
            </li>
          ))}
        </ul>
      )}
      {stuck > 0 && <p>{t('themeEditor.notMended', { count: stuck })}</p>}
      {changes.length > 0 && (
        <Button size="small" onClick={onUndo}>
          {t('general.undo')}
        </Button>
      )}
    </>
  )
}

function ChangeWords({ change: { slot, opacity, from, to, before, after } }: { change: ReadableChange }) {
  const t = useT()
  const formats = useFormats()
  const percent = (value: string) => formats.number(Number(value), { style: 'percent' })
  // Cut, not rounded: 4.496 is not enough and must not read as 4.5.
  const ratio = (value: number) => formats.number(Math.floor(value * 10) / 10)
  return t('themeEditor.changed', {
    text: isSlotName(slot) ? slotLabel(t, slot) : slot,
    from: opacity === null ? from : percent(from),
    to: opacity === null ? to : percent(to),
    before: ratio(before),
    after: ratio(after),
  })
}
