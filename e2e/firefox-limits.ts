/** The journeys that Firefox runs as well, before a release: each page kind's own, search, weather, hotels, map, plan, offline. */
export const firefoxSpecs = [
  'best-hotels',
  'clicks',
  'first-screen',
  'header',
  'home',
  'houses',
  'islands',
  'languages',
  'lazy-image',
  'map',
  'map-input',
  'narrow-screens',
  'offline',
  'packing-list',
  'planning',
  'rankings',
  'refused-storage',
  'search',
  'security-policy',
  'today-line',
  'tour-gate',
  'trip-check',
  'trip-plan',
  'trip-plan-links',
  'trips',
  'weather',
].map((name) => `${name}.spec.ts`)

const noSwitch = 'WebDriver BiDi of Firefox 153 cannot turn scripts off.'
const noPaper = 'It cannot show a page as printed.'
const noBack = 'Playwright waits for a load that a page out of Firefox’s memory never has.'
const noSession = 'The test speaks Chromium’s own protocol: touch, a full disk.'
const noBody = 'It tells the test no body of what a page sends.'
const noCut =
  'With its line cut by the driver it does not ask the worker; the journeys whose server refuses cover that.'

/** What cannot be driven in Firefox, by title, and why. */
export const notInFirefox: readonly { title: RegExp; reason: string }[] = [
  { title: /without script/i, reason: noSwitch },
  { title: /every plan is on the page, and there is no print button/, reason: noSwitch },
  { title: /on paper a ranking|on paper a trip has|prints no line of a demonstration/, reason: noPaper },
  { title: /a submitted search adds a history entry/, reason: noBack },
  { title: /the header searches in \w+, with the keyboard alone/, reason: noBack },
  { title: /the script is gone after leaving the page/, reason: noBack },
  { title: /one of the guide’s plans opens as a trip/, reason: noBack },
  { title: /touch, German|a full browser storage/, reason: noSession },
  { title: /says its failures in a notice too/, reason: noBody },
  { title: /a click on a paying link/, reason: noBody },
  { title: /a failure and an empty list are reported with alternatives/, reason: noBody },
  { title: /what was read stays readable without a network/, reason: noCut },
  { title: /where the line ends a warning stays/, reason: noCut },
  { title: /is kept once it is opened, and not before/, reason: 'It has no rules of speculation.' },
  { title: /a new build never mixes|the download can be stopped/, reason: noCut },
  { title: /the plan goes out as calendar/, reason: 'A file made in the page is no download to BiDi.' },
  { title: /violations of a page’s policy/, reason: 'Firefox says each once, not by event and console.' },
  { title: /a denied clipboard is reported/, reason: 'It writes the refusal to the console without its name.' },
  {
    title: /is transparent at the top/,
    reason: 'Without animations by scrolling the header is paper from the start, as its style says.',
  },
]
