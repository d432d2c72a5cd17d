import { use, useRef } from 'react'

import { PageWindowContext } from '#app/page/PageWindow.ts'
import { useHidesButton } from '#app/page/useHidesButton.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { featherIcon } from '#ui/icons/feather.ts'

import { NewPostDialog } from './lazyParts.ts'
import css from './FloatingPostButton.module.css'

/** Opens the composer. Hidden while the reader scrolls down or types, and where it would cover the focused element. */
export function FloatingPostButton() {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  const hidden = useHidesButton(button, !useSetting('autohideFloatingPostButton'))
  const opened = use(PageWindowContext)
  return (
    <button
      ref={button}
      type="button"
      className={css.button}
      aria-label={t('shell.newPost')}
      title={t('shell.newPost')}
      data-hidden={hidden || undefined}
      onPointerDown={() => void NewPostDialog.preload()?.catch(() => {})}
      onClick={() => opened.set('newPost')}
    >
      <Icon path={featherIcon} />
    </button>
  )
}
