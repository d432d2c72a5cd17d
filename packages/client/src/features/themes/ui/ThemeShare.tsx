import type { ThemeSource } from '@rookery/theme'
import { useState } from 'react'
import { Part } from '#features/screen/ui/Part.tsx'
import { useSession } from '#features/session/model/useSession.ts'
import type { ThemeOriginal } from '#features/settings/model/applyCustomTheme.ts'
import { copyWords } from '#features/settingsProfiles/model/copyWords.ts'
import { saveOriginal, savePalette, saveTheme, themeText } from '#features/themes/model/saveTheme.ts'
import { longestPackedTheme, packPalette, themeAddress } from '#features/themes/model/themeLink.ts'
import { usePackedTheme } from '#features/themes/model/usePackedTheme.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { copyIcon } from '#ui/icons/copy.ts'
import { fileExportIcon } from '#ui/icons/fileExport.ts'
import { linkIcon } from '#ui/icons/link.ts'
import { qrcodeIcon } from '#ui/icons/qrcode.ts'
import { shareIcon } from '#ui/icons/share.ts'
import { LazyQrCode } from '#ui/LazyQrCode.ts'
import { Spinner } from '#ui/Spinner.tsx'
import css from './theme.module.css'

export interface ThemeShareProps {
  theme: ThemeSource
  /** The file that it was imported from. */
  original?: ThemeOriginal | null
}

/** Every way to hand a theme on: a link, a QR code of its colours, its text, and files. */
export function ThemeShare({ theme, original = null }: ThemeShareProps) {
  const t = useT()
  const session = useSession()
  const packedTheme = usePackedTheme(theme)
  const [isTooLong, setTooLong] = useState(false)
  const [hasCode, setCode] = useState(false)
  const withAddress = async (hand: (address: string) => Promise<void>) => {
    const made = packedTheme()
    const packed = typeof made === 'string' ? made : await made
    setTooLong(packed.length > longestPackedTheme)
    if (packed.length <= longestPackedTheme) await hand(themeAddress(location.origin, packed))
  }
  return (
    <div className={css.share}>
      <div className={css.shareWays}>
        <Button icon={linkIcon} onClick={() => void withAddress((address) => copyWords(session, address))}>
          {t('themeShare.copyLink')}
        </Button>
        {'share' in navigator && (
          <Button icon={shareIcon} onClick={() => void withAddress((url) => handOn({ title: theme.name, url }))}>
            {t('themeShare.share')}
          </Button>
        )}
        <Button icon={qrcodeIcon} aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
          {t('themeShare.code')}
        </Button>
        <Button icon={copyIcon} onClick={() => void copyWords(session, themeText(theme))}>
          {t('themeShare.copyText')}
        </Button>
        <Button icon={fileExportIcon} onClick={() => saveTheme(session, theme)}>
          {t('themeEditor.export')}
        </Button>
        <Button icon={fileExportIcon} onClick={() => savePalette(session, theme)}>
          {t('themeEditor.exportPalette')}
        </Button>
        {original !== null && (
          <Button icon={fileExportIcon} onClick={() => void saveOriginal(session, original)}>
            {t('themeEditor.exportOriginal', { name: original.fileName })}
          </Button>
        )}
      </div>
      <p role="alert" className={css.refusal}>
        {isTooLong && t('themeShare.tooLong')}
      </p>
      {hasCode && (
        <div className={css.code}>
          <Part waiting={<Spinner label={t('general.loading')} />}>
            <LazyQrCode text={themeAddress(location.origin, packPalette(theme))} label={t('themeShare.code.label')} />
          </Part>
          <p className={css.hint}>{t('themeShare.code.hint')}</p>
        </div>
      )}
    </div>
  )
}

async function handOn(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch {
    // The reader closed the system's dialog, which shows other errors itself.
  }
}
