import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

import { createAppRouter } from '#app/createAppRouter.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root, so there is nowhere to draw.')

const language = createInterfaceLanguage(document.documentElement)
const router = createAppRouter({ origin: location.origin })

createRoot(place).render(
  <LanguageContext value={language}>
    <RouterProvider router={router} />
  </LanguageContext>,
)
