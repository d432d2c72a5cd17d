import { inLanguage, languageOf } from '../../text/inLanguage.ts'
import type { Context } from '../Context.ts'

export interface Mail {
  /** An e-mail address. */
  to: string
  /** The language that the recipient chose at registration, such as `pt_BR`; English if the instance does not write it. */
  language?: string | null
  /** In English, with places such as `{name}`. */
  subject: string
  /** Plain text, as the subject. */
  body: string
  /** The words at the places. */
  args?: Readonly<Record<string, string>>
  /** The link in the mail: a path of this server. */
  link: string
}

/** Maximum number of stored mails. */
const MAX_MAILS = 200

/** Stores a mail for the admins, who read it at `/dev/mailbox`: this server sends none. Nothing without a mailer. */
export async function sendMail({ clock, config, db, origin }: Context, { to, language, subject, body, args, link }: Mail): Promise<void> {
  if (!config.mailerEnabled) return
  const written = (english: string) => inLanguage(languageOf(language ?? 'en') ?? 'en', english, args)
  const { id } = await db
    .insertInto('mails')
    .values({ recipient: to, subject: written(subject), body: written(body), link: origin + link, sent_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('mails')
    .where('id', '<=', id - MAX_MAILS)
    .execute()
}
