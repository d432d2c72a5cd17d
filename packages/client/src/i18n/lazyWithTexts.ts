import type { ComponentType } from 'react'

import { lazyComponent, type LazyComponent } from '#lib/lazyComponent.ts'

import { completeEnglish } from './catalogues.ts'

/** A lazy component that has all texts when it is drawn. For whatever the first picture does without. */
export function lazyWithTexts<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  return lazyComponent(async () => {
    const [component] = await Promise.all([load(), completeEnglish()])
    return component
  })
}
