import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { deriveTheme, isPresetName, presets } from '@rookery/theme'
import '../src/ui/global.css'
import { Workshop } from './Workshop.tsx'

const options = new URLSearchParams(location.search)
const theme = options.get('theme') ?? 'pleroma-dark'
const page = document.documentElement

page.dataset['theme'] = theme
page.dir = options.get('dir') ?? 'ltr'
if (isPresetName(theme))
  for (const [property, value] of Object.entries(deriveTheme(presets[theme]))) page.style.setProperty(property, value)

const place = document.getElementById('workshop')
if (place)
  createRoot(place).render(
    <StrictMode>
      <Workshop theme={theme} />
    </StrictMode>,
  )
