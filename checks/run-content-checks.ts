import { readWrittenTexts } from './content/written-texts.ts'
import { listContentRules } from './list-content-rules.ts'
import { applyRules, finishChecks } from './rule.ts'

// Rules over hand-written files. `node checks/run-content-checks.ts`

const report = applyRules(await listContentRules(), readWrittenTexts())
await finishChecks(report, 'Content', 'test-results/content-checks.json')
