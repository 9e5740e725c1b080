import { watchBareText } from '#site/ui/testing/watch-bare-text.ts'

// Every test that draws something tells whether a translated page would stand it.
if (typeof document !== 'undefined') watchBareText()
