import { formatNumber } from './format-number.ts'

/** Nobody types a longer number; an address may bring thousands of signs. */
const longestTyped = 60

/** Signs that part thousands besides full stop and comma: blanks of any width, apostrophes, and the Arabic sign. */
const blanks = /[\s\u00a0\u2000-\u200a\u202f'’‘`´٬]/g
const currency = /^(?:kr|nok)\.?\s*|\s*(?:kr|nok|kroner|kronen)\.?$/i
const unit = /\s*(?:kwh(?:\s*\/\s*100\s*km)?|%|°?\s*c|km|min)\.?$/i
/** The end of a whole price: «1500,-». */
const noCents = /[.,][-–—]$/

/** The first digits of the other scripts that phones of visitors write: Arabic, Persian, full width. */
const zeros = [0x0660, 0x06f0, 0xff10]

function toPlainDigits(typed: string): string {
  return typed.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code))
  })
}

/** Returns which sign parts the decimals of a number of digits, full stops and commas; undefined where none does. */
function findDecimalSign(digits: string, locale: string, isWhole: boolean): '.' | ',' | undefined {
  const signs = digits.match(/[.,]/g) ?? []
  const last = signs.at(-1) as '.' | ',' | undefined
  // Thousands may be parted several times, decimals once.
  if (last === undefined || signs.filter((sign) => sign === last).length > 1) return undefined
  if (signs.length > 1) return last
  // «1.500» and «1,500» are thousands in one language and decimals in another; anything else is decimals in all.
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return last
  return !isWhole && formatNumber(1.5, locale).includes(last) ? last : undefined
}

/**
 * Returns a typed number, however one's country writes it: «1.500,00», «1,500.00», «1 500», «1’500», «77,4», «−4 °C», «1500,-».
 * Undefined where it is none. `isWhole` is for what is counted in whole, as kroner or minutes: there «1.500» is always a thousand
 * and a half; elsewhere the locale (`nb-NO`) decides. The number itself may have decimals all the same.
 */
export function readNumber(
  typed: string,
  locale: string,
  { isWhole = false }: { isWhole?: boolean } = {},
): number | undefined {
  if (typed.length > longestTyped) return undefined
  const plain = toPlainDigits(typed.trim()).replaceAll('٫', ',').replace(/[−–]/g, '-')
  const bare = plain.replace(currency, '').replace(unit, '').replace(noCents, '').trim()
  const [, sign, digits = ''] = /^([+-]?)\s*(.+)$/.exec(bare) ?? []
  const grouped = digits.replace(blanks, ' ')
  const decimalSign = findDecimalSign(grouped.replaceAll(' ', ''), locale, isWhole)
  const at = decimalSign === undefined ? grouped.length : grouped.lastIndexOf(decimalSign)
  const [whole, decimals] = [grouped.slice(0, at), grouped.slice(at + 1)]
  // A sign that is typed before its decimals is none yet.
  const isNumber = /^(?:\d{1,9}|[1-9]\d{0,2}(?:([ .,])\d{3})(?:\1\d{3})*)$/.test(whole) && /^\d{0,6}$/.test(decimals)
  return isNumber ? Number(`${sign}${whole.replace(/\D/g, '')}.${decimals || '0'}`) : undefined
}
