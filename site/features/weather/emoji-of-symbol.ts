/** Returns the emoji of a MET Norway symbol and variant: thunder before sleet, snow and rain. */
export function emojiOf(name: string, variant: string | undefined): string {
  if (name.endsWith('thunder')) return '⛈️'
  if (name.includes('sleet')) return '🌨️'
  if (name.includes('snow')) return '❄️'
  if (name.includes('rainshowers') && variant === 'day') return '🌦️'
  if (name.includes('rain')) return '🌧️'
  if (name === 'fog') return '🌫️'
  if (name === 'cloudy') return '☁️'
  // No sun behind the cloud at night and in polar twilight.
  if (name === 'partlycloudy') return variant === 'day' ? '⛅' : '☁️'
  if (variant === 'night') return '🌙'
  if (variant === 'polartwilight') return '🌅'
  return name === 'fair' ? '🌤️' : '☀️'
}
