import { expect as patientExpect } from 'playwright/test'

import { waitLimit } from './waitLimit.ts'

/** Waits until it is true. */
export const expect = patientExpect.configure({ timeout: waitLimit })
