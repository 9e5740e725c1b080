// What is said beside a name, folded: that one sleeps, walks or shops there, or that it is over, shut or brought along.

/** What is told of a town far away is over: «we bought it in Oslo». */
export const toldWords =
  /^(?:was|were|had|did|done|bought|came|flew|drove|went|stayed|slept|left|gekauft|besorgt|kamen|flogen|fuhren|waren|hatten|hatte|var|hadde|kjopte|kjopt|handlet|handla|kom|floy|kjorte)$/

export const stays = /^(?:overnight|ubernacht|overnatt|stay|sleep|schlaf|sover|base|basis|natta$|natten$)/

/** By which one sleeps out of doors too, or in a hut. */
export const sleepWords =
  /^(?:tel?t|tent|zelt|camp|pitch|wild|vill|fri|frei|biwak|bivou|bivuakk|hammock|hangematte|hengekoye|lavvo|natt|night|nacht|sleep|sov|schlaf|ubern|overn|hytt|hutt|hut|bed|bett|seng|sta(?:y|ande))/

/** «Svolvær again»: the night is where the one before was. */
export const againWords = /^(?:again|igjen|wieder|nochmal|nochmals)$/

/** «Reine for the night», «Reine over natta». */
export const forTheNight = /(?:over natt|uber nacht|for the night|for natta|for natten|fur die nacht)/

export const walkWords =
  /^(?:walk|hike|stroll|tur|gatur|strandtur|rusletur|spaziergang|strandspaziergang|wanderung|strandwanderung)$/

export const shutWords = /^(?:closed|shut|stengt|geschlossen)$/

/** What is brought along, or not needed, is not bought: «Lebensmittel haben wir im Koffer». */
export const broughtWords =
  /^(?:dabei|mitgebracht|medbrakt|brought|packed|koffer|koffern|gepack|rucksack|kuhlbox|suitcase|suitcases|luggage|bags|rucksacks|bagasjen|kofferten|sekken|kjolebag|keine|keinen|nichts)$/

/** «Over Trollstigen», «über den Saltstraumen», in front of a name. */
export const pathBefore = /(?:^| )(?:over|uber|via|durch|through|gjennom)(?: (?:the|die|den|das))?$/

/** Between what is done and the place where: «a safari to», «Safari in den», «safari inn i». */
export const inPlace = /^(?:in|to|into|at|near|im|in den|in dem|zum|nach|bei|i|inn i|til|pa|ved)$/

/** «The night in Reine», one; «all nights in Reine» are those of the trip. */
export const nightWord = /^(?:night|nacht|natt|natta|natten)$/

/** In front of a name, folded and joined: one passes it on the way; and single words: one stops there. */
export const beforeOnWay =
  /(?:^| )(?:on (?:the|our) way|by way of|along the way|en route|underveis|unterwegs|pa (?:veien|vegen|vei|veg)|auf dem (?:hin)?weg|am weg|innom)(?: (?!(?:to|til|nach|mot)(?: |$))|$)/
export const stopWords =
  /^(?:stop|stops|stopover|stopping|pause|break|rast|halt|halten|zwischenhalt|zwischenstopp|photo|stopp|stoppen|stopper|stoppe|stoppar|fotostopp|kaffestopp|kaffeestopp|lunsjstopp)$/
export const thenWords = /^(?:then|after|afterwards|dann|danach|deretter|anschliessend|etterpa|sa)$/

/** Behind a name, and nothing more of that part of the sentence: so too. */
export const onTheWay =
  /^(?:(?:is|liegt|ligger) )?(?:on (?:the|our) way(?: (?:there|down|over|out|west|south|up))?|along the way|en route|underveis|unterwegs|pa (?:veien|vegen|veg|vei)(?: (?:dit|ned|utover|vestover))?|auf dem (?:hin)?weg(?: (?:dorthin|hin))?|am weg)(?: (?:for|fur|with|med|mit)(?: \w+){1,3})?$/

/** Returns whether the words before a name say in what one goes there: «med leiebil til Sørvågen», «mit dem Mietwagen nach Å», «by car to Reine». */
export function isByCar(lead: readonly string[]): boolean {
  return /(?:^| )(?:med|mit|with|by|in|i|im) (?:\w+ ){0,2}(?:leiebil|leiebilen|bil|bilen|mietwagen|leihwagen|wagen|auto|car|van|camper|campervan|wohnmobil|bobil|bobilen|motorrad|motorradern|mopeds?|motorbikes?|motorcycles?|motorsykkel|taxi|drosje|rental) (?:over |ut |out |ned |down |west |westwards |vestover )?(?:to|til|nach|zum|zur|bis|mot|richtung)$/.test(
    lead.join(' '),
  )
}
