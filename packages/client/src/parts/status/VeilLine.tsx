import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#parts/screen/Part.tsx'
import css from './VeilLine.module.css'
import type { VeilWordsProps } from './VeilWords.tsx'

const VeilWords = lazyComponent(async () => (await import('./VeilWords.tsx')).VeilWords)

/** Stands before what is muted or gone. Its words come with the first that is. */
export function VeilLine(props: VeilWordsProps) {
  return (
    <Part waiting={<div className={css.line} />}>
      <VeilWords {...props} />
    </Part>
  )
}
