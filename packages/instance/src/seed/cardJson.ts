import type { CardPlan } from './Plan.ts'

/** A preview card as Akkoma keeps it. */
export function cardJson({ url, title, description, provider, image }: CardPlan, origin: string): string {
  return JSON.stringify({
    type: 'link',
    url,
    title,
    description,
    provider_name: provider,
    provider_url: new URL(url).origin,
    image: image?.startsWith('/') ? origin + image : image,
    pleroma: { opengraph: {} },
  })
}
