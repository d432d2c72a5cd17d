import { expect as patientExpect } from 'playwright/test'

import { engine } from './engine.ts'

/** Waits until it holds, long enough for a machine that has other work; WebKit has more of it, since it draws without a graphics card. */
export const expect = patientExpect.configure({ timeout: engine === 'webkit' ? 30_000 : 15_000 })
