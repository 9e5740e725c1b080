import { readGuide } from './read-guide.ts'
import { applyRules, finishChecks } from './rule.ts'
import { readBuiltSite } from './site/built-site.ts'
import { siteRules } from './site/site-rules.ts'

// Rules over the built site in `dist/`. `node checks/run-site-checks.ts`

const report = applyRules(Object.values(siteRules), await readBuiltSite(await readGuide()))
await finishChecks(report, 'Built site', 'test-results/site-checks.json')
