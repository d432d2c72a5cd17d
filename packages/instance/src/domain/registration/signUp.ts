import { failure } from '../../http/HttpError.ts'
import { isLonger } from '../../text/characters.ts'
import { RESTRICTED_NICKNAMES } from '../../views/instanceView.ts'
import type { AccountRow } from '../../auth.ts'
import type { Context } from '../Context.ts'
import { createLocalAccount } from '../createLocalAccount.ts'
import { LONGEST_PASSWORD } from '../passwords.ts'
import { formatText } from '../statuses/formatText.ts'
import { isEmail } from '../account/security.ts'
import { askForApproval } from './approval.ts'
import { checkCaptcha, type CaptchaAnswer } from './captcha.ts'
import { sendConfirmation } from './confirmAddress.ts'
import { spendInvite } from './invites.ts'

export interface SignUp {
  username: string
  password: string
  email: string | undefined
  fullname: string | undefined
  bio: string | undefined
  reason: string | undefined
  language: string | undefined
  inviteToken: string | undefined
  captcha: CaptchaAnswer
}

/** Errors by field: sent as JSON inside the text of the error, as Akkoma does. */
type Complaints = Record<string, string[]>

/**
 * Makes an account for a stranger.
 * @throws HttpError 400: a sentence for invitations and a missing address, else JSON in a text
 */
export async function signUp(context: Context, desired: SignUp): Promise<AccountRow> {
  const { config } = context
  const captchaError = await checkCaptcha(context, desired.captcha)
  if (captchaError !== null) throw complain({ captcha: [captchaError] })
  const email = desired.email?.trim() || null
  if (email === null && config.accountActivationRequired) throw failure(400, 'Missing parameter: email')
  const complaints = formComplaints(context, desired, email)
  if (Object.keys(complaints).length > 0) throw complain(complaints)
  const taken = await uniquenessErrors(context, desired.username, email)
  if (Object.keys(taken).length > 0) throw complain(taken)
  await spendInvite(context, desired.inviteToken)
  const note = desired.bio ?? ''
  const account = await createLocalAccount(context, {
    username: desired.username,
    password: desired.password,
    displayName: desired.fullname?.trim() || desired.username,
    email,
    registrationReason: desired.reason ?? null,
    language: desired.language ?? null,
    account: {
      note_source: note,
      note_html: (await formatText(context, note, 'text/plain')).html,
      is_approved: config.accountApprovalRequired ? 0 : 1,
      is_confirmed: config.accountActivationRequired ? 0 : 1,
    },
  })
  // Akkoma confirms the address when the account is approved.
  if (config.accountApprovalRequired) await askForApproval(context, account, email)
  else if (config.accountActivationRequired) await sendConfirmation(context, account.id)
  return account
}

/** Errors of an account that an admin creates, as a sentence for each field; null without errors. */
export async function findComplaints(
  context: Context,
  desired: Pick<SignUp, 'username' | 'password'> & { email: string },
): Promise<string | null> {
  const formal = formComplaints(context, desired, desired.email)
  const complaints = Object.entries({ ...formal, ...(await uniquenessErrors(context, desired.username, desired.email)) })
  return complaints.length === 0 ? null : complaints.map(([field, texts]) => `${field} ${texts.join(', ')}`).join('; ')
}

const complain = (complaints: Complaints) => failure(400, JSON.stringify(complaints))

function formComplaints(
  { config }: Context,
  desired: Pick<SignUp, 'username' | 'password'> & Partial<SignUp>,
  email: string | null,
): Complaints {
  // Akkoma does not fill in the number.
  const tooLong = 'should be at most %{count} character(s)'
  const complaints: Complaints = {}
  if (desired.bio !== undefined && isLonger(desired.bio, config.bioLength)) complaints['bio'] = [tooLong]
  if (email !== null && !isEmail(email)) complaints['email'] = ['has invalid format']
  if (desired.fullname !== undefined && isLonger(desired.fullname, config.nameLength)) complaints['name'] = [tooLong]
  if (desired.username === '') complaints['nickname'] = ["can't be blank"]
  else if (!/^[A-Za-z\d_-]+$/.test(desired.username)) complaints['nickname'] = ['has invalid format']
  else if (RESTRICTED_NICKNAMES.includes(desired.username.toLowerCase())) complaints['nickname'] = ['is reserved']
  else if (isLonger(desired.username, config.nameLength)) complaints['nickname'] = [tooLong]
  if (desired.password.trim() === '') {
    complaints['password'] = ["can't be blank"]
    complaints['password_confirmation'] = ["can't be blank"]
  } else if (desired.password.length > LONGEST_PASSWORD) complaints['password'] = [tooLong]
  if (desired.reason !== undefined && isLonger(desired.reason, config.registrationReasonLimit))
    complaints['registration_reason'] = [tooLong]
  return complaints
}

async function uniquenessErrors({ db }: Context, username: string, email: string | null): Promise<Complaints> {
  const taken = ['has already been taken']
  const [name, address] = await Promise.all([
    db.selectFrom('accounts').select('id').where('acct', '=', username).executeTakeFirst(),
    email === null ? undefined : db.selectFrom('users').select('account_id').where('email', '=', email).executeTakeFirst(),
  ])
  return { ...(name && { nickname: taken }), ...(address && { email: taken }) }
}
