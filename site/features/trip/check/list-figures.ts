import { foldLetters } from '#site/i18n/fold-letters.ts'
import { isDate, type Span } from './said.ts'
import { hourWords, minuteWords, months, numbers, ordinalDays, weekdays } from './vocabulary.ts'

// Dates, times and lengths in a text. Every pattern is bounded, and goes over the text once.

/** Returns the dates in figures: «2027-07-12», «12.07.2027», «12.7.», «12/7/2027», «fre 11.12:». */
function listFigureDates(text: string): Span[] {
  const found: Span[] = []
  const add = (from: number, length: number, day: number, month: number, year: number | undefined) => {
    if (month < 1 || month > 99 || day < 1) return
    const full = year !== undefined && year < 100 ? 2000 + year : year
    const date = { day, month, year: full }
    found.push({
      from,
      to: from + length,
      said: isDate(date) ? { type: 'date', date } : { type: 'wrong', what: 'date' },
    })
  }
  /** Whether a weekday, a bracket or the beginning of a line stands before: what follows is a date there. */
  const isBehindWeekday = (index: number) => {
    const before = text.slice(Math.max(0, index - 16), index)
    const word = /(?:^|[^\p{L}])(\p{L}{2,12})[.,]?[ \t]{1,2}(?:(?:den|the|dem)\s)?$/u.exec(before)?.[1]
    // Norwegian «To 10.12», «On 9.12»: days only where they begin a line.
    if (word !== undefined && /^(?:to|ti|ma|on)$/i.test(word))
      return /(?:^|\n)[^\p{L}\n]{0,8}\p{L}{2}[.,]?[ \t]{1,2}$/u.test(before)
    return word !== undefined && weekdays.has(foldLetters(word))
  }
  const named = new Set(
    Array.from(text.matchAll(/\p{L}{3,9}/gu), ({ 0: word }) => months.get(foldLetters(word))).filter(
      (month) => month !== undefined,
    ),
  )
  const isAtStart = (index: number) =>
    isBehindWeekday(index) ||
    /(?:^|\n)[^\p{L}\p{N}\n]{0,10}$|[(|,:]\s?$|(?:on|am|den|dem) $/u.test(text.slice(Math.max(0, index - 16), index))
  for (const { 0: all, 1: year, 2: month, 3: day, index } of text.matchAll(/\b((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})\b/g))
    add(index, all.length, Number(day), Number(month), Number(year))
  // «2027/07/12», «12-07-2027».
  for (const { 0: all, 1: year, 2: month, 3: day, index } of text.matchAll(
    /(?<![\d./-])((?:19|20)\d\d)[/.](\d{1,2})[/.](\d{1,2})(?![\d/-])/g,
  ))
    add(index, all.length, Number(day), Number(month), Number(year))
  for (const { 0: all, 1: day, 2: month, 3: year, index } of text.matchAll(
    /(?<![\d./-])(\d{1,2})-(\d{1,2})-((?:19|20)\d\d)(?![\d/-])/g,
  ))
    add(index, all.length, Number(day), Number(month), Number(year))
  // «25–28.3.2027», «16.6.–18.6.»
  for (const { 0: all, 1: day, 2: month, 3: lastDay, 4: lastMonth, 5: year, index } of text.matchAll(
    /(?<![\d.,:/-])(\d{1,2})\.?(?:(\d{1,2})\.?)?\s?[-–—]\s?(\d{1,2})\.\s?(\d{1,2})\.((?:19|20)\d\d|\d\d(?!\d|[.:]\d))?/g,
  )) {
    const full = year === undefined ? undefined : Number(year) < 100 ? 2000 + Number(year) : Number(year)
    const end = { day: Number(lastDay), month: Number(lastMonth) }
    const start = { day: Number(day), month: Number(month ?? lastMonth) }
    const isInOrder = month !== undefined || start.day < end.day
    if (isInOrder && isDate({ ...start, year: full }) && isDate(end))
      found.push({ from: index, to: index + all.length, said: { type: 'date', date: { ...start, year: full, end } } })
  }
  // «4-6/12», «30/6–4/7 2027».
  for (const { 0: all, 1: day, 2: month, 3: lastDay, 4: lastMonth, 5: year, index } of text.matchAll(
    /(?<![\d.,:/-])(\d{1,2})(?:\/(\d{1,2}))?\s?[-–—]\s?(\d{1,2})\/(\d{1,2})(?:[ /]((?:19|20)\d\d))?(?![\d/])/g,
  )) {
    const full = year === undefined ? undefined : Number(year)
    const end = { day: Number(lastDay), month: Number(lastMonth) }
    const start = { day: Number(day), month: Number(month ?? lastMonth) }
    const isInOrder = month !== undefined || start.day < end.day
    if (isInOrder && isDate({ ...start, year: full }) && isDate(end))
      found.push({ from: index, to: index + all.length, said: { type: 'date', date: { ...start, year: full, end } } })
  }
  // Of two figures behind «16.12.» only those that touch it are a year: «16.12. 11 Uhr».
  for (const { 0: all, 1: day, 2: month, 3: full, 4: short, index } of text.matchAll(
    /(?<![\d.:/-])(\d{1,2})\. ?(\d{1,2})\.(?: ?((?:19|20)\d\d)|(\d\d)(?![\d.]|:\d))?(?!\d)/g,
  )) {
    const year = full ?? short
    // «Kl. 12. 1. påskedag»: a time, and what begins the next sentence.
    if (
      /\. /.test(all) &&
      /(?:^|[^\p{L}])(?:kl\.?|klokka|um|at|gegen) ?$/iu.test(text.slice(Math.max(0, index - 9), index))
    )
      continue
    // «Land at Leknes 15.10.» in a plan of June is a time.
    const isOtherMonth =
      named.size > 0 && ![0, 1, 11].some((ahead) => named.has(((Number(month) - 1 + ahead) % 12) + 1))
    // «The plane leaves 16.10.»
    const isSaidAsTime =
      year === undefined &&
      Number(day) < 24 &&
      Number(month) % 5 === 0 &&
      /(?:^|[^\p{L}])(?:flyet|bussen|ferja|båten)?\s?(?:går|kl|klokka|lander|landar|avgang|avreise|ankomst|framme|abflug|ankunft|landung|abfahrt|leaves|departs|lands) $/iu.test(
        text.slice(Math.max(0, index - 20), index),
      )
    if (isSaidAsTime) continue
    const isClock =
      year === undefined && isOtherMonth && Number(day) < 24 && !isAtStart(index) && Number(month) % 5 === 0
    if (isClock) continue
    if (Number(month) <= 12 || year) add(index, all.length, Number(day), Number(month), year ? Number(year) : undefined)
  }
  // «27.12 (søn) ankomst», «lør 26.6: Reine»: without the second point a date only where one stands, and where it is no time.
  const bare = Array.from(
    text.matchAll(/(?<![\d.:/-])(\d{1,2})\.(\d{1,2})(?=\s?[:;,()|–—-]|\s{1,3}\p{L}|\s?[→➡=>]|\s*\n|\s*$)/gu),
    (match) => {
      const [day, month] = [Number(match[1]), Number(match[2])]
      const isPossible = day >= 1 && day <= 31 && month >= 1 && month <= 12
      const next = /^\s?[([]?(\p{L}{2,12})/u.exec(
        text.slice(match.index + match[0].length, match.index + match[0].length + 16),
      )?.[1]
      const isHead = /(?:^|\n)[^\p{L}\p{N}\n]{0,8}$/u.test(text.slice(Math.max(0, match.index - 9), match.index))
      const isSure =
        isBehindWeekday(match.index) ||
        (isHead &&
          (day > 24 || (match[2] ?? '').length === 1 || (next !== undefined && weekdays.has(foldLetters(next)))))
      return { match, day, month, isPossible, isHead, isSure: isPossible && isSure }
    },
  ).filter(({ isPossible }) => isPossible)
  // «10.01», «11.01», «12.01»: lines that go on by a day.
  const heads = bare.filter(({ isHead }) => isHead)
  const goesOnDaily =
    heads.length >= 3 &&
    heads.every(({ day, month }, at) => {
      const before = heads[at - 1]
      return (
        !before ||
        (month === before.month && day > before.day && day - before.day <= 3) ||
        (day <= 3 && month !== before.month)
      )
    }) &&
    heads.filter(({ day }, at) => day - (heads[at - 1]?.day ?? -9) === 1).length >= 2
  if (goesOnDaily) for (const each of heads) each.isSure = true
  const sureMonths = new Set(bare.flatMap(({ isSure, month }) => (isSure ? [month] : [])))
  for (const { match, day, month, isHead, isSure } of bare)
    if (isSure || (isHead && sureMonths.has(month))) add(match.index, match[0].length, day, month, undefined)
  // «7/1», «7/2», «7/3»: what goes on by one is the day.
  const slashed = Array.from(text.matchAll(/(?<![\d./-])(\d{1,2})\/(\d{1,2})(?![\d/])/g), ({ 1: one, 2: other }) => [
    Number(one),
    Number(other),
  ])
  const goesOn = (place: 0 | 1) =>
    slashed.filter((each, at) => at > 0 && (each[place] ?? 0) - (slashed[at - 1]?.[place] ?? 0) === 1).length
  const isAmerican = goesOn(1) > goesOn(0)
  for (const { 0: all, 1: one, 2: other, 3: year, index } of text.matchAll(
    /(?<![\d./-])(\d{1,2})\/(\d{1,2})(?:\/((?:19|20)\d\d|\d\d))?(?![\d/])/g,
  )) {
    const [first, second] = [Number(one), Number(other)]
    if (!year && first < 4 && second < 5 && !isAtStart(index)) continue
    const isMonthFirst = (second > 12 || isAmerican) && first <= 12
    if (!year && Math.max(first, second) <= 12 && !isAtStart(index)) continue
    add(
      index,
      all.length,
      isMonthFirst ? second : first,
      isMonthFirst ? first : second,
      year ? Number(year) : undefined,
    )
  }
  return found
}

/** Behind a figure: what it counts, and so no time. */
const counted =
  /^[ \t]?(?:km|m\b(?!\/)|m\.|%|kr|nok|€|eur|kwh|h\b|hr|hour|std|stund|t\b|tim|min|grad|°|night|nacht|nächt|natt|netter|day|tag|dag|people|person|pers|of\b|von uns|\/|\d|etasje|meter|week|uke|woche|year|jahr|år\b)/i
/** Behind a figure that is named as a time by a small word only. */
const restOfTime =
  /^(?:\s*(?:[.,;:)!?\n–—+|]|-\s|$)|ish|\s+(?:for|then|and|with|back|in|on|or|to|till|until|sharp|if|at|from|before|after|we|uhr|og|und|mit|med|i|på|så|til|bis|nach|ab|der|die|das|den|o.?clock|over|into|near|up|down|opp|ned|the|by|when|while|before|because)(?!\p{L}))/iu

/** Returns whether «11 h» is a time in a text: where most figures before an «h» are no lengths of anything. */
function hasClockHours(text: string): boolean {
  const hours = Array.from(
    text.matchAll(/(?<![\d.,:])(\d{1,2})(?:[.:]\d\d)?\s?h(?:\d\d)?(?![\p{L}\d])/gu),
    ({ 1: hour }) => Number(hour),
  )
  return hours.length >= 2 && hours.filter((hour) => hour >= 8 && hour < 24).length > hours.length / 2
}

/** Returns the times: «10:30», «10.30 Uhr», «9 am», «kl. 10», «at 11», «10–12 Uhr», «from 2 to 4.30», «(14–16)». */
function listTimes(text: string): Span[] {
  const found: Span[] = []
  const isClockText = hasClockHours(text)
  const pattern = isClockText
    ? /(?<![\d.,:/\p{L}-])(\d{1,2})(?:([:.]|h(?=\d\d))(\d\d))?(?:(?:\s?(?:am|pm|uhr|h(?!\p{L})))?([ \t]?[-–—][ \t]?|\s(?:bis|til|to|till|until|and|og|und)\s)(\d{1,2})(?:[:.h](\d\d))?)?(?!\d|:\d|[.,]\d)(\s?(?:am|pm|a\.m\.|p\.m\.|h)(?!\p{L})|\s?uhr(?!\p{L})|ish(?!\p{L}))?/giu
    : /(?<![\d.,:/\p{L}-])(\d{1,2})(?:([:.]|h(?=\d\d))(\d\d))?(?:(?:\s?(?:am|pm|uhr))?([ \t]?[-–—][ \t]?|\s(?:bis|til|to|till|until|and|og|und)\s)(\d{1,2})(?:[:.](\d\d))?)?(?!\d|:\d|[.,]\d)(\s?(?:am|pm|a\.m\.|p\.m\.)(?!\p{L})|\s?uhr(?!\p{L})|ish(?!\p{L}))?/giu
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 1: hour, 6: endMinute, 7: unit = '', index } = match
    let { 3: minute } = match
    const sign = match[2]?.replace(/h/i, ':')
    let all = match[0]
    const isLength = (/h$/i.test(unit) || (!isClockText && sign !== match[2])) && Number(hour) < 7
    if (isLength) continue
    let [link, endHour] = [match[4], match[5]]
    const before = text.slice(Math.max(0, index - 14), index)
    const after = text.slice(index + all.length, index + all.length + 14)
    const isWord = link !== undefined && /\p{L}/u.test(link)
    // «Fra 1. til 5. september»: days.
    if (/^\.\s?(?:til|bis|to|og|und|and|[-–])\s?\d{1,2}\.?\s?\p{L}{3}/u.test(after)) continue
    // «Um 14h», «14.30h»: an hour, where one says at when, or minutes.
    const isHour =
      /^h(?![\p{L}\d])/iu.test(after) &&
      Number(hour) >= 7 &&
      Number(hour) < 24 &&
      (minute !== undefined || /(?:^|[^\p{L}])(?:um|at|kl\.?|gegen|ab|von|bis)\s*$/iu.test(before))
    if (isHour) all += 'h'
    // «10 Uhr 30».
    const minutesBehind =
      /uhr/i.test(unit) && minute === undefined && endHour === undefined
        ? /^ ([0-5]\d)(?=[\s,;.)]|$)(?! ?(?:min|km|euro|€|nok|kr|pers))/i.exec(after)
        : null
    if (minutesBehind) {
      minute = minutesBehind[1]
      all += minutesBehind[0]
    }
    const isOther = counted.test(after) && !isHour
    const isClock = /(?:^|[^\p{L}])(?:kl\.?|klokka|klokken|um|gegen|ca\. kl\.|om)\s*$/iu.test(before)
    const isSmall =
      /(?:^|[^\p{L}])(?:senest|seinest|spätestens|latest|avmarsj|abmarsch|aufbruch|oppmøte|tilbake|nede|framme|fremme|hjemme|retour|rückkehr|treffen|lander|landung|depart|departs|departing|leave|leaves|leaving|arrive|arrives|arriving|dep\.?|arr\.?|avg\.?|ank\.?|retur|avreise|avgang|ankomst|abfahrt|ankunft|abflug|zurück|at|by|till|until|from|around|about|before|ab|von|fra|før|start|between|zwischen|mellom|til|bis|gegen|rundt|ca\.?)\s*$/iu.test(
        before,
      )
    const isHours = (figure: string | undefined) => Number(figure) >= 1 && Number(figure) <= 24
    // «14–16»: hours of a day, where no month and no unit tells otherwise.
    const isRange =
      endHour !== undefined &&
      !isOther &&
      isHours(hour) &&
      isHours(endHour) &&
      !isMonthBeside(before, after) &&
      (endMinute !== undefined ||
        sign !== undefined ||
        (isWord
          ? isSmall ||
            isClock ||
            /^\s+in the (?:morning|afternoon|evening)/i.test(text.slice(index + all.length, index + all.length + 18))
          : Number(hour) >= 6 || isSmall)) &&
      (Number(endHour) > Number(hour) || Number(endHour) + 12 > Number(hour))
    const isTime =
      sign === ':' ||
      unit.trim() !== '' ||
      (sign === '.' && !isOther && (isClock || isSmall || Number(minute) % 5 === 0)) ||
      (isClock && !isOther) ||
      isRange ||
      (isSmall &&
        sign === undefined &&
        endHour === undefined &&
        isHours(hour) &&
        !isOther &&
        restOfTime.test(after) &&
        !isMonthBeside('', after))
    if (!isTime) {
      // «Day 1 – 10:00»: the second figure may be one all the same.
      if (endHour !== undefined) pattern.lastIndex = index + (hour ?? '').length
      continue
    }
    // «at 11 and 12 of us»: a second figure that is no time belongs to what follows.
    if (isWord && !isRange && unit.trim() === '' && endMinute === undefined) {
      all = all.slice(0, all.indexOf(link ?? ''))
      link = undefined
      endHour = undefined
    }
    const isEnglish = !/uhr|h$/i.test(unit) && !isClock
    const clock = (hours: string | undefined, minutes: string | undefined) => {
      const isAfternoon = /p/i.test(unit) && Number(hours) < 12
      const isMidnight = /a/i.test(unit) && Number(hours) === 12
      // Nobody plans for four in the morning without a nought or «am».
      const isMorning = /^\s*(?:in the morning|am morgen|om morgenen|morgens|sharp in the morning)/i.test(
        text.slice(index + all.length, index + all.length + 20),
      )
      const isShort = !isMorning && isEnglish && unit.trim() === '' && /^[1-6]$/.test(hours ?? '') && sign !== ':'
      return ((Number(hours) + (isAfternoon || isShort ? 12 : 0)) % (isMidnight ? 12 : 100)) * 60 + Number(minutes ?? 0)
    }
    let minutes = clock(hour, minute)
    const until = endHour === undefined ? undefined : clock(endHour, endMinute)
    // «9–10.30 pm», but «11–1 pm» begins before noon.
    if (until !== undefined && minutes > until && minutes >= 720 && /p/i.test(unit)) minutes -= 720
    const isReal =
      minutes <= 1440 &&
      Number(minute ?? 0) < 60 &&
      (until === undefined || (until <= 1440 && Number(endMinute ?? 0) < 60))
    if (!isReal && sign !== ':') continue
    found.push({
      from: index,
      to: index + all.length,
      said: isReal
        ? { type: 'time', minutes, until: until !== undefined && until > minutes ? until : undefined }
        : { type: 'wrong', what: 'time' },
    })
  }
  return found
}

/** Returns the times that stand without a sign, «0930 Munkebu», and in words, «um vier», «at half past three», «klokka fire». */
function listWordedTimes(text: string): Span[] {
  const found: Span[] = []
  const add = (from: number, length: number, minutes: number) =>
    found.push({ from, to: from + length, said: { type: 'time', minutes } })
  const four = Array.from(
    text.matchAll(
      /(?<![\p{L}\d.,:/–-])([01]\d|2[0-3])([0-5][05])(?![\p{L}\d.,:/]|\s?(?:m|km|kr|nok|moh|€)(?!\p{L}))/gu,
    ),
  ).filter(
    // «| 1930 Havet»: where a part begins it is no year.
    ({ 0: all, index }) =>
      !/^(?:19|20)/.test(all) ||
      (!/^20[23]/.test(all) &&
        /[|\n;,(]\s?$/.test(text.slice(Math.max(0, index - 2), index)) &&
        /^ \p{L}/u.test(text.slice(index + 4, index + 6))),
  )
  for (const { 0: all, 1: hour, 2: minute, index } of four) {
    const isHours = /^ ?(?:hrs?|uhr)(?!\p{L})/iu.test(text.slice(index + 4, index + 9))
    if (four.length >= 2 || isHours) add(index, all.length, Number(hour) * 60 + Number(minute))
  }
  for (const { 0: all, 1: lead = '', 2: half, 3: word = '', index } of text.matchAll(
    /(?<!\p{L})((?:um|gegen|at|around|klokka|klokken|kl\.?|rundt)\s)(halb\s|halv\s|half\spast\s|half\s)?(\p{L}{2,7})(?=\s?[.,;:)!\n–]|\s(?!of\b|Stund|hour|tim|dag|day|Tag|people|pers|night|Nacht|N\p{Ll}cht|natt|nett)|$)/giu,
  )) {
    const hour =
      /^(?:ein|eine|einen|einer|en|et|ett|to|for|first|second|third|\p{L}+t[eh]n?)$/u.test(word) &&
      word !== 'acht' &&
      word !== 'åtte' &&
      word !== 'to'
        ? undefined
        : (hoursInWords.get(foldLetters(word)) ?? numbers.get(foldLetters(word)))
    if (hour === undefined || (word === 'to' && !/^k/i.test(lead))) continue
    const isPast = /past/.test(half ?? '') || /^half\s$/.test(half ?? '')
    const minutes = (hour < 7 ? hour + 12 : hour) * 60 + (half ? (isPast ? 30 : -30) : 0)
    add(index + lead.length, all.length - lead.length, minutes)
  }
  const hourOf = (word: string) => {
    if (/^(?:ein|eine|einen|einer|en|et|ett|a|an)$/.test(word)) return undefined
    const hour = /^\d+$/.test(word)
      ? Number(word)
      : (hoursInWords.get(foldLetters(word)) ?? numbers.get(foldLetters(word)))
    return hour !== undefined && hour >= 1 && hour <= 12 && !isOrdinalWord(word) ? hour : undefined
  }
  const ofDay = (minutes: number) => (minutes < 7 * 60 ? minutes + 720 : minutes)
  // «Halb zehn», «halv tre»: half an hour before, and «at half ten» behind.
  for (const { 0: all, 1: half = '', 2: word = '', index } of text.matchAll(
    /(?<!\p{L})(halb|halv|(?:at|by|for|about|around|till?|until|from|before|after)\shalf)\s(\d{1,2}|\p{L}{2,7})(?!\p{L}|[.:]?\d)/giu,
  )) {
    const hour = hourOf(word)
    if (hour === undefined) continue
    const lead = /half$/i.test(half) ? half.length - 4 : 0
    add(index + lead, all.length - lead, ofDay(hour * 60 + (lead > 0 ? 30 : -30)))
  }
  for (const { 0: all, 1: side = '', 2: word = '', index } of text.matchAll(
    /(?<!\p{L})(?:viertel|kvart|kvarter|quarter)\s(nach|vor|over|på|past|after|to)\s(\d{1,2}|\p{L}{2,7})(?!\p{L}|[.:]?\d)/giu,
  )) {
    const hour = hourOf(word)
    if (hour !== undefined)
      add(index, all.length, ofDay(hour * 60 + (/^(?:nach|over|past|after)$/i.test(side) ? 15 : -15)))
  }
  // «I 16-tia», «ved åttetida», «elevenish», «seven o’clock».
  for (const { 0: all, 1: word = '', index } of text.matchAll(
    /(?<!\p{L}|\d)(\d{1,2}|\p{L}{2,6}?)(?:-?(?:tia|tida|tiden|ish)|\so['’]?\s?clock)(?!\p{L})/giu,
  )) {
    const hour = /^(?:1[3-9]|2[0-3])$/.test(word) ? Number(word) : hourOf(word)
    if (hour !== undefined) add(index, all.length, ofDay(hour * 60))
  }
  // «From eight», «before six»: a point, or a word that begins something else, follows.
  for (const { 0: all, 1: lead = '', 2: word = '', index } of text.matchAll(
    /(?<!\p{L})((?:from|until|till|by|before|about|ab|bis|vor|fra|før|innen|til|etter|after)\s)(\p{L}{2,7})(?=\s?[.,;:)!\n–]|\s(?:and|if|because|so|then|we|sharp|og|vi|så|hvis|und|wenn|wir|damit|weil|dann|uhr|på|om|am|in\sthe|abends|nachts|morgens)\s|$)/giu,
  )) {
    const hour = /^(?:one|two|to)$/i.test(word) ? undefined : hourOf(word)
    if (hour !== undefined) add(index + lead.length, all.length - lead.length, ofDay(hour * 60))
  }
  // «Dinner Fangst 8.», «middag på Gammelbua 19»: a figure that ends what is said of a table.
  for (const { 0: all, 1: hour = '', index } of text.matchAll(
    /(?<!\p{L})(?:dinner|supper|middag|abendessen|abendbrot|table|tisch|bord)(?!\p{L})[^.,;:()\n\d]{0,40}\s(\d{1,2})(?=\s?(?:[;)\n]|[.,](?!\d)|$))/giu,
  ))
    if (Number(hour) >= 5 && Number(hour) <= 22 && !/(?:for|til|für|zu)\s\d+$/i.test(all))
      add(index + all.length - hour.length, hour.length, Number(hour) * 60)
  // «Friday - 11 sea eagle safari; 13.30 lunch; 19 dinner»: figures that begin a part, where others are times.
  const parts = Array.from(
    text.matchAll(/(?<=(?:^|\n)[^\n\d]{0,16}\s[–—:|-]\s|[;|]\s)(\d{1,2})(?:[:.](\d\d))?(?=\s\p{L})/gu),
  )
  if (parts.filter(({ 2: minute }) => minute !== undefined).length >= 1)
    for (const { 0: all, 1: hour = '', 2: minute, index } of parts) {
      const behind = text.slice(index + all.length, index + all.length + 14)
      const isHour = minute === undefined && Number(hour) >= 7 && Number(hour) <= 22
      if (
        isHour &&
        !counted.test(behind) &&
        !/^\s(?:holes?|hull|loch|times|mal|gang|persons?|beds|guests|gjester|minute)/i.test(behind) &&
        !isMonthBeside('', behind)
      )
        add(index, all.length, Number(hour) * 60)
    }
  // «Sju om kvelden», «9 in the evening»: the part of the day says that it is a time.
  for (const { 0: all, 1: word = '', index } of text.matchAll(
    /(?<![\p{L}\d.,:])(\d{1,2}|\p{L}{2,7})(?=\s(?:(?:om|på)\s(?:kvelden|morgenen|ettermiddagen|formiddagen)|in\sthe\s(?:morning|afternoon|evening)|(?:abends|morgens|nachmittags|vormittags|uhr))(?!\p{L}))/giu,
  )) {
    const hour = /^(?:one|to)$/i.test(word) ? undefined : hourOf(word)
    if (hour !== undefined) add(index, all.length, hour * 60)
  }
  // «Eleven to three»: over noon, so nothing else is counted.
  for (const { 0: all, 1: one = '', 2: other = '', index } of text.matchAll(
    /(?<!\p{L})(\p{L}{2,6})\s(?:to|till|until|til|bis|and|og|und)\s(\p{L}{2,6})(?!\p{L})/giu,
  )) {
    const [from, until] = [hourOf(one), hourOf(other)]
    if (from === undefined || until === undefined) continue
    // «From seven till nine» may be either half of the day; over noon nothing else is counted.
    const isLed = /(?:^|[^\p{L}])(?:from|between|von|zwischen|fra|mellom) $/iu.test(
      text.slice(Math.max(0, index - 9), index),
    )
    const isOverNoon = from >= 8 && until < 8
    if (!isOverNoon && !(isLed && from < until)) continue
    const minutes = ofDay(from * 60)
    const said = { type: 'time' as const, minutes, until: isOverNoon || minutes >= 720 ? until * 60 + 720 : until * 60 }
    found.push({ from: index, to: index + all.length, said })
  }
  return found
}

/** Hours that no list of days has. */
const hoursInWords: ReadonlyMap<string, number> = new Map(
  ['eleven elf elleve', 'twelve zwolf tolv'].flatMap((row, index) =>
    row.split(' ').map((word) => [foldLetters(word), index + 11] as const),
  ),
)

function isOrdinalWord(word: string): boolean {
  return ordinalDays.has(foldLetters(word)) && !/^acht$/i.test(word)
}

/** Returns whether figures are days of a month: «5–11 July», «uke 8–9», «July 5–11». */
function isMonthBeside(before: string, after: string): boolean {
  const next = /^(?:st|nd|rd|th|\.)?\s{0,2}(\p{L}{3,10})/u.exec(after)?.[1]
  const last = /(\p{L}{3,10})\.?\s{0,2}$/u.exec(before)?.[1]
  const isMonth = (word: string | undefined) => {
    const folded = foldLetters(word ?? '')
    return (
      months.has(folded) ||
      /^(?:uke|week|woche|kw|juni|days|tag|dag|day|page|side|seite|alder|ages?|aged)$/.test(folded)
    )
  }
  return isMonth(next) || isMonth(last)
}

/** Returns how long things take: «2.5 hours», «2–3 Std.», «1 h 30 min», «90 minutes». */
function listLengths(text: string): Span[] {
  const found: Span[] = []
  const isClockText = hasClockHours(text)
  const pattern =
    /(?<![\d.,:])(\d{1,3}(?:[.,]\d|\s1\/2|\s?½)?)(?:\s?(?:[-–—]|to|bis|til)\s?(\d{1,3}(?:[.,]\d|\s1\/2|\s?½)?))?[\s-]?(\p{L}{1,8})\.?(?:\s?(\d{1,2})\s?(?:min|minutes|minuten|minutter|m)?(?!\p{L}|\d|:|\.\d))?/giu
  for (const { 0: all, 1: least, 2: most, 3: unit, 4: rest, index } of text.matchAll(pattern)) {
    const word = (unit ?? '').toLowerCase()
    const factor = hourWords.has(word) ? 60 : minuteWords.has(word) ? 1 : 0
    if (factor === 0 || (isClockText && word === 'h' && Number(least) >= 7)) continue
    const number = (figure: string) =>
      Number(
        figure
          .replace(',', '.')
          .replace(/\s?(?:½|\s1\/2)$/, '.5')
          .replace(/\s?1\/2$/, '.5'),
      )
    const minutes = number(most ?? least ?? '0') * factor + (factor === 60 && rest ? Number(rest) : 0)
    if (minutes > 0 && minutes <= 1440)
      found.push({ from: index, to: index + all.length, said: { type: 'length', minutes } })
  }
  // «Three hours», «zwei Stunden», «halvannen time».
  for (const { 0: all, 1: count, 2: unit, index } of text.matchAll(
    /(?<!\p{L})(\p{L}{2,14})\s(\p{L}{3,8})(?!\p{L})/gu,
  )) {
    const factor = hourWords.has(foldLetters(unit ?? '')) ? 60 : minuteWords.has(foldLetters(unit ?? '')) ? 1 : 0
    if (factor === 0) continue
    const word = foldLetters(count ?? '')
    const hours = halves.get(word) ?? numbers.get(word)
    if (hours !== undefined)
      found.push({ from: index, to: index + all.length, said: { type: 'length', minutes: hours * factor } })
  }
  return found
}

const halves: ReadonlyMap<string, number> = new Map(
  [
    ['halvannen', 1.5],
    ['anderthalb', 1.5],
    ['eineinhalb', 1.5],
    ['zweieinhalb', 2.5],
    ['dreieinhalb', 3.5],
    ['viereinhalb', 4.5],
    ['halv', 0.5],
    ['halbe', 0.5],
    ['an', 1],
    ['couple', 2],
    ['par', 2],
    ['paar', 2],
  ].map(([word, hours]) => [foldLetters(String(word)), Number(hours)] as const),
)

/** Returns dates, times and lengths of a text, in its order; of those that overlap the longest comes first, and an hour before a length. */
export function listFigures(text: string): Span[] {
  return [...listFigureDates(text), ...listTimes(text), ...listWordedTimes(text), ...listLengths(text)].sort(
    (one, other) =>
      one.from - other.from ||
      Number(one.said.type === 'length') - Number(other.said.type === 'length') ||
      other.to - one.to,
  )
}
