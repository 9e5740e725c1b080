import { carryKeptStay } from '#site/ui/kept-stay.ts'
import { offerOwnLanguage } from './own-language-behaviour.ts'

// Loaded by `for-visitor-loader-behaviour.ts` where a visitor has chosen dates, or reads a page in another language than the browser prefers.

offerOwnLanguage()
carryKeptStay()
