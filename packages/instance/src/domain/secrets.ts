import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits for a token, code or client secret. Never from the instance's seeded chance. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Compares without telling by its time how much was right. */
export function sameSecret(one: string, other: string): boolean {
  const left = createHash('sha256').update(one).digest()
  const right = createHash('sha256').update(other).digest()
  return timingSafeEqual(left, right)
}
