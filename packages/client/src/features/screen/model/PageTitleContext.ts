import { createContext } from 'react'

import { createPageTitle, type PageTitle } from '#lib/PageTitle.ts'

/** Outside a provider (a screen drawn alone in a test) the title goes nowhere. */
export const PageTitleContext = createContext<PageTitle>(createPageTitle({ title: '' }))
