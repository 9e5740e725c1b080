import { alternatesPointBothWays } from './alternates-point-both-ways.ts'
import {
  firstViewIsLight,
  fontsAreFew,
  homeIsLight,
  mapScriptIsSmall,
  offlineWorkerIsSmall,
  pagesStayInTheirBudget,
  sharePicturesAreSmall,
  todayLineIsSmall,
  tripOnPageIsSmall,
} from './budgets.ts'
import { canonicalIsThePage } from './canonical-is-the-page.ts'
import { chartsAreLight } from './charts-are-light.ts'
import { clickCounterIsTiny, clicksAreCounted } from './clicks-are-counted.ts'
import { idsAreUnique } from './ids-are-unique.ts'
import { linksAreNamedByWhereTheyLead } from './links-are-named-by-where-they-lead.ts'
import { linksKeepTheLanguage } from './links-keep-the-language.ts'
import { linksLeadSomewhere } from './links-lead-somewhere.ts'
import { linksNeedNoRedirect } from './links-need-no-redirect.ts'
import { manifestsAreValid } from './manifests-are-valid.ts'
import { markupIsRendered } from './markup-is-rendered.ts'
import { controlsHaveNames, landmarksAreDistinct } from './names-for-listeners.ts'
import { newTabsAreSafe } from './new-tabs-are-safe.ts'
import { noInlineCode } from './no-inline-code.ts'
import { noSecrets } from './no-secrets.ts'
import { noThirdHosts } from './no-third-hosts.ts'
import { nothingIsEmpty } from './nothing-is-empty.ts'
import { oneMainHeading } from './one-main-heading.ts'
import { pagesHaveSharePictures } from './pages-have-share-pictures.ts'
import { pagesNameTheirLanguage } from './pages-name-their-language.ts'
import { disclosureComesFirst, partnerLinksAreLabelled } from './partner-links-are-labelled.ts'
import { photosAreCredited } from './photos-are-credited.ts'
import { photosAreShown } from './photos-are-shown.ts'
import { picturesAreDescribed } from './pictures-are-described.ts'
import { safariReadsUnderlines } from './safari-reads-underlines.ts'
import { demoSaysSo, samplesAreMarked, verifiedShowsNoSample } from './samples-are-marked.ts'
import { scriptOnlyWhereNeeded } from './script-only-where-needed.ts'
import { scriptsWait } from './scripts-wait.ts'
import { searchIsLight, searchLoaderIsTiny } from './search-weight.ts'
import { sitemapIsExact } from './sitemap-is-exact.ts'
import { structuredDataIsHonest } from './structured-data-is-honest.ts'
import { titlesAreUnique } from './titles-are-unique.ts'
import { twinsAreWhole } from './twins-are-whole.ts'
import { warningsReachWhoIsOut } from './warnings-reach-who-is-out.ts'

export const siteRules = {
  linksLeadSomewhere,
  linksNeedNoRedirect,
  linksKeepTheLanguage,
  linksAreNamedByWhereTheyLead,
  warningsReachWhoIsOut,
  newTabsAreSafe,
  alternatesPointBothWays,
  canonicalIsThePage,
  sitemapIsExact,
  titlesAreUnique,
  twinsAreWhole,
  oneMainHeading,
  controlsHaveNames,
  landmarksAreDistinct,
  pagesNameTheirLanguage,
  structuredDataIsHonest,
  partnerLinksAreLabelled,
  disclosureComesFirst,
  clicksAreCounted,
  clickCounterIsTiny,
  demoSaysSo,
  safariReadsUnderlines,
  samplesAreMarked,
  verifiedShowsNoSample,
  nothingIsEmpty,
  markupIsRendered,
  picturesAreDescribed,
  photosAreCredited,
  photosAreShown,
  pagesHaveSharePictures,
  manifestsAreValid,
  idsAreUnique,
  noInlineCode,
  noSecrets,
  scriptOnlyWhereNeeded,
  scriptsWait,
  searchLoaderIsTiny,
  searchIsLight,
  noThirdHosts,
  pagesStayInTheirBudget,
  chartsAreLight,
  homeIsLight,
  firstViewIsLight,
  mapScriptIsSmall,
  fontsAreFew,
  offlineWorkerIsSmall,
  todayLineIsSmall,
  tripOnPageIsSmall,
  sharePicturesAreSmall,
}
