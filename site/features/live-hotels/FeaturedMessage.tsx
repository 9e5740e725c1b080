import type { LiveHotel } from '#contract/hotels.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { checkCircle, info } from '#site/ui/icons.ts'
import { sayUntil, type Voice } from './say-stay.ts'
import './FeaturedMessage.css'

type Message = LiveHotel['featuredMessages'][number]

// A promotion is in the partner's own words.
const titles = {
  freeCancellation: 'liveHotels.message.freeCancellation',
  nonRefundable: 'liveHotels.message.nonRefundable',
  breakfast: 'liveHotels.message.breakfast',
} as const

/** The first of what the partner says of an offer: known things in the page's language, the rest as given, in Norwegian. */
export function FeaturedMessage({ message, voice }: { message: Message | undefined; voice: Voice }) {
  if (!message) return null
  const { kind, title, subtitle, until } = message
  return (
    <div className="featured-message" data-kind={kind}>
      <Icon svg={kind === 'nonRefundable' ? info : checkCircle} />
      {kind === 'promotion' ? <b lang="nb">{title}</b> : <b>{voice.words[titles[kind]]}</b>}
      {until ? <span>{sayUntil(until, voice)}</span> : null}
      {!until && subtitle ? <span lang="nb">{subtitle}</span> : null}
    </div>
  )
}
