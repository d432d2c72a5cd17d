// The seed is set once in each worker; only this module runs again with each file.
import './propertySeed.ts'
import { afterAll, vi } from 'vitest'

// The files of a worker share their modules. One that was still on its way when its file ended would be missing in all that follow.
afterAll(() => vi.dynamicImportSettled())
