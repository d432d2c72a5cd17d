import type { StatusId } from '@rookery/api/wire/model'
import { colourSchemeOf, deriveTheme, type ThemeSource } from '@rookery/theme'
import type { CSSProperties } from 'react'
import { PostPreview } from '#features/statusCard/ui/PostPreview.tsx'
import { useT } from '#i18n/useT.ts'
import { SampleActions } from './SampleActions.tsx'
import css from './ThemeMiniature.module.css'

/** A post in another theme than the page's. Decorative: the name of the theme is next to it. */
export function ThemeMiniature({ theme, post }: { theme: ThemeSource; post: StatusId | null }) {
  // Custom properties apply to everything inside of the element that has them.
  const style: CSSProperties = { ...deriveTheme(theme), colorScheme: colourSchemeOf(theme) }
  return (
    <div className={css.miniature} style={style} inert aria-hidden>
      <div className={css.bar} />
      <div className={css.post}>
        {post === null ? <SampleText /> : <PostPreview id={post} />}
        <SampleActions>
          <span className={css.button} />
          <span className={css.primary} />
        </SampleActions>
      </div>
    </div>
  )
}

function SampleText() {
  const t = useT()
  return (
    <p>
      <strong>{t('themeEditor.preview.author')}</strong>
      <br />
      {t('themeEditor.preview.text')} <span className={css.link}>{t('themeEditor.preview.link')}</span>
    </p>
  )
}
