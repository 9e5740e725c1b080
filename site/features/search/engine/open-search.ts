import MiniSearch from 'minisearch'
import type { Need, SearchText } from '#site/features/search/search-text.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import { searchGroups } from '#site/routes/search-groups.ts'
import type { Answer, AskedFor, Hit, Said } from './answer.ts'
import { type AskedKind, describeKinds } from './asked-kind.ts'
import { findDrive } from './find-drive.ts'
import { describeLive, isOfNow } from './find-live.ts'
import { describeNeeds } from './find-need.ts'
import { describePicking, type Picked, type Question } from './pick-said.ts'
import { type AskedWord, describeQuestions } from './read-question.ts'

/** How much a word weighs in each field of what is indexed. */
const boost = { title: 2.6, names: 3.75, question: 4, heading: 2.5, body: 1, subject: 0.55 }
/** The fields that say what something is about. */
const fieldsOfSubject = ['title', 'names', 'question', 'heading']
/** What a word weighs that is meant beside the typed one: what it begins, a part of it, another word for it. */
const weightOf = { whole: 1, beginning: 0.5, part: 0.36, other: 0.6 }
/** How much the best of each part of a page counts. */
const weightOfPart = { page: 0.42, question: 1.15, section: 0.45 }
/** A question of which only half is asked is worth this much less. */
const weightOfPrecision = 0.55
/** How much the share of the asked words counts that a page has. */
const weightOfShare = 1.3
/** Pages that are live answer questions about now and the coming days. */
const liveBonus = 1.9
/** A page about one house, walk or place answers first where it is asked for: a question without its name is about more than it. */
const entryShare = 0.48
/** The same where only a village it has in its name or stands in is asked for. */
const placeShare = 0.7
/** The same where one of its keywords is asked for that few other pages have. */
const keywordShare = 0.8
const mostSameKeyword = 3
/** The same where all of its own name is asked for, whatever the weather, season or question beside it. */
const namedShare = 1.3
/** A question with two places is about the way or the choice between them, not about one of them. */
const betweenShare = 0.7
/** A season answers less where a kind of page is asked for: «campsites open in March». */
const seasonShare = 0.7
/** A point of the map says less than the page of the same place, also where it has the name that was typed. */
const pointShare = 0.7
const pointNamed = 0.3
/** A way as the guide writes it, by its ends. */
const wayWritten = /\p{Lu}\p{L}{2,}–\p{Lu}\p{L}{2,}/gu
/** Shorter beginnings of names are typed by chance. */
const shortestName = 3
/** Where no page has this share of what is asked, the guide knows nothing of it. */
const knownShare = 0.34
/** Pages with less than this share answer something else. */
const leastShare = 0.25
/** How much a word counts that the guide lacks: as much as one that a fifth of its pages have. */
const weightOfUnknown = 1.2
/** The most that a word counts that stands in passages alone: nothing is about «dra» in «når bør man dra for å se nordlyset». */
const weightOfIncidental = 0.9
/** Pages below this part of the best one's points share only words that stand everywhere. */
const leastPoints = 0.25
const mostNear = 3
/** Kinds of questions that only a figure answers. */
const kindsOfFigures: readonly string[] = ['price', 'distance', 'duration', 'height', 'age', 'count']
/** How many of the pages are asked for the answer where the first has none, and how near to its points they are. */
const mostAsked = 5
const nearlyFirst = 0.5
/** How much more of the question the answer of a later page must tell. */
const clearlyMore = 0.15
/** Looks a term up as it is: words were read and stemmed when the question was. */
const asTerm = { tokenize: (text: string) => [text], processTerm: (text: string) => text }

type Part = keyof typeof weightOfPart
const partKeys = Object.keys(weightOfPart) as Part[]
interface Indexed extends Partial<Record<keyof typeof boost, string>> {
  id: number
  page: number
  part: Part
  /** How many words a question has. */
  length?: number
}

const hasAny = (terms: ReadonlySet<string>, wanted: ReadonlySet<string>) => [...terms].some((term) => wanted.has(term))

/** A search over the text of a language. */
export interface OpenSearch {
  ask(question: string, wanted?: AskedFor): Answer
}

interface Ranked {
  page: number
  points: number
  share: number
  /** The best of each part. */
  best: Partial<Record<Part, { points: number; document: Indexed }>>
}

/** Indexes the text of a language and returns its search. */
export function openSearch({ words, drives, needs, pages }: SearchText): OpenSearch {
  const wordsOfNeeds = needs.flatMap(({ asked, nots }) => [...asked.flat(), ...nots])
  const texts = pages.flatMap(({ name, where, description, keywords, questions, sections }) => [
    name,
    where,
    description,
    ...keywords,
    ...questions,
    ...sections.flatMap(({ heading, passages }) => [heading, ...passages]),
  ])
  const subjects = pages.flatMap(({ name, where, keywords, questions, sections }) => [
    name,
    where,
    ...keywords,
    ...questions,
    ...sections.map(({ heading }) => heading),
  ])
  const reading = describeQuestions(words, [...texts, ...wordsOfNeeds], [...subjects, ...wordsOfNeeds])
  const { readQuestion, readWords, stemOf, termsOf, correct } = reading
  const documents: Indexed[] = []
  pages.forEach(({ name, where, description, keywords, questions, sections }, page) => {
    const add = (part: Part, more: Omit<Indexed, 'id' | 'page' | 'part'>) =>
      documents.push({ id: documents.length, page, part, ...more })
    add('page', { title: name, names: [where, ...keywords].join(', '), body: description })
    for (const question of questions)
      add('question', { question, subject: `${name} ${where}`, length: readWords(question).length })
    for (const { heading, passages } of sections) add('section', { heading, subject: name, body: passages.join(' ') })
  })
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(boost),
    tokenize: readWords,
    processTerm: (word) => [...termsOf(word)],
  })
  index.addAll(documents)
  const namesOfPages = pages.map(({ name }) => foldLetters(name))
  const namesOfPlaces = new Set(pages.filter(({ type }) => type === 'place').flatMap(({ name }) => readWords(name)))
  const rarities = new Map<string, number>()
  /** Returns how much a term tells: more when fewer documents have it. */
  const rarityOf = (term: string): number => {
    const known = rarities.get(term) ?? Math.log(1 + documents.length / (1 + countDocuments(term)))
    rarities.set(term, known)
    return known
  }
  const countDocuments = (term: string) => index.search(term, asTerm).length

  /** Returns the points of each document for an asked word. */
  const weighWord = (word: AskedWord, isLast: boolean, isOneOfMany: boolean): Map<number, number> => {
    const points = new Map<number, number>()
    const add = (term: string, weight: number, prefix = false) => {
      const found = index.search(term, { boost, prefix, ...asTerm })
      for (const { id, score } of found) points.set(id, Math.max(points.get(id) ?? 0, score * weight))
    }
    add(word.stem, weightOf.whole)
    // «Reine» in a question is the village, and not the beginning of «Reinebringen».
    const isPlace = isOneOfMany && namesOfPlaces.has(word.word)
    if ((isLast || word.stem.length > 3) && !isPlace) add(word.stem, weightOf.beginning, true)
    for (const part of word.parts) add(part, weightOf.part)
    for (const other of word.others) add(other, weightOf.other)
    return points
  }

  const isIncidental = ({ stem, parts, others }: AskedWord): boolean =>
    [stem, ...parts, ...others].every((term) => index.search(term, { fields: fieldsOfSubject, ...asTerm }).length === 0)
  const isPoint = (page: number) => pages[page]?.group === 'onMap'
  const callingOf = (page: number) => {
    const { name = '', where = '', keywords = [] } = pages[page] ?? {}
    return [name, where, ...keywords].join(' ')
  }
  const callings = pages.flatMap((_, page) => (isPoint(page) ? [] : [foldLetters(callingOf(page))]))
  const termsOfWords = (text: string) => new Set(readWords(text).flatMap((word) => [...termsOf(word)]))
  /** The words that name the kind of pages a list is of, by their group: «Hotel» is no name of a house. */
  const kinds = new Map<string, Set<string>>()
  for (const { group, type, name } of pages)
    if (type === 'list') kinds.set(group, new Set([...(kinds.get(group) ?? []), ...termsOfWords(name)]))
  const anyKind = new Set([...kinds.values()].flatMap((terms) => [...terms]))
  const termsOfPlaces = new Set([...namesOfPlaces].flatMap((word) => [...termsOf(word)]))
  /** A question of one word, «Lofotenkathedrale», names its page as a keyword does. */
  const keywordsOfPages = pages.map(({ keywords, questions }) => {
    const named = [...keywords, ...questions.filter((question) => readWords(question).length === 1)]
    return [...new Set(named.map((each) => readWords(each).map(stemOf).join(' ')))]
  })
  const countOfKeywords = Map.groupBy(keywordsOfPages.flat(), (keyword) => keyword)
  /** What is asked for of a page of one thing: its own words are those that no place and no kind has in its name. */
  const namings = pages.map(({ name, where, type }, page) => {
    const all = readWords(name).map((word) => termsOf(word))
    const isOwn = (terms: ReadonlySet<string>) => !hasAny(terms, termsOfPlaces) && !hasAny(terms, anyKind)
    const own = type === 'place' || type === 'drive' ? [] : all.filter(isOwn)
    const isOwnKeyword = (keyword: string) => (countOfKeywords.get(keyword)?.length ?? 0) <= mostSameKeyword
    const isOfPlaceOrKind = (stem: string) => termsOfPlaces.has(stem) || anyKind.has(stem)
    return {
      own: own.length > 0 ? own : all,
      isShared: own.length === 0,
      where: termsOfWords(`${name}, ${where}`),
      keywords: (keywordsOfPages[page] ?? [])
        .filter(isOwnKeyword)
        .map((keyword) => keyword.split(' '))
        .filter((stems) => !stems.every(isOfPlaceOrKind)),
    }
  })
  /** Returns the stems of a page's own keywords that are asked for. */
  const keywordsAsked = (page: number, asked: ReadonlySet<string>): string[][] =>
    namings[page]?.keywords.filter((stems) => stems.every((stem) => asked.has(stem))) ?? []
  /** Returns how much a page counts that is about one thing, by how it is named among the terms of a question. */
  const shareOfEntry = (page: number, asked: ReadonlySet<string>, places: number): number => {
    const { where = '', type, group = '' } = pages[page] ?? {}
    const naming = namings[page]
    const isOfKind = hasAny(asked, anyKind)
    if (type === 'season') return isOfKind ? seasonShare : 1
    if (!(where && naming)) return 1
    const { own, isShared } = naming
    const named = own.filter((terms) => hasAny(terms, asked)).length
    if (type === 'place' && named > 0) return places > 1 ? betweenShare : 1
    if (named === own.length) return isPoint(page) ? 1 : namedShare
    if (named > 0 && !isShared) return 1
    if (keywordsAsked(page, asked).length > 0) return keywordShare
    if (hasAny(naming.where, asked)) return hasAny(kinds.get(group) ?? new Set(), asked) ? 1 : placeShare
    return entryShare
  }

  const rank = (asked: readonly AskedWord[], typed: string): Ranked[] => {
    const totals = new Map<number, { points: number; count: number }>()
    const shares = new Map<number, number>()
    let whole = 0
    asked.forEach((word, at) => {
      const points = weighWord(word, at === asked.length - 1, asked.length > 1)
      const held = new Set([...points.keys()].map((id) => (documents[id] as Indexed).page))
      const rare = held.size > 0 ? Math.log(1 + pages.length / held.size) : weightOfUnknown
      const rarity = isIncidental(word) ? Math.min(weightOfIncidental, rare) : rare
      whole += rarity
      for (const page of held) shares.set(page, (shares.get(page) ?? 0) + rarity)
      for (const [id, more] of points) {
        const total = totals.get(id) ?? { points: 0, count: 0 }
        totals.set(id, { points: total.points + more, count: total.count + 1 })
      }
    })
    const best = new Map<number, Ranked['best']>()
    for (const [id, { points, count }] of totals) {
      const document = documents[id] as Indexed
      const precision = document.length ? 1 - weightOfPrecision * (1 - Math.min(1, count / document.length)) : 1
      const of = best.get(document.page) ?? {}
      if (points * precision > (of[document.part]?.points ?? 0))
        of[document.part] = { points: points * precision, document }
      best.set(document.page, of)
    }
    const isAbout = (token: string) => asked.some(({ word }) => word === token)
    const bonus = isAbout('timenow') || isAbout('timesoon') ? liveBonus : 1
    const named = namedBy(typed)
    const askedTerms = new Set(asked.flatMap(({ stem, parts, others }) => [stem, ...parts, ...others]))
    const places = asked.filter(({ word }) => namesOfPlaces.has(word)).length
    const ranked = [...new Set([...best.keys(), ...named.keys()])].map((page) => {
      const of = best.get(page) ?? {}
      const share = named.has(page) || whole === 0 ? 1 : (shares.get(page) ?? 0) / whole
      const sum = partKeys.reduce((total, part) => total + weightOfPart[part] * (of[part]?.points ?? 0), 0)
      const live = pages[page]?.type === 'weather' ? bonus : 1
      const point = isPoint(page) ? pointShare : 1
      const one = shareOfEntry(page, askedTerms, places)
      return { page, best: of, share, points: sum * share ** weightOfShare * live * one * point }
    })
    if (ranked.every(({ page, share }) => share < knownShare && !named.has(page))) return []
    const most = Math.max(1, ...ranked.map(({ points }) => points))
    // A point is the answer to its whole name where no page is called by its words.
    const words = typed.split(' ')
    const isInPage = callings.some((calling) => words.every((word) => calling.includes(word)))
    const ofPoint = (page: number) => (named.get(page) === 1 && !isInPage ? 1 : pointNamed)
    // A single word is on all pages that have it.
    const least = asked.length > 1 ? most * leastPoints : 0
    return ranked
      .filter(({ page, points, share }) => (share >= leastShare && points >= least) || named.has(page))
      .map((each) => ({
        ...each,
        points: each.points + most * (named.get(each.page) ?? 0) * (isPoint(each.page) ? ofPoint(each.page) : 1),
      }))
      .toSorted((one, other) => other.points - one.points)
  }

  /** Returns the pages whose name begins with what was typed, and how much of the name that is. */
  const namedBy = (typed: string) =>
    new Map(
      namesOfPages.flatMap((name, page) =>
        name === typed || (typed.length >= shortestName && name.startsWith(typed))
          ? [[page, typed.length / name.length]]
          : [],
      ),
    )

  const hitOf = ({ page }: Ranked): Hit => {
    const { sections: _, questions: __, keywords: ___, ...hit } = pages[page] as SearchText['pages'][number]
    return hit
  }

  /** Whether others words mean the same, as of no name. */
  const isOfMeaning = (terms: ReadonlySet<string>) => [...terms].some((term) => term.startsWith('same'))
  /** Whether a page is about the guide or a kind of things, or the thing that it is about is named by the terms of a question. */
  const isNamed = (page: number, asked: ReadonlySet<string>): boolean => {
    const naming = namings[page]
    if (!(pages[page]?.where && naming)) return true
    const names = naming.own.filter((terms) => !isOfMeaning(terms))
    const own = names.length > 0 ? names : naming.own
    return own.some((terms) => hasAny(terms, asked)) || keywordsNaming(page, asked).length > 0
  }
  /** Whether all that is asked, besides what of it, is what a page is called. */
  const isCalledBy = (page: number, asked: readonly AskedWord[], kind: AskedKind): boolean => {
    const calling = termsOfWords(callingOf(page))
    return asked
      .filter((word) => !kind.words.has(word.word) && !word.word.startsWith('time') && !isIncidental(word))
      .every(({ stem, parts, others }) => [stem, ...parts, ...others].some((term) => calling.has(term)))
  }
  /** What the guide writes as the ends of a way, «Bodø–Moskenes». */
  const endsWritten = texts.flatMap((text) => text.match(wayWritten) ?? []).flatMap((way) => way.split('–'))
  const namesOfAll = [
    ...pages.flatMap(({ type, name }) => (type === 'place' ? [name] : [])),
    ...drives.flatMap(({ ends }) => ends),
  ]
  const times = new Set(words.kinds.time.words.map((each) => stemOf(foldLetters(each))))
  const namesOfWays = new Set(
    [...namesOfAll, ...endsWritten]
      .flatMap(readWords)
      .filter((word) => !times.has(stemOf(word)) && !isOfMeaning(termsOf(word))),
  )
  const termsOfWays = new Set([...namesOfWays].flatMap((word) => [...termsOf(word)]))
  /** A keyword of ways and kinds of things, «ferje Moskenes», names no page. */
  const keywordsNaming = (page: number, asked: ReadonlySet<string>): string[][] =>
    keywordsAsked(page, asked).filter(
      (stems) => !stems.every((stem) => termsOfWays.has(stem) || isOfMeaning(termsOf(stem))),
    )
  const namesOfOne = new Set(
    namings.flatMap(({ own, isShared }, page) =>
      pages[page]?.where && !isShared && own.length === 1 ? [...(own[0] ?? [])] : [],
    ),
  )
  const isName = ({ word, stem }: AskedWord): boolean => namesOfWays.has(word) || namesOfOne.has(stem)
  const vague = new Set(words.vague.map(foldLetters))
  const pickSaid = describePicking({
    ...reading,
    rarityOf,
    isVague: (word) => vague.has(word.word) || isIncidental(word),
    isName,
    isTime: ({ stem }) => times.has(stem),
    kindsOf: ({ group }) => kinds.get(group) ?? new Set(),
  })
  const kindOf = describeKinds(words.kinds, namesOfAll, termsOf, reading.partsOf)
  const needOf = describeNeeds(needs, reading)
  const partAsked = describeLive(words, (word) => reading.isSmall(word) || vague.has(word) || namesOfWays.has(word))

  /** Whether a page tells a part of now: that of today has its section, that of the weather none of them. */
  const isLiveAbout = ({ type, sections }: SearchText['pages'][number], part: string): boolean =>
    type === 'weather' &&
    sections.some(({ anchor }) => (part === 'weather' ? Object.hasOwn(words.live, anchor) : anchor === part)) ===
      (part !== 'weather')

  /** Returns what a page says to a question; no answer of a page about one thing that is not named there. */
  const saidBy = ({ page, best }: Ranked, { asked, kind }: Question, part?: string): Picked | undefined => {
    const found = pages[page] as SearchText['pages'][number]
    const { href, phone, sections, type, where } = found
    const ownQuestion = best.question?.document.question ?? ''
    if (part !== undefined && isLiveAbout(found, part)) {
      const own = sections.find(({ anchor }) => anchor === part)
      const said = { passage: '', heading: own?.heading ?? '', href: own ? `${href}#${part}` : href }
      return { said, isAnswer: true, isSure: true, isOfPlace: false, told: 1 }
    }
    if (type === 'weather') {
      // What is live is not in the text, and «Sjøen i dag» is no answer to all that is asked of today.
      const timeless = asked.filter(({ word }) => !word.startsWith('time'))
      const said = pickSaid(found, { asked: timeless, kind: undefined }, ownQuestion)?.said
      return { said: said && { ...said, passage: '' }, isAnswer: false, isSure: false, isOfPlace: false, told: 0 }
    }
    if (kind?.id === 'phone' && phone && isCalledBy(page, asked, kind))
      return { said: { passage: phone, heading: '', href }, isAnswer: true, isSure: true, isOfPlace: false, told: 1 }
    const terms = new Set(asked.flatMap(({ stem, parts, others }) => [stem, ...parts, ...others]))
    // A keyword of a place or an article is a part of it: «apotek» of Svolvær.
    const isOfOne = where !== '' && type !== 'place'
    const picked = pickSaid(found, { asked, kind }, ownQuestion, isOfOne ? keywordsNaming(page, terms).flat() : [])
    return picked?.isAnswer && !isNamed(page, terms) ? undefined : picked
  }

  const putPageFirst = (ranked: readonly Ranked[], href: string): readonly Ranked[] => {
    const page = pages.findIndex((each) => each.href === href)
    const first = ranked.find((each) => each.page === page) ?? { page, points: 0, share: 1, best: {} }
    return [first, ...ranked.filter((each) => each !== first)]
  }
  const isLive = (ranked: Ranked | undefined): boolean => ranked !== undefined && pages[ranked.page]?.type === 'weather'
  /** Whether a question is one of the page's own: each has the words of the other. */
  const isOwnOf = ({ best }: Ranked, asked: readonly AskedWord[]): boolean => {
    const own = readWords(best.question?.document.question ?? '').map((word) => termsOf(word))
    const terms = asked.map(({ stem, others, parts }) => new Set([stem, ...others, ...parts]))
    return (
      own.length > 0 &&
      terms.every((word) => own.some((each) => hasAny(word, each))) &&
      own.every((each) => terms.some((word) => hasAny(each, word)))
    )
  }

  /** Returns the pages with the one first that answers: what is live, or one that nearly is the first. */
  const putAnswerFirst = (
    ranked: readonly Ranked[],
    question: Question,
    part: string | undefined,
  ): readonly Ranked[] => {
    const put = (first: Ranked | undefined) => (first ? [first, ...ranked.filter((each) => each !== first)] : ranked)
    // What is so of the weather now, today's page says as well.
    if (part === 'weather' && isLive(ranked[0])) return ranked
    if (part !== undefined) {
      const page = pages.find((each) => isLiveAbout(each, part))
      if (page) return putPageFirst(ranked, page.href)
    }
    const [top] = ranked
    const least = (top?.points ?? 0) * nearlyFirst
    // Whose own question it is answers, also where no sentence does.
    const nearly =
      question.kind && top && !isOwnOf(top, question.asked)
        ? ranked.slice(0, mostAsked).filter(({ points }) => points >= least)
        : []
    let best: { page: Ranked; told: number } | undefined
    for (const page of nearly) {
      const { isAnswer = false, told = 0 } = saidBy(page, question) ?? {}
      if (isAnswer && told > (best ? best.told + clearlyMore : 0)) best = { page, told }
    }
    return put(best?.page)
  }

  /** Whether the first page is about what the question names, and not to be put after what is so everywhere. */
  const isAboutNamed = (first: Ranked | undefined, question: Question, need: Need): boolean => {
    const found = first && pages[first.page]
    if (!(first && found)) return false
    const stems = new Set(question.asked.map(({ stem }) => stem))
    const own = namings[first.page]?.own ?? []
    if (found.where !== '' && found.type !== 'place' && own.some(([stem = '']) => stems.has(stem))) return true
    if (!question.asked.some(isName)) return false
    const picked = saidBy(first, question)
    // A row about the place below the same heading says it of that place.
    return picked?.isSure || (picked?.isOfPlace === true && picked.said?.href === need.said.href)
  }

  /** Returns what is said of a need; only where it is said where a figure is asked for that its passage lacks. */
  const sayNeed = ({ said }: Need, { asked, kind }: Question): Said => {
    const given = new Set(asked.map(({ word }) => word))
    return kind && kindsOfFigures.includes(kind.id) && kind.tellsOf(said.passage, given) < 2
      ? { ...said, passage: '' }
      : said
  }

  return {
    ask(question, { group, most = 5 } = {}) {
      const typed = foldLetters(question)
      if (!typed) return question.trim() ? { kind: 'none', near: [] } : { kind: 'empty' }
      const { asked, words: searched, isCorrected } = correct(question)
      const drive = findDrive(readQuestion(searched), drives, (name) => readWords(name)[0])
      // The road table answers for both ends, so the pages are those about ways, and about arriving at what has no page.
      const about = drive ? asked.filter(({ word }) => !(drive.ends.has(word) && namesOfPlaces.has(word))) : asked
      const ranked = rank(about, foldLetters(searched))
      const folded = reading.foldQuestion(searched)
      const kind = kindOf(folded)
      const part = partAsked(folded, kind)
      const listed = drive ? ranked : putAnswerFirst(ranked, { asked, kind }, part)
      const needed = drive || part !== undefined ? undefined : needOf(folded)
      const need = needed && !isAboutNamed(listed[0], { asked, kind }, needed) ? needed : undefined
      const found = need ? putPageFirst(listed, need.href) : listed
      const [first] = found
      if (!first) return { kind: 'none', near: nearTo(typed) }
      const groupOf = ({ page }: Ranked) => pages[page]?.group
      const groups = searchGroups
        .map((id) => ({ id, count: found.filter((each) => groupOf(each) === id).length }))
        .filter(({ count }) => count > 0)
      const only = groups.find(({ id }) => id === group)?.id
      const shown = only ? found.filter((each) => groupOf(each) === only) : found
      const { href = '', phone } = pages[first.page] ?? {}
      const driven = drive && { passage: drive.says, heading: '', href }
      // Whoever asks for a house may want to ring it, whatever else its page says.
      const named = phone ? { passage: '', heading: '', href } : undefined
      const ofNeed = need && sayNeed(need, { asked, kind })
      const said = only ? undefined : (driven ?? ofNeed ?? saidBy(first, { asked, kind }, part)?.said ?? named)
      const hits = shown.slice(0, most).map(hitOf)
      if (hits[0] && need?.phone && !only) hits[0].phone = need.phone
      // The answer of a live page is a part of it, so it opens there.
      const isOfToday = hits[0]?.type === 'weather'
      if (hits[0] && isOfToday && said) hits[0].href = said.href
      const asksFor = (token: string) => asked.some(({ word }) => word === token)
      const partSaid = said?.href.split('#')[1]
      const asksNow = asksFor('timenow')
      const isPartOfNow =
        isOfNow(kind) && !asksFor('timesoon') && !asksFor('timeopen') && (partSaid !== undefined || asksNow)
      const isAnsweredNow = isOfToday && !only && (part !== undefined || isPartOfNow)
      return {
        kind: 'found',
        words: searched,
        isCorrected,
        hits,
        said,
        live: isAnsweredNow ? { part: partSaid ?? '', isNow: asksNow || part !== undefined } : undefined,
        total: found.length,
        groups,
        group: only,
      }
    },
  }

  /** Returns the pages whose names are nearest to what was typed. */
  function nearTo(typed: string): Hit[] {
    const found = index.search(typed, {
      fields: ['title'],
      fuzzy: 0.4,
      prefix: true,
      tokenize: (text) => text.split(' '),
    })
    return found.slice(0, mostNear).map(({ id }) => hitOf({ page: (documents[id] as Indexed).page } as Ranked))
  }
}
