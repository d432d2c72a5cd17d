import type { ComponentType } from 'react'

import { lazyComponent, type LazyComponent } from '#lib/lazyComponent.ts'

import { completeEnglish } from './catalogues.ts'

/**
 * A lazy component that has all texts when it is drawn. For whatever the first picture does without.
 * @param ready what is waited for before anything is fetched
 */
export function lazyWithTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ready?: () => Promise<void>,
): LazyComponent<Props> {
  return lazyComponent(async () => {
    await ready?.()
    const [component] = await Promise.all([load(), completeEnglish()])
    return component
  })
}
