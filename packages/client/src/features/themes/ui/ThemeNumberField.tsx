import { useT } from '#i18n/useT.ts'
import { NumberField, type NumberFieldProps } from '#ui/NumberField.tsx'

/** A number of a theme. */
export function ThemeNumberField(props: Omit<NumberFieldProps, 'read' | 'refusal'>) {
  const { min, max } = props
  const t = useT()
  return <NumberField {...props} read={(typed) => numberBetween(typed, min, max)} refusal={t('themeEditor.noNumber', { min, max })} />
}

function numberBetween(typed: string, min: number, max: number): number | undefined {
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  return value >= min && value <= max ? value : undefined
}
