import { z } from 'zod'

/** Returns the schema of a reference to an entry, with one that its messages name: `trips/ryten`. */
export function entryReference(example: string) {
  return z.string().regex(/^[a-z]+\/[a-z0-9-]+$/, `must be <kind>/<id>, like "${example}"`)
}

/** Returns kind and id of a reference. */
export function splitReference(reference: string): { kind: string; id: string } {
  const [kind = '', id = ''] = reference.split('/')
  return { kind, id }
}
