import { expect as patientExpect } from 'playwright/test'

import { engine } from './engine.ts'

/** Waits until it is true, long enough for a busy machine; WebKit needs longer, because it renders without a graphics card. */
export const expect = patientExpect.configure({ timeout: engine === 'webkit' ? 30_000 : 15_000 })
