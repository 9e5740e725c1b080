import { applyRules, finishChecks } from './apply-rules.ts'
import { entriesHaveOwnAddresses } from './content/entries-have-own-addresses.ts'
import { entriesHaveOwnPictures } from './content/entries-have-own-pictures.ts'
import { entriesHaveOwnSpots } from './content/entries-have-own-spots.ts'
import { lettersCanBePrinted } from './content/letters-can-be-printed.ts'
import { lockfileIsComplete } from './content/lockfile-is-complete.ts'
import { messagesAreComplete } from './content/messages-are-complete.ts'
import { messagesAreUsed } from './content/messages-are-used.ts'
import { messagesAreWords } from './content/messages-are-words.ts'
import { messagesKeepGaps } from './content/messages-keep-gaps.ts'
import { nothingLocal } from './content/nothing-local.ts'
import { partnersOnlyFromTheirFile } from './content/partners-only-from-their-file.ts'
import { referencesLeadToEntries } from './content/references-lead-to-entries.ts'
import { textsAreSober } from './content/texts-are-sober.ts'
import { readWrittenTexts, type WrittenTexts } from './content/written-texts.ts'
import { readGuide } from './read-guide.ts'
import type { Rule } from './rule.ts'

// Rules over what people wrote. `node checks/run-content-checks.ts`

const { findUnusableContent, findUnusablePhotos } = await readGuide()
const contentIsUsable: Rule<WrittenTexts> = {
  name: 'every page can read its content, in every language',
  findProblems: findUnusableContent,
}

const unusablePhotos = await findUnusablePhotos()
const photosAreUsable: Rule<WrittenTexts> = {
  name: 'every photo in the content can be shown, and says who took it',
  findProblems: () => unusablePhotos,
}

const report = applyRules<WrittenTexts>(
  [
    contentIsUsable,
    photosAreUsable,
    entriesHaveOwnPictures,
    entriesHaveOwnSpots,
    entriesHaveOwnAddresses,
    referencesLeadToEntries,
    partnersOnlyFromTheirFile,
    messagesAreComplete,
    messagesAreWords,
    messagesKeepGaps,
    messagesAreUsed,
    lettersCanBePrinted,
    textsAreSober,
    nothingLocal,
    lockfileIsComplete,
  ],
  readWrittenTexts(),
)
await finishChecks(report, 'Content', 'test-results/content-checks.json')
