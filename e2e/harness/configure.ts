import { onTestFinished } from 'vitest'

import type { Product } from './startProduct.ts'

/** Changes what the instance of a product allows, until the journey ends. */
export function configure({ instance: { context } }: Product, part: Partial<Product['instance']['context']['config']>): void {
  const before = { ...context.config }
  Object.assign(context.config, part)
  onTestFinished(() => void Object.assign(context.config, before))
}
