/**
 * Promises the emoji of a symbol of MET Norway’s forecast by its name and variant (`day`, `night`, `polartwilight`):
 * thunder before sleet, snow and rain, whatever their strength.
 */
export function emojiOf(name: string, variant: string | undefined): string {
  if (name.endsWith('thunder')) return '⛈️'
  if (name.includes('sleet')) return '🌨️'
  if (name.includes('snow')) return '❄️'
  if (name.includes('rainshowers') && variant === 'day') return '🌦️'
  if (name.includes('rain')) return '🌧️'
  if (name === 'fog') return '🌫️'
  if (name === 'cloudy') return '☁️'
  // At night and in polar twilight no sun may stand behind the cloud.
  if (name === 'partlycloudy') return variant === 'day' ? '⛅' : '☁️'
  if (variant === 'night') return '🌙'
  if (variant === 'polartwilight') return '🌅'
  return name === 'fair' ? '🌤️' : '☀️'
}
