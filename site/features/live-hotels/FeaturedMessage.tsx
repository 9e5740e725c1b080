import type { LiveHotel } from '#contract/hotels.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { checkCircle, info } from '#site/ui/icons.ts'
import { formatUntil, type Voice } from './format-stay.ts'
import './FeaturedMessage.css'

type Message = LiveHotel['featuredMessages'][number]

/** The first message of an offer: known kinds in the page’s language, promotions in the partner’s Norwegian. */
export function FeaturedMessage({ message, voice }: { message: Message | undefined; voice: Voice }) {
  if (!message) return null
  const { kind, title, subtitle, until } = message
  return (
    <div className="featured-message" data-kind={kind}>
      <Icon svg={kind === 'nonRefundable' ? info : checkCircle} />
      {kind === 'promotion' ? <b lang="nb">{title}</b> : <b>{voice.words[`liveHotels.message.${kind}`]}</b>}
      {until ? <span>{formatUntil(until, voice)}</span> : null}
      {!until && subtitle ? <span lang="nb">{subtitle}</span> : null}
    </div>
  )
}
