import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import css from './FilteredLine.module.css'
import type { FilterReasonTextProps } from './FilterReasonText.tsx'

const FilterReasonText = lazyComponent(async () => (await import('./FilterReasonText.tsx')).FilterReasonText)

/** The line in place of a muted or deleted post. Its code is fetched with the first such post. */
export function FilteredLine(props: FilterReasonTextProps) {
  return (
    <Part waiting={<div className={css.line} />}>
      <FilterReasonText {...props} />
    </Part>
  )
}
