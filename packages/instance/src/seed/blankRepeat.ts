import type { StatusRow } from '../views/loadStatuses.ts'

/** The fields of a post that a repeat lacks, such as its text. */
export const blankRepeat = {
  url: null,
  in_reply_to_id: null,
  in_reply_to_account_id: null,
  in_reply_to_apid: null,
  quote_id: null,
  quote_apid: null,
  content: '',
  spoiler_text: '',
  sensitive: 0,
  language: null,
  source: null,
  source_type: null,
  application_name: null,
  application_website: null,
  card_json: null,
  reblogs_count: 0,
  replies_count: 0,
  favourites_count: 0,
  edited_at: null,
  pinned_at: null,
  expires_at: null,
} as const satisfies Partial<StatusRow>
