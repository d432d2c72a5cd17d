import { PlainText } from '#features/content/ui/PlainText.tsx'
import type { Card } from '@rookery/api/wire/model'
import { isBlank, oneLine } from '@rookery/content'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { linkHost } from '#lib/linkHost.ts'
import { Icon } from '#ui/Icon.tsx'
import { globeIcon } from '#ui/icons/globe.ts'
import { PausableImage } from '#ui/PausableImage.tsx'
import { useBrokenImage } from '#ui/useBrokenImage.ts'
import css from './LinkCard.module.css'

export interface LinkCardProps {
  card: Card
  /** The post is sensitive: its card shows no image if the setting covers such posts. */
  sensitive: boolean
  /** A filter covers the post's media: its card shows no image. */
  filtered?: boolean
}

/** Preview of a linked page of any type. The host is from the address, because a page can lie about its name. */
export function LinkCard({ card, sensitive, filtered = false }: LinkCardProps) {
  const coversSensitive = useSetting('hideNsfw')
  const hidesImages = useSetting('hideAttachments')
  const host = linkHost(card.url)
  if (host === null) return null
  const pictured = card.image !== null && !hidesImages && !filtered && !(sensitive && coversSensitive)
  const language = card.language ?? undefined
  const provider = isBlank(card.providerName) ? '' : oneLine(card.providerName)
  return (
    <a className={css.card} href={card.url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {pictured && <CardImage src={card.image} alt={card.imageDescription} />}
      <span className={css.text}>
        <span className={css.source}>
          <bdi dir="ltr">{host}</bdi>
          {provider !== '' && !host.includes(provider.toLowerCase()) && (
            <>
              {' · '}
              <bdi>{provider}</bdi>
            </>
          )}
        </span>
        <bdi className={css.title} lang={isBlank(card.title) ? undefined : language}>
          <PlainText text={isBlank(card.title) ? card.url : oneLine(card.title)} />
        </bdi>
        {!isBlank(card.description) && (
          <bdi className={css.description} lang={language}>
            <PlainText text={oneLine(card.description)} />
          </bdi>
        )}
      </span>
    </a>
  )
}

/** Keeps its size whether or not the image loads. */
function CardImage({ src, alt }: { src: string; alt: string }) {
  const [isBroken, onBroken] = useBrokenImage(src)
  const still = useAnimationPaused()
  return (
    <span className={css.picture}>
      {isBroken ? (
        <Icon path={globeIcon} />
      ) : (
        <PausableImage className={css.image} src={src} alt={alt} still={still} loading="lazy" onError={onBroken} />
      )}
    </span>
  )
}
