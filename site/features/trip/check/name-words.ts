// What is said beside a name, folded: that one sleeps, walks or shops there, or that it is over, shut or brought along.

/** What is told of a town far away is over: «we bought it in Oslo». */
export const toldWords =
  /^(?:was|were|had|did|done|bought|came|flew|drove|went|stayed|slept|left|gekauft|besorgt|kamen|flogen|fuhren|waren|hatten|hatte|var|hadde|kjopte|kjopt|handlet|handla|kom|floy|kjorte)$/

export const stays = /^(?:overnight|ubernacht|overnatt|stay|sleep|schlaf|sover|base|basis|natta$|natten$)/

export const walkWords =
  /^(?:walk|hike|stroll|tur|gatur|strandtur|rusletur|spaziergang|strandspaziergang|wanderung|strandwanderung)$/

export const shutWords = /^(?:closed|shut|stengt|geschlossen)$/

/** What is brought along, or not needed, is not bought: «Lebensmittel haben wir im Koffer». */
export const broughtWords =
  /^(?:dabei|mitgebracht|medbrakt|brought|packed|koffer|koffern|gepack|rucksack|kuhlbox|suitcase|suitcases|luggage|bags|rucksacks|bagasjen|kofferten|sekken|kjolebag|keine|keinen|nichts)$/

/** «The night in Reine», one; «all nights in Reine» are those of the trip. */
export const nightWord = /^(?:night|nacht|natt|natta|natten)$/
