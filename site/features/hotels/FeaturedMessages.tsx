import type { LiveHotel } from '#contract/hotels.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { checkCircle, info } from '#site/ui/icons.ts'
import { formatUntil, type Voice } from './format-stay.ts'
import './FeaturedMessages.css'

type Message = LiveHotel['featuredMessages'][number]

/**
 * The first message of an offer and whatever else it says of cancelling and breakfast: known kinds in the page’s
 * language, promotions in the partner’s Norwegian.
 */
export function FeaturedMessages({ messages, voice }: { messages: readonly Message[]; voice: Voice }) {
  const shown = messages.filter(({ kind }, index) => index === 0 || kind !== 'promotion')
  return shown.map((message) => <FeaturedMessage key={message.kind} message={message} voice={voice} />)
}

function FeaturedMessage({ message: { kind, title, subtitle, until }, voice }: { message: Message; voice: Voice }) {
  return (
    <div className="featured-message" data-kind={kind}>
      <Icon svg={kind === 'nonRefundable' ? info : checkCircle} />
      {kind === 'promotion' ? <b lang="nb">{title}</b> : <b>{voice.words[`liveHotels.message.${kind}`]}</b>}
      {until ? <span>{formatUntil(until, voice)}</span> : null}
      {!until && subtitle ? <span lang="nb">{subtitle}</span> : null}
    </div>
  )
}
