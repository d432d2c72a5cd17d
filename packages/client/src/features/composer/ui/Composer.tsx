import { Suspense } from 'react'
import { Spinner } from '#ui/Spinner.tsx'
import { ComposerForm, type ComposerFormProps } from './ComposerForm.tsx'

/** The form for posts. Text is stored before it is sent, and stays until the server has it. */
export function Composer(props: ComposerFormProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <ComposerForm key={props.draft} {...props} />
    </Suspense>
  )
}
