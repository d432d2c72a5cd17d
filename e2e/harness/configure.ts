import type { Config } from '@rookery/instance/domain/Config'
import { onTestFinished } from 'vitest'

import type { Product } from './startProduct.ts'

/** Configures the instance for one journey, and restores its settings afterwards. */
export function configure({ instance: { context } }: Product, config: Partial<Config> = {}): void {
  const before = structuredClone(context.config)
  Object.assign(context.config, config)
  onTestFinished(() => void Object.assign(context.config, before))
}
