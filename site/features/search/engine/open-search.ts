import MiniSearch from 'minisearch'
import type { SearchText } from '#site/features/search/search-text.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import { searchGroups } from '#site/routes/search-groups.ts'
import type { Answer, AskedFor, Hit, Said } from './answer.ts'
import { findDrive } from './find-drive.ts'
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
/** Shorter beginnings of names are typed by chance. */
const shortestName = 3
/** How much a word counts in a passage that is only in the page's own question, and one in its heading. */
const weightOfOwn = 0.35
const weightOfHeading = 0.85
/** How much of that a heading adds to what the passage says itself. */
const weightOfBoth = 0.2
/** How much another word of the same meaning counts in a passage, a part of a compound, the page's own name where a figure is asked for, and a passage with one then. */
const weightOfOtherInText = 0.8
const weightOfPartInText = 0.5
const weightOfSubject = 0.3
const figureBonus = 1.8
/** Where no page has this share of what is asked, the guide knows nothing of it. */
const knownShare = 0.34
/** A passage that has no more than this share of the wanted words is no answer. */
const leastSaid = 0.5
/** Pages with less than this share answer something else. */
const leastShare = 0.25
/** How much a word counts that the guide lacks: as much as one that a fifth of its pages have. */
const weightOfUnknown = 1.2
/** The most that a word counts that stands in passages alone: nothing is about «dra» in «når bør man dra for å se nordlyset». */
const weightOfIncidental = 0.9
/** Pages below this part of the best one's points share only words that stand everywhere. */
const leastPoints = 0.25
const mostNear = 3
/** Looks a term up as it is: words were read and stemmed when the question was. */
const asTerm = { tokenize: (text: string) => [text], processTerm: (text: string) => text }
const timeWords = ['timenow', 'timesoon', 'timeopen']

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
export function openSearch({ words, drives, pages }: SearchText): OpenSearch {
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
  const { asksFigure, partsOf, readQuestion, readWords, stemOf, termsOf, correct } = describeQuestions(
    words,
    texts,
    subjects,
  )
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
  const weighWord = (word: AskedWord, isLast: boolean): Map<number, number> => {
    const points = new Map<number, number>()
    const add = (term: string, weight: number, prefix = false) => {
      const found = index.search(term, { boost, prefix, ...asTerm })
      for (const { id, score } of found) points.set(id, Math.max(points.get(id) ?? 0, score * weight))
    }
    add(word.stem, weightOf.whole)
    if (isLast || word.stem.length > 3) add(word.stem, weightOf.beginning, true)
    for (const part of word.parts) add(part, weightOf.part)
    for (const other of word.others) add(other, weightOf.other)
    return points
  }

  const isIncidental = ({ stem, parts, others }: AskedWord): boolean =>
    [stem, ...parts, ...others].every((term) => index.search(term, { fields: fieldsOfSubject, ...asTerm }).length === 0)

  const isPoint = (page: number) => pages[page]?.group === 'onMap'
  const callings = pages
    .filter((_, page) => !isPoint(page))
    .map(({ name, where, keywords }) => foldLetters([name, where, ...keywords].join(' ')))
  const termsOfWords = (text: string) => new Set(readWords(text).flatMap((word) => [...termsOf(word)]))
  /** The words that name the kind of pages a list is of, by their group: «Hotel» is no name of a house. */
  const kinds = new Map<string, Set<string>>()
  for (const { group, type, name } of pages)
    if (type === 'list') kinds.set(group, new Set([...(kinds.get(group) ?? []), ...termsOfWords(name)]))
  const anyKind = new Set([...kinds.values()].flatMap((terms) => [...terms]))
  const termsOfPlaces = new Set([...namesOfPlaces].flatMap((word) => [...termsOf(word)]))
  const keywordsOfPages = pages.map(({ keywords }) => [
    ...new Set(keywords.map((keyword) => readWords(keyword).map(stemOf).join(' '))),
  ])
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
    if (naming.keywords.some((stems) => stems.every((stem) => asked.has(stem)))) return keywordShare
    if (hasAny(naming.where, asked)) return hasAny(kinds.get(group) ?? new Set(), asked) ? 1 : placeShare
    return entryShare
  }

  const rank = (asked: readonly AskedWord[], typed: string): Ranked[] => {
    const totals = new Map<number, { points: number; count: number }>()
    const shares = new Map<number, number>()
    let whole = 0
    asked.forEach((word, at) => {
      const points = weighWord(word, at === asked.length - 1)
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

  /** Returns the terms of a text, those that are only parts of compounds with less weight: a «Tierarzt» is no «Arzt». */
  const termsOfText = (text: string): Map<string, number> => {
    const terms = new Map<string, number>()
    for (const word of readWords(text)) {
      const parts = new Set(partsOf(word))
      for (const term of termsOf(word))
        terms.set(term, Math.max(terms.get(term) ?? 0, parts.has(term) ? weightOfPartInText : 1))
    }
    return terms
  }

  /** Returns the passage of a page that says most of what is asked, in fewest words. */
  const pickSaid = ({ page, best }: Ranked, asked: readonly AskedWord[], question: string): Said | undefined => {
    const { href, sections, name, phone, type } = pages[page] as SearchText['pages'][number]
    // What the page's own question adds to the asked one is what the answer will say as well.
    const own = best.question ? readWords(best.question.document.question ?? '') : []
    const subject = new Set(readWords(name).flatMap((word) => [...termsOf(word)]))
    const isFigure = asksFigure(question)
    // Every passage is about the subject, so it tells only which of the figures is asked for.
    const weightOfTerm = (term: string) => {
      // «Sjøen i dag» is no answer to all that is asked of today.
      if (type === 'weather' && timeWords.includes(term)) return 0
      return subject.has(term) ? Number(isFigure) * weightOfSubject : 1
    }
    const listWanted = (word: Iterable<string>, weight: number, stem?: string) =>
      [...new Set(word)]
        .map((term) => ({
          term,
          weight: weight * (term === stem ? 1 : weightOfOtherInText) * weightOfTerm(term) * rarityOf(term),
        }))
        .filter((each) => each.weight > 0)
    const askedTerms = asked.map(({ stem, others, parts }) => [stem, ...others, ...parts])
    const wanted = askedTerms.map((terms) => listWanted(terms, 1, terms[0])).filter((terms) => terms.length > 0)
    const seen = new Set(askedTerms.flat())
    const alsoWanted = own.map((word) =>
      listWanted(
        [...termsOf(word)].filter((term) => !seen.has(term)),
        weightOfOwn,
      ),
    )
    let said: Said | undefined
    let most = 0
    /** Which of them are more than the page's own name. */
    const isTold = wanted.map((terms) => !terms.every(({ term }) => subject.has(term)))
    const told = isTold.filter(Boolean).length
    let isEnough = true
    for (const { heading, anchor, passages } of sections) {
      const ofHeading = termsOfText(heading)
      for (const passage of passages) {
        const terms = new Map([...ofHeading].map(([term, weight]) => [term, weight * weightOfHeading]))
        for (const [term, weight] of termsOfText(passage))
          terms.set(term, weight + weightOfBoth * (terms.get(term) ?? 0))
        const weigh = (word: (typeof wanted)[number]) =>
          Math.max(0, ...word.map(({ term, weight }) => weight * (terms.get(term) ?? 0)))
        const found = wanted.map(weigh)
        // Twice the same word says less than each of the words once.
        const coverage = (1 + found.filter((weight) => weight > 0).length / Math.max(1, found.length)) / 2
        const sum = [...found, ...alsoWanted.map(weigh)].reduce((total, weight) => total + weight, 0)
        const points = sum * coverage * (isFigure && /\d/.test(passage) ? figureBonus : 1)
        if (points <= most) continue
        most = points
        isEnough =
          told < 2 ||
          (isFigure && /\d/.test(passage)) ||
          found.filter((weight, word) => isTold[word] && weight > 0).length > told * leastSaid
        said = { passage, heading, href: anchor ? `${href}#${anchor}` : href }
      }
    }
    const call = asked.some(({ word }) => word === 'timecall') && phone
    if (call) return { passage: phone, heading: '', href }
    // What is live is not in the text: its part of the page is the answer.
    if (type === 'weather') return said && { ...said, passage: '' }
    const [lead] = sections[0]?.passages ?? []
    // A sentence with half of what is asked answers something else: «is it safe with children» is not told by «that doesn't make it safe».
    if (!lead || (said && isEnough)) return said
    return { passage: lead, heading: '', href: said?.href ?? href }
  }

  return {
    ask(question, { group, most = 5 } = {}) {
      const typed = foldLetters(question)
      if (!typed) return question.trim() ? { kind: 'none', near: [] } : { kind: 'empty' }
      const { asked, words: searched, isCorrected } = correct(question)
      const drive = findDrive(readQuestion(searched), drives, (name) => readWords(name)[0])
      // The road table answers for both ends, so the pages are those about ways, and about arriving at what has no page.
      const about = drive ? asked.filter(({ word }) => !(drive.ends.has(word) && namesOfPlaces.has(word))) : asked
      const found = rank(about, foldLetters(searched))
      const [first] = found
      if (!first) return { kind: 'none', near: nearTo(typed) }
      const groupOf = ({ page }: Ranked) => pages[page]?.group
      const groups = searchGroups
        .map((id) => ({ id, count: found.filter((each) => groupOf(each) === id).length }))
        .filter(({ count }) => count > 0)
      const only = groups.find(({ id }) => id === group)?.id
      const shown = only ? found.filter((each) => groupOf(each) === only) : found
      const driven = drive && { passage: drive.says, heading: '', href: pages[first.page]?.href ?? '' }
      const said = only ? undefined : (driven ?? pickSaid(first, asked, searched))
      const hits = shown.slice(0, most).map(hitOf)
      // The answer of a live page is a part of it, so it opens there.
      const isLive = hits[0]?.type === 'weather'
      if (hits[0] && isLive && said) hits[0].href = said.href
      const asksFor = (token: string) => asked.some(({ word }) => word === token)
      const part = said?.href.split('#')[1]
      const isNow = asksFor('timenow')
      const isOfNow = isLive && !only && !asksFor('timesoon') && !asksFor('timeopen') && (part !== undefined || isNow)
      return {
        kind: 'found',
        words: searched,
        isCorrected,
        hits,
        said,
        live: isOfNow ? { part: part ?? '', isNow } : undefined,
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
