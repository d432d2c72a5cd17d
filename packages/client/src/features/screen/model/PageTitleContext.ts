import { createContext } from 'react'

import { createPageTitle, type PageTitle } from '#lib/PageTitle.ts'

/** Without a provider (a screen alone in a test) the title is dropped. */
export const PageTitleContext = createContext<PageTitle>(createPageTitle({ title: '' }))
