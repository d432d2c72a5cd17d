import { href } from '#features/addresses/model/href.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { FilterView } from '#features/filters/model/FilterVerdict.ts'
import type { Session } from '#features/session/model/Session.ts'
import { foldsOf } from '#features/statuses/model/Folds.ts'
import { isBodyOpen } from '#features/statuses/model/isBodyOpen.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { galleryMode, hidingSetting } from '#features/media/model/galleryMode.ts'
import { isViewable } from '#features/media/model/galleryLayout.ts'
import { authorPath } from '#features/accounts/model/authorPath.ts'
import { followAddress } from '#features/navigation/model/followAddress.ts'
import { hasLinkCard } from '#features/statusActions/model/hasLinkCard.ts'
import { openViewer } from '#features/media/ui/openViewer.ts'
import type { StatusAction } from './StatusAction.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'

/** A key knows no place: a filter that works in any place covers. */
const anywhere: FilterView = { kind: 'compact' }

function isCoveredAtFirst({ id, sensitive }: StatusRecord, session: Session): boolean {
  return (sensitive && settingsOf(session).get('hideNsfw')) || filtersOf(session).mediaFilterOf(id, anywhere) !== null
}

/** Actions on parts of a post. The post renders their controls in place, and keys run them, too. */
export const readingActions = {
  open: {
    id: 'open',
    run: ({ id }, { navigation }) => navigation?.navigate(href.status(id)),
    keys: ['o', 'Enter'],
  },
  subject: {
    id: 'subject',
    may: ({ spoilerText }) => spoilerText !== '',
    run: (status, { session }) => foldsOf(session).set(status.id, 'body', !isBodyOpen(session, status)),
    keys: ['x'],
  },
  media: {
    id: 'media',
    may: (status, { session }) =>
      isBodyOpen(session, status) &&
      (status.attachments.some(isViewable) || (status.attachments.length > 0 && isCoveredAtFirst(status, session))),
    run: (status, { session, navigation }) => {
      const { id, attachments } = status
      const settings = settingsOf(session)
      const folds = foldsOf(session)
      const isCovered = isCoveredAtFirst(status, session) && !folds.isOpen(id, 'media')
      const hasViewable = attachments.some(isViewable)
      // Text rows have no cover, and with some settings the first press opens the viewer.
      const wishes = {
        size: settings.get('attachmentSize'),
        max: settings.get('maxThumbnails'),
        isHidden: settings.get(hidingSetting(navigation?.address.get().pathname ?? '')),
      }
      const opensAtOnce = settings.get('useOneClickNsfw') || galleryMode(wishes, attachments.length) === 'lines'
      if (isCovered && !(opensAtOnce && hasViewable)) folds.set(id, 'media', true)
      else if (hasViewable) openViewer(id, 0)
    },
    keys: ['m'],
  },
  link: {
    id: 'link',
    may: (status, { session }) => isBodyOpen(session, status) && hasLinkCard(status),
    run: ({ card }, { navigation }) => card && followAddress(navigation, card.url),
    keys: ['l'],
  },
  author: {
    id: 'author',
    run: ({ accountId }, { session, navigation }) => navigation?.navigate(authorPath(session, accountId)),
    keys: ['u'],
  },
} as const satisfies Readonly<Record<string, StatusAction>>
