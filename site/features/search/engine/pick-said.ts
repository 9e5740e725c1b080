import type { SearchText } from '#site/features/search/search-text.ts'
import type { Said } from './answer.ts'
import type { AskedKind } from './asked-kind.ts'
import type { AskedWord } from './read-question.ts'

type Page = SearchText['pages'][number]
/** The terms of a text, and how much of each it has. */
type Terms = ReadonlyMap<string, number>

/** What of the reading of a language is needed to weigh its passages. */
interface Reading {
  readWords(text: string): string[]
  termsOf(word: string): ReadonlySet<string>
  partsOf(word: string): readonly string[]
  /** Of them, those of the first part. */
  aboutOf(word: string): readonly string[]
  /** How much a term tells. */
  rarityOf(term: string): number
  /** Whether an answer may lack a word. */
  isVague(word: AskedWord): boolean
  /** Whether a word names a place, or one page's subject. */
  isName(word: AskedWord): boolean
  /** Whether a word names a month, a day or a season, of which alone an answer may be. */
  isTime(word: AskedWord): boolean
  /** The words for the kind of things that a page is one of. */
  kindsOf(page: Page): ReadonlySet<string>
}

/** How much a word counts in a passage that is only in the page's own question, and one in its heading. */
const weightOfOwn = 0.35
const weightOfHeading = 0.85
/** How much of that a heading adds to what the passage says itself. */
const weightOfBoth = 0.05
/** How much another word of the same meaning counts in a passage, the last part of a compound and its first, the page's own name, and what only says what is asked for. */
const weightOfOther = 0.8
const weightOfPart = 0.5
const weightOfAbout = 0.8
const weightOfSubject = 0.3
const weightOfKind = 0.15
/** What a row of facts about what is asked for says, without any of the words; how much more a row says, and a figure of it. */
const pointsOfLabel = 5
const labelBonus = 1.5
const figureBonus = 1.6
/** A passage of so many letters says half as much as the same in no room. */
const longPassage = 600
/** What is longer is a sentence before a colon, no name of a row. */
const longestLabel = 45
/** How much of a word is told by what stands beside the passage below the same heading, and by what else the page is called. */
const besideShare = 0.5
const calledShare = 0.4
/** The share of the question that an answer tells, and how much a vague word counts in it. */
const leastTold = 0.72
const vagueNeed = 0.25
/** Without a word that is so much of the question, a passage tells something else. */
const mainNeed = 0.2
/** Shorter passages answer nothing that needs a sentence. */
const shortestAnswer = 20
/** Where one sentence of a passage ends. */
const betweenSentences = /(?<=[^\d\s]{2}[.!?]) (?=\p{Lu})/u
/** The share at which a word is told, and at which a passage is about it. */
const isWordTold = 0.75
const isWordMet = 0.5

/** What a page says to a question. */
export interface Picked {
  /** Undefined where not even a heading is about it; without a passage where none answers. */
  said: Said | undefined
  isAnswer: boolean
  /** Whether it is a row of facts about what is asked, or has the figure that is asked for. */
  isSure: boolean
  /** Whether it is a row of facts about a place that is asked. */
  isOfPlace: boolean
  /** The share of what is asked that an answer tells by itself; 0 without one. */
  told: number
}

export interface Question {
  asked: readonly AskedWord[]
  kind: AskedKind | undefined
}

/**
 * Returns a function that picks what a page says to a question: the passage that tells all of it, and has what is asked for, else only
 * the heading under which the page says more. `ownQuestion` is the page's nearest to it, `alsoNamed` are terms that name the page.
 */
export function describePicking(reading: Reading) {
  const { readWords, termsOf, partsOf, rarityOf } = reading

  /** Returns the terms of a text, those that are only parts of compounds with less weight. */
  const termsOfText = (text: string): Terms => {
    const terms = new Map<string, number>()
    for (const word of readWords(text)) {
      const parts = new Set(partsOf(word))
      const about = new Set(reading.aboutOf(word))
      const weightOf = (term: string) => (!parts.has(term) ? 1 : about.has(term) ? weightOfAbout : weightOfPart)
      for (const term of termsOf(word)) terms.set(term, Math.max(terms.get(term) ?? 0, weightOf(term)))
    }
    return terms
  }

  const readPage = (page: Page) => ({
    subject: termsOfText(`${page.name} ${page.where}`),
    called: termsOfText(page.keywords.join(' ')),
    ofKind: new Map([...reading.kindsOf(page)].map((term) => [term, 1])),
    sections: page.sections.map(({ heading, anchor, passages }) => {
      const ofHeading = termsOfText(heading)
      const read = passages.map((passage) => {
        const said = new Map([...ofHeading].map(([term, weight]) => [term, weight * weightOfHeading]))
        for (const [term, weight] of termsOfText(passage)) said.set(term, weight + weightOfBoth * (said.get(term) ?? 0))
        const [label = '', value] = passage.split(':', 2)
        const isRow = value !== undefined && label.length <= longestLabel
        return { passage, said, label: isRow ? termsOfText(label) : undefined }
      })
      const beside = new Map(read.flatMap(({ said }) => [...said]))
      return { heading, href: anchor ? `${page.href}#${anchor}` : page.href, ofHeading, beside, read }
    }),
  })
  const readPages = new Map<Page, ReturnType<typeof readPage>>()
  const reread = (page: Page) => {
    const found = readPages.get(page) ?? readPage(page)
    readPages.set(page, found)
    return found
  }

  /** Returns how much of a word is told by terms; of a compound also by all its parts. */
  const shareTold = ({ stem, others, parts }: AskedWord, terms: Terms): number => {
    const of = (term: string) => terms.get(term) ?? 0
    const known = parts.filter((part) => !part.startsWith('same'))
    const sum = known.reduce((total, part) => total + Math.min(1, of(part)), 0)
    return Math.min(1, Math.max(of(stem), ...others.map(of), sum / Math.max(2, known.length)))
  }

  /** Returns the terms that a passage is weighed by, with their weights: those of each asked word, then those of the page's own question. */
  const listWanted = ({ asked, kind }: Question, ownQuestion: string, subject: Terms) => {
    const terms = asked.map(({ stem, others, parts }) => [...new Set([stem, ...others, ...parts])])
    const seen = new Set(terms.flat())
    const weightOf = (term: string) => (subject.has(term) ? weightOfSubject : 1) * rarityOf(term)
    const ofAsked = terms.map((each, at) => {
      const { word, stem } = asked[at] as AskedWord
      const weight = saysKind(word, kind) ? weightOfKind : 1
      return each.map((term) => ({ term, weight: weight * weightOf(term) * (term === stem ? 1 : weightOfOther) }))
    })
    // What the page's own question adds to the asked one is what the answer will say as well.
    const own = readWords(ownQuestion).map((word) =>
      [...termsOf(word)]
        .filter((term) => !seen.has(term))
        .map((term) => ({ term, weight: weightOfOwn * weightOf(term) })),
    )
    return [...ofAsked, ...own]
  }

  type Read = ReturnType<typeof readPage>

  /** Returns what a page must tell of a question: its words, and whether a passage tells them. */
  const describeNeeds = ({ asked, kind }: Question, subject: Terms, { called, ofKind }: Read) => {
    const needs = asked.map((word) => {
      const isVague = reading.isVague(word)
      const need = saysKind(word.word, kind) ? 0 : rarityOf(word.stem) * (isVague ? vagueNeed : 1)
      const isName = reading.isName(word)
      const bySubject = Math.max(shareTold(word, subject), shareTold(word, ofKind))
      const byPage = Math.max(bySubject, calledShare * shareTold(word, called))
      return {
        word,
        need,
        isName,
        isTime: reading.isTime(word),
        isVague,
        isMust: isName || kind?.musts.has(word.word),
        bySubject,
        byPage,
      }
    })
    // What is so today or on Sunday no text says, only when something is as a rule.
    const isOfNow = asked.some(({ word }) => word === 'timenow' || word === 'timesoon')
    const given = new Set(asked.map(({ word }) => word))
    const all = needs.reduce((sum, { need }) => sum + need, 0)
    const names = needs.filter(({ isName }) => isName)
    // What is asked of the subject: the word that tells most, and of names only where there is nothing else.
    const [topic] = needs
      .filter(({ need, bySubject }) => need > 0 && bySubject < isWordTold)
      .toSorted((one, other) => Number(one.isName) - Number(other.isName) || other.need - one.need)

    /** Returns whether a passage tells what is asked, about what is named. */
    const tellsAll = (said: Terms, beside: Terms): boolean => {
      const isSaid = ({ word, bySubject }: (typeof needs)[number]) =>
        Math.max(bySubject, shareTold(word, said)) >= isWordTold
      if (topic && shareTold(topic.word, said) < isWordTold) return false
      if (names.length > 0 && !names.some(isSaid)) return false
      let told = 0
      for (const { word, need, isMust, isTime, isVague, bySubject, byPage } of needs) {
        const bySaid = Math.max(bySubject, shareTold(word, said))
        if (isTime && bySaid < isWordTold) return false
        if (!isVague && !isMust && need >= all * mainNeed && bySaid < isWordMet) return false
        const share = Math.max(byPage, bySaid, besideShare * shareTold(word, beside))
        if (isMust && need > 0 && share < isWordMet) return false
        told += share * need
      }
      return told >= all * leastTold
    }

    /** Returns whether the sentence about the topic tells what is asked for, not another beside it. */
    const tellsOfTopic = (passage: string, ...about: (Terms | undefined)[]): boolean => {
      if (!kind || !topic || about.some((terms) => terms && shareTold(topic.word, terms) >= isWordTold)) return true
      const sentences = passage.split(betweenSentences)
      return (
        sentences.length < 2 ||
        sentences.some(
          (each) => kind.tellsOf(each, given) > 0 && shareTold(topic.word, termsOfText(each)) >= isWordTold,
        )
      )
    }
    const told = (terms: Terms): number => {
      const sum = needs.reduce(
        (total, { word, need, bySubject }) => total + need * Math.max(bySubject, shareTold(word, terms)),
        0,
      )
      return all === 0 ? 1 : sum / all
    }
    return {
      tellsAll,
      tellsOfTopic,
      /** How well a passage tells what the question asks for. */
      tellsOfKind: (passage: string) => kind?.tellsOf(passage, given) ?? 0,
      /** Whether it has something to tell: of a kind about anything, else about a topic that is not of the hour. */
      hasAsked: (passage: string, tells: number, isLive: boolean) =>
        kind
          ? all > 0 && tells > 0
          : topic !== undefined && !topic.isTime && !isOfNow && (isLive || passage.length >= shortestAnswer),
      isLabelled: (label: Terms | undefined) =>
        topic !== undefined && label !== undefined && shareTold(topic.word, label) >= isWordTold,
      isLabelNamed: (label: Terms | undefined) =>
        label !== undefined && names.some(({ word }) => shareTold(word, label) >= isWordTold),
      isBelow: (heading: Terms) =>
        needs.some(
          ({ word, need, isVague, bySubject }) =>
            need > 0 && !isVague && bySubject < isWordTold && shareTold(word, heading) >= isWordTold,
        ),
      told,
    }
  }

  return (
    page: Page,
    question: Question,
    ownQuestion: string,
    alsoNamed: readonly string[] = [],
  ): Picked | undefined => {
    const { asked, kind } = question
    const read = reread(page)
    const subject = new Map([...read.subject, ...alsoNamed.map((term) => [term, 1] as const)])
    const wanted = listWanted(question, ownQuestion, subject)
    const needs = describeNeeds(question, subject, read)

    let best:
      | (Omit<Picked, 'told' | 'said'> & { points: number; said: Said; terms: Terms; ofHeading: Terms })
      | undefined
    for (const { heading, href, ofHeading, beside, read: passages } of read.sections) {
      for (const { passage, said, label } of passages) {
        const found = wanted.map((word) =>
          Math.max(0, ...word.map(({ term, weight }) => weight * (said.get(term) ?? 0))),
        )
        const met = found.slice(0, asked.length).filter((weight) => weight > 0).length
        // Twice the same word says less than each of the words once.
        const coverage = (1 + met / Math.max(1, asked.length)) / 2
        const isRowOfKind = kind?.isLabelOf(passage) ?? false
        const tells = needs.tellsOfKind(passage)
        const isRow = isRowOfKind || needs.isLabelled(label)
        const bonus = (isRow ? labelBonus : 1) * (tells > 1 ? figureBonus : 1)
        const sum = found.reduce((total, weight) => total + weight, 0) + (isRowOfKind ? pointsOfLabel : 0)
        const points = (sum * coverage * bonus) / (1 + passage.length / longPassage)
        if (best?.isAnswer && points <= best.points) continue
        const isAnswer =
          needs.hasAsked(passage, tells, page.type === 'weather') &&
          needs.tellsAll(said, beside) &&
          needs.tellsOfTopic(passage, ofHeading, label)
        if (best && !isAnswer && (best.isAnswer || points <= best.points)) continue
        // Where something is, any place beside it would tell.
        const isSure = isAnswer && (isRow || (tells > 1 && kind?.id !== 'place'))
        const isOfPlace = isAnswer && needs.isLabelNamed(label)
        best = { points, isAnswer, isSure, isOfPlace, said: { passage, heading, href }, terms: said, ofHeading }
      }
    }
    if (!best) return undefined
    const { said, terms, ofHeading, points: _, ...judged } = best
    if (best.isAnswer) return { ...judged, said, told: needs.told(terms) }
    return { ...judged, said: needs.isBelow(ofHeading) ? { ...said, passage: '' } : undefined, told: 0 }
  }
}

/** Whether a word only says what is asked for, or when. */
const saysKind = (word: string, kind: AskedKind | undefined): boolean =>
  kind?.words.has(word) === true || word.startsWith('time')
