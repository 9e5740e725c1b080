/** Who comes along, as far as it matters for where one can go. In a link: `w=c4.c7,dog,chair,l72,h31`. */
export interface Party {
  /** Of the children, in years. */
  ages?: readonly number[] | undefined
  dog?: true | undefined
  wheelchair?: true | undefined
  /** Of the vehicle, in decimetres. */
  length?: number | undefined
  height?: number | undefined
}

/** Editors' estimates: from these ages a child comes to what is not for small children, and walks what is for those used to hills. */
export const childRules = { notSmall: 8, usedToHills: 12 } as const

/** Returns a party as a link has it; empty for one of which nothing is said. */
export function writeParty({ ages = [], dog, wheelchair, length, height }: Party): string {
  return [
    ...ages.map((age) => `c${age}`),
    ...(dog ? ['dog'] : []),
    ...(wheelchair ? ['chair'] : []),
    ...(length ? [`l${length}`] : []),
    ...(height ? [`h${height}`] : []),
  ].join(',')
}

/** Returns the party of a link; undefined where any of it is unknown, so that a newer edition's is kept word for word. */
export function readParty(value: string): Party | undefined {
  const ages: number[] = []
  const party: { -readonly [Key in keyof Party]: Party[Key] } = {}
  for (const item of value.split(',')) {
    const [, sign, figure] = /^([clh])(0|[1-9]\d{0,2})$/.exec(item) ?? []
    const number = Number(figure)
    if (item === 'dog') party.dog = true
    else if (item === 'chair') party.wheelchair = true
    else if (sign === 'c' && number < 18) ages.push(number)
    else if (sign === 'l' && number > 0 && number < 250) party.length = number
    else if (sign === 'h' && number > 0 && number < 250) party.height = number
    else return undefined
  }
  return { ...party, ...(ages.length > 0 ? { ages } : {}) }
}

/** Returns a party without what is empty; undefined where nothing is left. */
export function tidyParty(party: Party): Party | undefined {
  const value = writeParty(party)
  return value === '' ? undefined : readParty(value)
}

/** Returns metres as they were typed, in decimetres; undefined for none or nonsense. */
export function readMetres(typed: string): number | undefined {
  const metres = Number(typed.replace(',', '.'))
  return typed.trim() !== '' && metres > 0 && metres < 25 ? Math.round(metres * 10) : undefined
}

/** Returns the ages in «4, 7 og 11», at most twelve of up to 17 years. */
export function readAges(typed: string): number[] {
  return Array.from(typed.matchAll(/\d{1,2}/g), ([age]) => Number(age))
    .filter((age) => age < 18)
    .slice(0, 12)
}
