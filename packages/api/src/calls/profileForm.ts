import type { FormFields, FormValue } from '../http/encodeForm.ts'
import type { Visibility } from '../wire/model.ts'

/** Changes of the user's profile. A missing field stays; an image is a file, or an empty text for the default. */
export interface ProfileChanges {
  readonly displayName?: string
  /** The typed markup, not HTML. */
  readonly note?: string
  readonly avatar?: Blob | ''
  readonly header?: Blob | ''
  readonly background?: Blob | ''
  readonly avatarDescription?: string
  readonly headerDescription?: string
  readonly fields?: readonly { readonly name: string; readonly value: string }[]
  readonly locked?: boolean
  readonly bot?: boolean
  readonly discoverable?: boolean
  readonly actorType?: 'Application' | 'Group' | 'Organization' | 'Person' | 'Service'
  readonly defaultScope?: Visibility
  readonly defaultSensitive?: boolean
  readonly noRichText?: boolean
  readonly hideFollowers?: boolean
  readonly hideFollows?: boolean
  readonly hideFollowersCount?: boolean
  readonly hideFollowsCount?: boolean
  readonly hideFavorites?: boolean
  readonly showRole?: boolean
  readonly allowFollowingMove?: boolean
  readonly permitFollowback?: boolean
  /** `2001-04-30`, or an empty text for none (Pleroma). */
  readonly birthday?: string
  readonly showBirthday?: boolean
  /** Merged by the server below each client's own key. */
  readonly settingsStore?: Readonly<Record<string, unknown>>
}

const names: Record<Exclude<keyof ProfileChanges, 'fields' | 'defaultScope' | 'defaultSensitive' | 'settingsStore'>, string> = {
  displayName: 'display_name',
  note: 'note',
  avatar: 'avatar',
  header: 'header',
  background: 'pleroma_background_image',
  avatarDescription: 'avatar_description',
  headerDescription: 'header_description',
  locked: 'locked',
  bot: 'bot',
  discoverable: 'discoverable',
  actorType: 'actor_type',
  noRichText: 'no_rich_text',
  hideFollowers: 'hide_followers',
  hideFollows: 'hide_follows',
  hideFollowersCount: 'hide_followers_count',
  hideFollowsCount: 'hide_follows_count',
  hideFavorites: 'hide_favorites',
  showRole: 'show_role',
  allowFollowingMove: 'allow_following_move',
  permitFollowback: 'permit_followback',
  birthday: 'birthday',
  showBirthday: 'show_birthday',
}

/** The changes under the server's names; a form that fits both encodings. */
export function profileForm(changes: ProfileChanges): FormFields {
  const { fields, defaultScope, defaultSensitive, settingsStore, ...plain } = changes
  const form: Record<string, FormValue> = {}
  for (const [key, value] of Object.entries(plain)) {
    // Object.entries widens the keys of a type that has no others.
    form[names[key as keyof typeof plain]] = value
  }
  if (fields) form.fields_attributes = fields
  if (defaultScope !== undefined || defaultSensitive !== undefined) {
    form.source = { privacy: defaultScope, sensitive: defaultSensitive }
  }
  // Akkoma and Pleroma read the scope at the top, the others inside `source`.
  if (defaultScope !== undefined) form.default_scope = defaultScope
  // Free data of the client: plain JSON, unchanged since the server sent it.
  if (settingsStore) form.pleroma_settings_store = settingsStore as FormFields
  return form
}
