import { useSetting } from '#features/settings/model/useSetting.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'

const FloatingPostButton = lazyComponent(async () => (await import('./FloatingPostButton.tsx')).FloatingPostButton)

/** Floats over a narrow page, and over a wider one where the reader wants it. */
export function NewPostButton({ narrow }: { narrow: boolean }) {
  const always = useSetting('alwaysShowNewPostButton')
  return (narrow || always) && <FloatingPostButton />
}
