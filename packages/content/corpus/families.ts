import { clobbering } from './clobbering.ts'
import { confusion } from './confusion.ts'
import { css } from './css.ts'
import { letters } from './letters.ts'
import { mfm } from './mfm.ts'
import { mutation } from './mutation.ts'
import { requests } from './requests.ts'
import { schemes } from './schemes.ts'
import { scripts } from './scripts.ts'
import { spoofing } from './spoofing.ts'

/** Every body of the corpus but the bombs, by attack. */
export const families = { scripts, requests, mutation, clobbering, schemes, css, letters, spoofing, confusion, mfm }
