import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { TextField } from '#ui/TextField.tsx'
import { SampleActions } from './SampleActions.tsx'
import css from './ThemePreview.module.css'
import { ThemeParts } from './ThemeParts.tsx'

/** A post, a panel, an alert and controls in the current theme. A preview only: its controls do nothing. */
export function ThemePreview() {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  return (
    <figure className={css.preview}>
      <figcaption className={css.caption}>{t('themeEditor.preview')}</figcaption>
      <div className={css.page} inert>
        <div className={css.panel}>{t('themeEditor.preview.panel')}</div>
        <article className={css.post}>
          <span className={css.avatar} />
          <div className={css.words}>
            <p>
              <strong>{t('themeEditor.preview.author')}</strong> <bdi className={css.faint}>@heron@pond.example</bdi>
            </p>
            <p className={css.text}>
              {t('themeEditor.preview.text')} <span className={css.link}>{t('themeEditor.preview.link')}</span>
            </p>
            <SampleActions />
          </div>
        </article>
        <p className={css.alert}>{t('themeEditor.preview.alert')}</p>
        <div className={css.controls}>
          <TextField label={t('themeEditor.preview.field')} labelHidden readOnly value={t('themeEditor.preview.field')} />
          <Button>{t('themeEditor.preview.button')}</Button>
          <Button tone="primary">{t('themeEditor.preview.primary')}</Button>
        </div>
      </div>
      <Disclosure summary={t('themeEditor.preview.all')} onToggle={setWhole}>
        {isWhole && <ThemeParts />}
      </Disclosure>
    </figure>
  )
}
