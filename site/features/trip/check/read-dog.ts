// Whether a dog comes along, as a text tells it: «og hund», «our dog Bello», and not a word of dogs anywhere.

const comesAlong = [
  '(?:with|and|plus|our|my|bring|bringing|take|taking|travel with) (?:(?:our|my|the|a|two|small|little|old|big) )*(?:dogs?|puppy)(?! (?:sled|bowl|food|friendly|beach|park|owner|walkers?))',
  'the dog(?! (?:sled|beach|park))',
  '(?:med|og|samt|pluss|vår|min|ta|tar|har) (?:(?:med|oss|oss en|en|vår|to|våre|liten|stor) )*(?:hund|hunden|hunder|hundene|bikkja|valp|valpen)',
  '(?:hunden|bikkja|valpen)(?: vår)?',
  String.raw`(?:mit|und|samt|plus|unser\p{L}*|mein\p{L}*) (?:(?:unser\p{L}*|mein\p{L}*|dem|einem|zwei|klein\p{L}*|groß\p{L}*|alt\p{L}*) )*(?:hund|hunden|hündin|welpen?)`,
  '(?:unsere|zwei|våre|to|our|two) (?:hunde|hunder|dogs)',
  '(?:der )?hund (?:ist |kommt |er )?(?:dabei|mit)',
]
/** «2 voksne, hund», «Mum, Dad, dog». */
const inRow = String.raw`(?<=[,+&] ?)(?:dog|hund)(?=\s*(?:$|[,.;)&+]| (?:og|and|und)(?!\p{L})))`
const dog = new RegExp(String.raw`(?<![\p{L}-])(?:${comesAlong.join('|')}|${inRow})(?![\p{L}-])`, 'iu')

/** «Without the dog», «hunden blir hos mormor», «der Hund bleibt daheim». */
const without =
  /(?<!\p{L})(?:without|no|not|uten|ingen|ikke|utan|ohne|kein\p{L}*|nicht|hot|instead of)(?: \p{L}+){0,2} (?:dogs?|hund\p{L}*|puppy|valp\p{L}*|welpen?)(?!\p{L})|(?<!\p{L})(?:dogs?|hund|hunden|hunder|hunde|bikkja|puppy|valpen|welpe)(?: (?!kommt |kommer |comes )[\p{L}’']+){0,3} (?:stays?|staying|stayed|remains?|hjemme|igjen|passes|blir|bleibt|bleiben|daheim|zuhause|kennel|home|behind|hundepensjon\p{L}*|hundehotell|tierpension|tiersitter|sitter)(?!\p{L})/iu

/** Returns whether a text says that a dog comes along. */
export function readDog(text: string): boolean {
  return (text.match(/[^.!?\n;]+/gu) ?? []).some((sentence) => dog.test(sentence) && !without.test(sentence))
}
