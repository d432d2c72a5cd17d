import { ApiError } from '@rookery/api/http/ApiError'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { StartFailure } from './StartFailure.tsx'

const call = { method: 'GET', path: '/api/v1/instance' }

test.each([
  ['no answer', new ApiError({ ...call, kind: 'network' }), 'pond.example does not answer.'],
  ['an answer of 500', new ApiError({ ...call, kind: 'http', status: 500 }), 'pond.example answered with an error: Internal Server Error.'],
  [
    'a page',
    new ApiError({ ...call, kind: 'notJson', status: 200 }),
    'pond.example answered with an error: The server’s answer could not be read',
  ],
  ['a fault of ours', new Error('broken'), 'This part could not be shown.'],
])('%s is told as what it is', async (_, error, text) => {
  const language = createInterfaceLanguage(document.documentElement)
  const { getByRole } = await render(
    <LanguageContext value={language}>
      <StartFailure host="pond.example" error={error} onRetry={() => Promise.resolve()} />
    </LanguageContext>,
  )
  await expect.element(getByRole('alert')).toHaveTextContent(text)
})
