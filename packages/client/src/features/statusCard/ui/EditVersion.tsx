import { PlainText } from '#features/content/ui/PlainText.tsx'
import type { Attachment, Mention } from '@rookery/api/wire/model'
import type { StatusEdit } from '@rookery/api/wire/statusEdit'
import { isBlank, isLongSubject } from '@rookery/content'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { attachmentName } from '#features/media/model/attachmentName.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { FoldedText } from '#features/content/ui/FoldedText.tsx'
import { RichText } from '#features/content/ui/RichText.tsx'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import { Icon } from '#ui/Icon.tsx'
import { photoIcon } from '#ui/icons/photo.ts'
import css from './EditHistory.module.css'

export interface EditVersionProps {
  version: StatusEdit
  number: number
  of: number
  /** Current mentions of the post: versions have no list. */
  mentions: readonly Mention[]
  /** A filter of the reader covers the post's media. */
  filtered?: boolean
}

/** One version of a post: its time and content. */
export function EditVersion({ version, number, of, mentions, filtered = false }: EditVersionProps) {
  const t = useT()
  const hidesSensitive = useSetting('hideNsfw')
  const { attachments, content, emojis, poll, sensitive, spoilerText } = version
  return (
    <article className={css.version} aria-labelledby={`version-${number}`}>
      <h3 id={`version-${number}`} className={css.heading}>
        <span>
          {number === of ? t('post.history.current') : number === 1 ? t('post.history.first') : t('post.history.version', { number })}
        </span>
        <span className={css.time}>
          <LiveTime at={version.createdAt} />
        </span>
      </h3>
      {!isBlank(spoilerText) && (
        <div className={css.subject}>
          <FoldedText tall={isLongSubject(spoilerText)}>
            <EmojiText text={spoilerText} emojis={emojis} />
          </FoldedText>
        </div>
      )}
      {content === '' ? (
        <p className={css.time}>{t('post.history.noText')}</p>
      ) : (
        <RichText html={content} emojis={emojis} mentions={mentions} folds />
      )}
      {poll !== null && (
        <ul className={css.options} aria-label={t('post.history.poll')}>
          {unlike(poll.options.map((option) => option.title)).map(({ key, text }) => (
            <li key={key}>
              <EmojiText text={text} emojis={emojis} />
            </li>
          ))}
        </ul>
      )}
      {attachments.length > 0 && (
        <ul className={css.files} aria-label={t('post.history.files')}>
          {attachments.map((attachment) => (
            <li key={attachment.id}>
              <FileLine attachment={attachment} covered={filtered || (sensitive && hidesSensitive)} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** Two options may read the same; each still needs a key of its own. */
function unlike(texts: readonly string[]) {
  return texts.map((text, index) => ({ key: `${index}:${text}`, text }))
}

function FileLine({ attachment, covered }: { attachment: Attachment; covered: boolean }) {
  const { description, kind, previewUrl, url } = attachment
  return (
    <a className={css.file} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {kind === 'image' && !covered ? (
        <img className={css.thumbnail} src={previewUrl} alt="" loading="lazy" />
      ) : (
        <span className={css.thumbnail}>
          <Icon path={photoIcon} />
        </span>
      )}
      <bdi className={css.words}>
        <PlainText text={description === '' ? attachmentName(attachment) : description} />
      </bdi>
    </a>
  )
}
