import type { ThemeSource } from '@rookery/theme'
import { useState } from 'react'
import { Part } from '#features/screen/ui/Part.tsx'
import { useSession } from '#features/session/model/useSession.ts'
import type { ThemeOriginal } from '#features/settings/model/applyCustomTheme.ts'
import { copyWords } from '#features/settingsProfiles/model/copyWords.ts'
import { saveOriginal, savePalette, saveTheme, themeText } from '#features/themes/model/saveTheme.ts'
import { packPalette, themeAddress } from '#features/themes/model/themeLink.ts'
import { useThemeAddress } from '#features/themes/model/useThemeAddress.ts'
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
  const { address, isTooLong } = useThemeAddress(theme)
  const [isRejected, setRejected] = useState(false)
  const [hasCode, setCode] = useState(false)
  const withAddress = (use: (ready: string) => Promise<void>) => () => {
    setRejected(isTooLong)
    if (address !== null) void use(address)
  }
  return (
    <div className={css.share}>
      <div className={css.shareWays}>
        <Button icon={linkIcon} onClick={withAddress((link) => copyWords(session, link))}>
          {t('themeShare.copyLink')}
        </Button>
        {'share' in navigator && (
          <Button icon={shareIcon} onClick={withAddress((url) => handOn({ title: theme.name, url }))}>
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
        {isRejected && isTooLong && t('themeShare.tooLong')}
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
    // The reader closed the window of the system, which says itself what else went wrong.
  }
}
