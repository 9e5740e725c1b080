import { presentKind } from './shared/entry-presentation.ts'
import { lodging } from './shared/lodging.ts'

export const presentation = presentKind<'cabins'>(lodging)
