import type { Config } from '../Config.ts'
import type { Context } from '../Context.ts'
import { failure } from '../../http/HttpError.ts'
import { countCharacters, isLonger } from '../../text/characters.ts'
import { isInTheMaking, type MediaRow } from '../../views/attachmentView.ts'
import type { PollInput } from './StatusInput.ts'

/** @throws HttpError 422 in the words of Akkoma */
export function checkText(config: Config, text: string, spoilerText: string, hasMedia: boolean): void {
  if (text.trim() === '' && !hasMedia) throw failure(422, 'Cannot post an empty status without attachments')
  // A text whose UTF-16 length fits cannot have more characters than that.
  if (text.length + spoilerText.length <= config.postLimit) return
  const upTo = config.postLimit + 1
  if (countCharacters(text.trim(), upTo) + countCharacters(spoilerText, upTo) > config.postLimit)
    throw failure(422, 'The status is over the character limit')
}

/** @throws HttpError 422 for more files than one post may have, in the words of Pleroma, and for one that is still worked on, in Mastodon's */
export function checkMedia(context: Context, media: readonly MediaRow[]): void {
  const { maxAttachments } = context.config
  if (maxAttachments !== null && media.length > maxAttachments) throw failure(422, 'Too many attachments')
  if (media.some((row) => isInTheMaking(context, row))) {
    throw failure(422, 'Cannot attach files that have not finished processing. Try again in a moment!')
  }
}

/** Returns the options without duplicates. @throws HttpError 422 with Akkoma's message */
export function checkPoll({ poll: limits }: Config, { options, expiresIn }: PollInput): string[] {
  const distinct = [...new Set(options)]
  if (distinct.length < 2 || distinct.includes('')) throw failure(422, 'Poll must contain at least 2 options')
  if (distinct.length > limits.maxOptions) throw failure(422, `Poll can't contain more than ${limits.maxOptions} options`)
  if (distinct.some((option) => isLonger(option, limits.maxOptionChars))) {
    throw failure(422, `Poll options cannot be longer than ${limits.maxOptionChars} characters each`)
  }
  if (expiresIn > limits.maxExpiration) throw failure(422, 'Expiration date is too far in the future')
  if (expiresIn < limits.minExpiration) throw failure(422, 'Expiration date is too soon')
  return distinct
}

const minExpiry = 600

/** @throws HttpError 422 for a post that would vanish within ten minutes */
export function checkExpiry(seconds: number): void {
  if (seconds < minExpiry) throw failure(422, 'Expiry date is too soon')
}

/** @throws HttpError 422 unless the code is of two letters */
export function checkLanguage(language: string): void {
  if (!/^[a-z]{2}$/.test(language)) throw failure(422, 'Invalid language')
}
