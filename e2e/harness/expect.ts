import { expect as patientExpect } from 'playwright/test'

/** Waits until it holds, long enough for a machine that has other work. */
export const expect = patientExpect.configure({ timeout: 15_000 })
