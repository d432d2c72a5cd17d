import { formatColour, parseColour, randomTheme, themeFromColours, themesFromImage, type ThemeSource } from '@rookery/theme'
import { useState } from 'react'
import { imagePixels } from '#features/themes/model/imagePixels.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { Select } from '#ui/Select.tsx'
import { ColourField } from './ColourField.tsx'
import css from './theme.module.css'

export interface ThemeMakerProps {
  /** Adds a theme that was made. */
  onMake: (theme: ThemeSource) => void
}

const bases = ['background', 'text', 'accent'] as const

/** Makes a whole readable theme of three colours, of an image, or by chance. */
export function ThemeMaker({ onMake }: ThemeMakerProps) {
  const t = useT()
  const name = t('themeMaker.name')
  const [colours, setColours] = useState<Readonly<Record<(typeof bases)[number], string>>>(coloursOfPage)
  const [scheme, setScheme] = useState<'dark' | 'light'>('dark')
  const [isUnreadable, setUnreadable] = useState(false)
  const ofColours = () => {
    const [background, text, accent] = bases.map((base) => parseColour(colours[base]))
    if (background && text && accent) onMake(themeFromColours({ background, text, accent }, name))
  }
  const ofImage = async (file: File) => {
    const pixels = await imagePixels(file)
    setUnreadable(pixels === null)
    if (pixels !== null) onMake(themesFromImage(pixels, name)[scheme])
  }
  return (
    <Disclosure summary={t('themeMaker.title')}>
      <div className={css.maker}>
        {bases.map((base) => (
          <div key={base} className={css.base} role="group" aria-label={t(`themeMaker.${base}`)}>
            <span>{t(`themeMaker.${base}`)}</span>
            <ColourField
              label={t(`themeMaker.${base}`)}
              value={colours[base]}
              onColour={(colour) => setColours({ ...colours, [base]: colour })}
            />
          </div>
        ))}
        <Button onClick={ofColours}>{t('themeMaker.ofColours')}</Button>
        <Select
          label={t('themeMaker.scheme')}
          value={scheme}
          options={[
            { value: 'dark', label: t('themeMaker.dark') },
            { value: 'light', label: t('themeMaker.light') },
          ]}
          onSelect={setScheme}
        />
        <div className={css.tools}>
          <FileButton accept="image/*" onFile={(file) => void ofImage(file)}>
            {t('themeMaker.ofImage')}
          </FileButton>
          <Button onClick={() => onMake(randomTheme(Math.random, scheme, name))}>{t('themeMaker.byChance')}</Button>
        </div>
        <p role="alert" className={css.refusal}>
          {isUnreadable && t('themeMaker.noImage')}
        </p>
      </div>
    </Disclosure>
  )
}

/** The three colours of the page as it is now. */
function coloursOfPage(): Readonly<Record<(typeof bases)[number], string>> {
  const style = getComputedStyle(document.documentElement)
  const colour = (property: string) => {
    const parsed = parseColour(style.getPropertyValue(property).trim())
    return parsed === null ? '#808080' : formatColour({ ...parsed, a: 1 })
  }
  return { background: colour('--bg'), text: colour('--text'), accent: colour('--accent') }
}
