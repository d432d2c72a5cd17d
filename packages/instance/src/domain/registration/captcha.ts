import { createHmac, randomInt } from 'node:crypto'
import sharp from 'sharp'
import type { Context } from '../Context.ts'
import { newSecret, sameSecret } from '../secrets.ts'

const SECONDS_VALID = 300
const DIGITS = 5

/** `GET /api/v1/pleroma/captcha` */
export type CaptchaView =
  | { type: 'none' }
  | { type: 'native' | 'kocaptcha'; token: string; answer_data: string; url: string; seconds_valid: number }

/** An image of five digits, valid for five minutes and one use. */
export async function newCaptcha(context: Context): Promise<CaptchaView> {
  const { config, db, clock } = context
  if (!config.captchaEnabled) return { type: 'none' }
  const token = newSecret()
  const solution = Array.from({ length: DIGITS }, () => randomInt(10)).join('')
  await db.deleteFrom('captchas').where('expires_at', '<=', clock.now()).execute()
  await db
    .insertInto('captchas')
    .values({ token, solution, expires_at: clock.now() + SECONDS_VALID * 1000 })
    .execute()
  const type = config.captchaKind
  const url =
    type === 'native' ? `data:image/png;base64,${(await draw(solution)).toString('base64')}` : `${context.origin}/dev/captcha/${token}.png`
  return { type, token, answer_data: seal(context, token), url, seconds_valid: SECONDS_VALID }
}

/** The image of a captcha service; null if it has expired. */
export async function captchaImage({ clock, db }: Context, token: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('captchas')
    .select('solution')
    .where('token', '=', token)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row ? draw(row.solution) : null
}

const draw = (solution: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing(solution)))
    .png({ palette: true })
    .toBuffer()

export interface CaptchaAnswer {
  solution: string | undefined
  token: string | undefined
  answerData: string | undefined
}

/** The error of an answer, in Akkoma's words; null if it is correct. The captcha is used up in any case. */
export async function checkCaptcha(context: Context, { solution, token, answerData }: CaptchaAnswer): Promise<string | null> {
  const { config, db, clock } = context
  if (!config.captchaEnabled) return null
  const missing = Object.entries({ captcha_solution: solution, captcha_token: token, captcha_answer_data: answerData }).find(
    ([, value]) => value === undefined,
  )
  if (missing) return `Invalid CAPTCHA (Missing parameter: ${missing[0]})`
  if (!sameSecret(answerData ?? '', seal(context, token ?? ''))) return 'Invalid answer data'
  const row = await db
    .deleteFrom('captchas')
    .where('token', '=', token ?? '')
    .returningAll()
    .executeTakeFirst()
  if (!row) return 'CAPTCHA already used'
  if (row.expires_at <= clock.now()) return 'CAPTCHA expired'
  return row.solution === solution?.trim() ? null : 'Invalid CAPTCHA'
}

/** Ties the two hidden parts of an answer together without telling the solution. */
const seal = ({ vapid }: Context, token: string): string => createHmac('sha256', vapid.privateKey).update(token).digest('base64url')

/** Strokes of the ten digits on a field of 4 by 6. */
const STROKES: readonly string[] = [
  'M1 0H3L4 1V5L3 6H1L0 5V1z',
  'M1 1L2 0V6M0 6H4',
  'M0 1L1 0H3L4 1V2L0 6H4',
  'M0 0H4L2 2.5L4 4V5L3 6H0',
  'M3 6V0L0 4H4',
  'M4 0H0V3H3L4 4V5L3 6H0',
  'M4 0H1L0 2V5L1 6H3L4 5V4L3 3H0',
  'M0 0H4L1 6',
  'M1 3L0 2V1L1 0H3L4 1V2L3 3H1L0 4V5L1 6H3L4 5V4L3 3',
  'M0 6H3L4 4V1L3 0H1L0 1V2L1 3H4',
]

function drawing(solution: string): string {
  const between = (low: number, high: number) => low + (randomInt(1000) / 1000) * (high - low)
  const digits = solution.split('').map((digit, index) => {
    const place = `translate(${20 + index * 36 + between(-4, 4)} ${18 + between(-6, 6)}) rotate(${between(-18, 18)}) skewX(${between(-14, 14)}) scale(${between(4.6, 6)})`
    return `<path transform="${place}" d="${STROKES[Number(digit)] ?? ''}"/>`
  })
  const lines = Array.from(
    { length: 5 },
    () =>
      `<path d="M0 ${between(0, 70)}C${between(20, 90)} ${between(0, 70)} ${between(110, 180)} ${between(0, 70)} 200 ${between(0, 70)}" stroke-width="1.2"/>`,
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="70"><rect width="200" height="70" fill="#fff"/>' +
    `<g fill="none" stroke="#28455a" stroke-width=".7" stroke-linejoin="round" stroke-linecap="round">${digits.join('')}${lines.join('')}</g></svg>`
  )
}
