import type { Context } from '../Context.ts'

export interface Mail {
  /** An e-mail address. */
  to: string
  subject: string
  /** Plain text. */
  body: string
  /** The link in the mail: a path of this server. */
  link: string
}

/** Maximum number of stored mails. */
const MAX_MAILS = 200

/** Puts a mail where whoever runs the instance can read it, at `/dev/mailbox`: this server sends none. Nothing without a mailer. */
export async function sendMail({ clock, config, db, origin }: Context, { to, subject, body, link }: Mail): Promise<void> {
  if (!config.mailerEnabled) return
  const { id } = await db
    .insertInto('mails')
    .values({ recipient: to, subject, body, link: origin + link, sent_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('mails')
    .where('id', '<=', id - MAX_MAILS)
    .execute()
}
