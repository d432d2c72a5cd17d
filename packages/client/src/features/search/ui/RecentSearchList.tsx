import { isolated } from '@rookery/content'
import { searchPath } from '#features/addresses/model/searchPath.ts'
import { recentSearchesOf } from '#features/search/model/recentSearchesOf.ts'
import { useSlot } from '#features/session/model/useSlot.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import { historyIcon } from '#ui/icons/history.ts'
import { searchIcon } from '#ui/icons/search.ts'
import css from './RecentSearchList.module.css'

/** Recent searches on this device, while the field is empty. */
export function RecentSearchList() {
  const t = useT()
  const recent = useSlot(recentSearchesOf)
  const texts = useCell(recent.texts)
  if (texts.length === 0) return <EmptyState icon={searchIcon}>{t('search.hint')}</EmptyState>
  return (
    <section aria-labelledby="recent-searches">
      <div className={css.header}>
        <h2 id="recent-searches" className={css.title}>
          {t('search.recent')}
        </h2>
        <Button tone="quiet" size="small" onClick={() => void recent.clear()}>
          {t('search.recent.clear')}
        </Button>
      </div>
      <ul className={css.list}>
        {texts.map((text) => (
          <li key={text} className={css.row}>
            <a href={searchPath(text)} className={css.link}>
              <Icon path={historyIcon} />
              <bdi className={css.text}>{text}</bdi>
            </a>
            <IconButton
              icon={closeIcon}
              label={t('search.recent.remove', { query: isolated(text) })}
              onClick={() => void recent.remove(text)}
            />
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('search.recent.note')}</p>
    </section>
  )
}
