import { applyRules, finishChecks } from './apply-rules.ts'
import { readGuide } from './read-guide.ts'
import { alternatesPointBothWays } from './site/alternates-point-both-ways.ts'
import { fontsAreFew, homeIsLight, pagesStayInTheirBudget, weatherScriptIsSmall } from './site/budgets.ts'
import { readBuiltSite } from './site/built-site.ts'
import { canonicalIsThePage } from './site/canonical-is-the-page.ts'
import { idsAreUnique } from './site/ids-are-unique.ts'
import { linksKeepTheLanguage } from './site/links-keep-the-language.ts'
import { linksLeadSomewhere } from './site/links-lead-somewhere.ts'
import { linksNeedNoRedirect } from './site/links-need-no-redirect.ts'
import { newTabsAreSafe } from './site/new-tabs-are-safe.ts'
import { noInlineCode } from './site/no-inline-code.ts'
import { noLinkToUnbuiltPages } from './site/no-link-to-unbuilt-pages.ts'
import { noThirdHosts } from './site/no-third-hosts.ts'
import { oneMainHeading } from './site/one-main-heading.ts'
import { pagesNameTheirLanguage } from './site/pages-name-their-language.ts'
import { picturesAreDescribed } from './site/pictures-are-described.ts'
import { scriptOnlyWhereNeeded } from './site/script-only-where-needed.ts'
import { sitemapIsExact } from './site/sitemap-is-exact.ts'
import { structuredDataIsHonest } from './site/structured-data-is-honest.ts'
import { titlesAreUnique } from './site/titles-are-unique.ts'

// Rules over the built site in `dist/`. `node checks/run-site-checks.ts`

const report = applyRules(
  [
    linksLeadSomewhere,
    noLinkToUnbuiltPages,
    linksNeedNoRedirect,
    linksKeepTheLanguage,
    newTabsAreSafe,
    alternatesPointBothWays,
    canonicalIsThePage,
    sitemapIsExact,
    titlesAreUnique,
    oneMainHeading,
    pagesNameTheirLanguage,
    structuredDataIsHonest,
    picturesAreDescribed,
    idsAreUnique,
    noInlineCode,
    scriptOnlyWhereNeeded,
    noThirdHosts,
    pagesStayInTheirBudget,
    homeIsLight,
    weatherScriptIsSmall,
    fontsAreFew,
  ],
  await readBuiltSite(await readGuide()),
)
await finishChecks(report, 'Built site', 'test-results/site-checks.json')
