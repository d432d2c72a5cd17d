import {
  formatColour,
  parseColour,
  randomTheme,
  themeFromColour,
  themeFromColours,
  themesFromImage,
  type ImagePixels,
  type ThemeSource,
} from '@rookery/theme'
import { useState } from 'react'
import { fetchedPixels, imagePixels } from '#features/themes/model/imagePixels.ts'
import { useWallpaper } from '#features/themes/model/useWallpaper.ts'
import type { MessageId } from '#i18n/catalogues.ts'
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

/** Makes a whole readable theme of three colours, of one, of an image, or by chance. */
export function ThemeMaker({ onMake }: ThemeMakerProps) {
  const t = useT()
  return (
    <Disclosure summary={t('themeMaker.title')}>
      <div className={css.maker}>
        <OfColours onMake={onMake} />
        <OfBrightness onMake={onMake} />
      </div>
    </Disclosure>
  )
}

function OfColours({ onMake }: ThemeMakerProps) {
  const t = useT()
  const [colours, setColours] = useState<Readonly<Record<(typeof bases)[number], string>>>(coloursOfPage)
  const make = () => {
    const [background, text, accent] = bases.map((base) => parseColour(colours[base]))
    if (background && text && accent) onMake(themeFromColours({ background, text, accent }, t('themeMaker.name')))
  }
  return (
    <>
      {bases.map((base) => (
        <BaseColour
          key={base}
          label={t(`themeMaker.${base}`)}
          value={colours[base]}
          onColour={(colour) => setColours({ ...colours, [base]: colour })}
        />
      ))}
      <Button onClick={make}>{t('themeMaker.ofColours')}</Button>
    </>
  )
}

/** The ways to a theme that need to know whether it is dark or light. */
function OfBrightness({ onMake }: ThemeMakerProps) {
  const t = useT()
  const name = t('themeMaker.name')
  const wallpaper = useWallpaper()
  const [scheme, setScheme] = useState<'dark' | 'light'>('dark')
  const [colour, setColour] = useState(() => coloursOfPage().accent)
  const [failure, setFailure] = useState<MessageId | null>(null)
  const ofColour = () => {
    const parsed = parseColour(colour)
    if (parsed) onMake(themeFromColour(parsed, scheme, name))
  }
  const ofImage = async (coming: Promise<ImagePixels | null>, failed: MessageId) => {
    const pixels = await coming
    setFailure(pixels === null ? failed : null)
    if (pixels !== null) onMake(themesFromImage(pixels, name)[scheme])
  }
  return (
    <div className={css.ofBrightness}>
      <Select
        label={t('themeMaker.scheme')}
        value={scheme}
        options={[
          { value: 'dark', label: t('themeMaker.dark') },
          { value: 'light', label: t('themeMaker.light') },
        ]}
        onSelect={setScheme}
      />
      <BaseColour label={t('themeMaker.colour')} value={colour} onColour={setColour} />
      <div className={css.tools}>
        <Button onClick={ofColour}>{t('themeMaker.ofColour')}</Button>
        <FileButton accept="image/*" onFile={(file) => void ofImage(imagePixels(file), 'themeMaker.noImage')}>
          {t('themeMaker.ofImage')}
        </FileButton>
        {wallpaper !== null && (
          <Button onClick={() => void ofImage(fetchedPixels(wallpaper), 'themeMaker.noWallpaper')}>{t('themeMaker.ofWallpaper')}</Button>
        )}
        <Button onClick={() => onMake(randomTheme(Math.random, scheme, name))}>{t('themeMaker.byChance')}</Button>
      </div>
      <p role="alert" className={css.refusal}>
        {failure !== null && t(failure)}
      </p>
    </div>
  )
}

function BaseColour({ label, value, onColour }: { label: string; value: string; onColour: (colour: string) => void }) {
  return (
    <div className={css.base} role="group" aria-label={label}>
      <span>{label}</span>
      <ColourField label={label} value={value} onColour={onColour} />
    </div>
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
