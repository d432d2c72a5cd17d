import { useT } from '#i18n/useT.ts'
import { NumberField, type NumberFieldProps } from '#ui/NumberField.tsx'

/** A number of a theme. */
export function ThemeNumberField(props: Omit<NumberFieldProps, 'read' | 'refusal'>) {
  const { least, most } = props
  const t = useT()
  return <NumberField {...props} read={(typed) => numberBetween(typed, least, most)} refusal={t('themeEditor.noNumber', { least, most })} />
}

function numberBetween(typed: string, least: number, most: number): number | undefined {
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  return value >= least && value <= most ? value : undefined
}
