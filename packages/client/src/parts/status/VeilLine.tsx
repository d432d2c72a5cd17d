import { Suspense } from 'react'
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts'
import css from './VeilLine.module.css'
import type { VeilWordsProps } from './VeilWords.tsx'

const VeilWords = lazyWithTexts(async () => (await import('./VeilWords.tsx')).VeilWords)

/** Stands before what is muted or gone. Its words come with the first that is. */
export function VeilLine(props: VeilWordsProps) {
  return (
    <Suspense fallback={<div className={css.line} />}>
      <VeilWords {...props} />
    </Suspense>
  )
}
