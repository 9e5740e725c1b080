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
import { clickCounterIsTiny, clicksAreCounted } from './clicks-are-counted.ts'
import {
  noInlineCode,
  noThirdHosts,
  safariReadsUnderlines,
  scriptOnlyWhereNeeded,
  scriptsReadNoLocales,
  scriptsWait,
} from './code.ts'
import {
  canonicalIsThePage,
  linksKeepTheLanguage,
  linksLeadSomewhere,
  linksNeedNoRedirect,
  newTabsAreSafe,
  spelledAddressesAreBuilt,
} from './links.ts'
import { linksAreNamedByWhereTheyLead } from './links-are-named-by-where-they-lead.ts'
import { manifestsAreValid } from './manifests-are-valid.ts'
import { markupIsRendered } from './markup-is-rendered.ts'
import { controlsHaveNames, landmarksAreDistinct } from './names-for-listeners.ts'
import { noSecrets, nothingOfTheDesk } from './no-secrets.ts'
import { openDataIsCredited } from './open-data-is-credited.ts'
import { pagesHaveSharePictures } from './pages-have-share-pictures.ts'
import { disclosureComesFirst, partnerLinksAreLabelled } from './partner-links-are-labelled.ts'
import { chartsAreLight, photosAreCredited, photosAreShown, picturesAreDescribed } from './pictures.ts'
import { demoSaysSo, samplesAreMarked, verifiedShowsNoSample } from './samples-are-marked.ts'
import { searchIsLight, searchLoaderIsTiny } from './search-weight.ts'
import { sitemapIsExact } from './sitemap-is-exact.ts'
import {
  idsAreUnique,
  longListsHaveContents,
  nothingIsEmpty,
  oneMainHeading,
  pagesNameTheirLanguage,
  sectionsHaveColumns,
  titlesAreUnique,
} from './structure.ts'
import { structuredDataIsHonest } from './structured-data-is-honest.ts'
import { twinsAreWhole } from './twins-are-whole.ts'
import { warningsReachWhoIsOut } from './warnings-reach-who-is-out.ts'

export const siteRules = {
  linksLeadSomewhere,
  spelledAddressesAreBuilt,
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
  sectionsHaveColumns,
  oneMainHeading,
  longListsHaveContents,
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
  openDataIsCredited,
  photosAreCredited,
  photosAreShown,
  pagesHaveSharePictures,
  manifestsAreValid,
  idsAreUnique,
  noInlineCode,
  noSecrets,
  nothingOfTheDesk,
  scriptOnlyWhereNeeded,
  scriptsReadNoLocales,
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
