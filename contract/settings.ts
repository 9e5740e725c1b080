import * as z from 'zod'
import {
  databaseAddress,
  defaultPublicKey,
  headerWord,
  hostList,
  httpAddress,
  httpAddressOrOff,
  listeningHost,
  oneOf,
  origin,
  originList,
  originOrOff,
  originOrOffWord,
  port,
  purposeList,
  trustProxy,
  wholeNumber,
} from './setting-schemas.ts'
import { defaultTileAddress, isTileAddress, tileAddressRule } from './tile-address.ts'

export interface Setting {
  /** Parses the variable; includes the default. */
  schema: z.ZodType<unknown, string | undefined>
  /** For the operator: a cell of the table in docs/deploy.md. */
  description: string
  /** Also read by the build, so another value requires another build. Needs a default. */
  build?: true
  /** Kept out of messages and built files. */
  secret?: true
  /** Required if another setting has this value. */
  neededWith?: { setting: string; value: string }
  /** For a build setting in containers: an example to be replaced, or another default. */
  inContainers?: { example: string } | { default: string }
}

/** All settings, in the order of docs/deploy.md, whose table `npm run generate:settings` writes after a change. */
export const settings = {
  SITE_ORIGIN: {
    schema: origin.default('http://localhost:3000'),
    description:
      'The address that visitors see: `https://guide.example`. Canonical addresses, sitemap, share pictures; with https also HSTS and upgrading of requests',
    build: true,
    inContainers: { example: 'https://guide.example' },
  },
  CONTENT_EVIDENCE: {
    schema: oneOf('verified', 'sample').default('verified'),
    description:
      '`sample` shows examples of ratings, prices and quotes too, each marked, under a line that says so: for a demonstration only',
    build: true,
    inContainers: { default: 'verified' },
  },
  ANON_KEY: {
    schema: headerWord.default(defaultPublicKey),
    description: "What the pages send as `apikey`. Public by design: it keeps strangers' scripts out, not attackers",
    build: true,
  },
  TILE_URL: {
    schema: z.string().refine(isTileAddress, tileAddressRule).default(defaultTileAddress),
    description:
      "Tiles of the detailed map, which visitors ask for. Kartverket's bring its trails from `wms.geonorge.no` along; those of any other host, such as `https://tile.openstreetmap.org/{z}/{x}/{y}.png`, are credited to OpenStreetMap. Read the service's terms of use: both are for light use",
    build: true,
  },
  TOUR_STAND_IN: {
    schema: originOrOffWord.default('off'),
    description:
      "Where a stand-in of the tour partner's script answers, as in `npm run demo`. Only with `CONTENT_EVIDENCE=sample`, and only while `content/partners.yaml` has no widget",
    build: true,
  },
  HOST: {
    schema: listeningHost.default('127.0.0.1'),
    description: 'Where the server listens. `0.0.0.0` in a container',
  },
  PORT: { schema: port.default(3000), description: 'The port that the server listens on' },
  TRUST_PROXY: {
    schema: trustProxy.default(false),
    description:
      'Who may say who the visitor is (`X-Forwarded-For`): the address of the proxy, several with commas, ranges, or a number of proxies. Limits are counted by it, so never `true` where visitors can reach the port themselves',
  },
  DATABASE_URL: {
    schema: databaseAddress.optional(),
    description:
      '`postgres://user:password@host:5432/database`. Without it the database is embedded, and one process has it',
    secret: true,
  },
  DATA_DIR: {
    schema: z.string().default('./data'),
    description: "The embedded database and the owner's socket. Needs no room with `DATABASE_URL`",
  },
  ALLOWED_ORIGINS: {
    schema: originList.default([]),
    description:
      'Other sites whose pages may call `/functions/v1` and `/rest/v1`, separated by commas. Our own pages need none',
  },
  MARKDOWN: {
    schema: oneOf('on', 'off').default('on'),
    description:
      'Every page as Markdown too, at its address with `.md` and for `Accept: text/markdown`, and `llms.txt`',
    build: true,
  },
  OPEN_DATA: {
    schema: oneOf('on', 'off').default('on'),
    description: 'The points of the map as GeoJSON and CSV, the description of the API, the calendar to subscribe to',
    build: true,
  },
  AGENTS_MAY: {
    schema: purposeList.default(['fetch', 'search']),
    description:
      'What `robots.txt` lets assistants do: `fetch` a page for somebody who asks, `search`, `train` models; separated by commas, or `nothing`',
    build: true,
  },
  MCP: {
    schema: oneOf('on', 'off').default('on'),
    description: 'Whether assistants are answered at `/mcp`',
    build: true,
  },
  MET_BASE_URL: {
    schema: httpAddressOrOff.default('https://api.met.no/weatherapi'),
    description:
      'Weather, the sea and warnings; `off`: not asked, and pages say whom to ask. Another one only for a stand-in',
  },
  MET_CONTACT: {
    // Sent in a request header, so printable ASCII only.
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{3,200}$/, 'must be an e-mail or web address')
      .optional(),
    description:
      'Whom MET Norway may write to about our requests; they require one that is read. Left out: the e-mail of `content/site.yaml`, or else the contact page at `SITE_ORIGIN`',
  },
  ENTUR_BASE_URL: {
    schema: originOrOff.default('https://api.entur.io'),
    description: 'Departures and the last way back, without a key; `off`: not asked. Another one only for a stand-in',
  },
  NVE_BASE_URL: {
    schema: originOrOff.default('https://api01.nve.no'),
    description: 'Avalanches, floods and landslides, likewise',
  },
  TIDE_BASE_URL: {
    schema: originOrOff.default('https://vannstand.kartverket.no'),
    description: "Kartverket's tide, likewise",
  },
  ROAD_BASE_URL: {
    schema: originOrOff.default('https://ogckart-sn1.atlas.vegvesen.no'),
    description: "Statens vegvesen's messages of the road and the weather beside it, likewise",
  },
  AVINOR_BASE_URL: {
    schema: originOrOff.default('https://asrv.avinor.no'),
    description: 'Flights, likewise',
  },
  NOAA_BASE_URL: {
    schema: originOrOff.default('https://services.swpc.noaa.gov'),
    description: 'The aurora, likewise',
  },
  NOBIL_BASE_URL: {
    schema: originOrOff.default('https://nobil.no'),
    description: "NOBIL's register of charging stations, asked with a key only; `off`: not asked",
  },
  NOBIL_LIVE_BASE_URL: {
    schema: originOrOff.default('https://api.data.enova.no'),
    description: "Enova's live status of charging stations, likewise",
  },
  NOBIL_API_KEY: {
    schema: headerWord.optional(),
    description: "The free key of NOBIL's register. Without it today says nothing about charging",
    secret: true,
  },
  NOBIL_LIVE_API_KEY: {
    schema: headerWord.optional(),
    description: "Enova's free key of the live status (data.enova.no), if it is another than `NOBIL_API_KEY`",
    secret: true,
  },
  HOTEL_SOURCE: {
    schema: oneOf('sample', 'expedia').default('sample'),
    description:
      '`expedia` once there is a contract, for build and start; with `sample` only a demonstration lists hotels with prices, as examples',
    build: true,
  },
  EXPEDIA_BASE_URL: {
    schema: httpAddress.default('https://apim.expedia.com'),
    description: 'Hotels. Another one only for a stand-in',
  },
  EXPEDIA_API_KEY: {
    schema: headerWord.optional(),
    description: 'The key that comes with the contract',
    secret: true,
    neededWith: { setting: 'HOTEL_SOURCE', value: 'expedia' },
  },
  EXPEDIA_API_PASSWORD: {
    schema: z.string().optional(),
    description: 'The password that belongs to the key',
    secret: true,
    neededWith: { setting: 'HOTEL_SOURCE', value: 'expedia' },
  },
  EXPEDIA_REQUESTS_PER_MINUTE: {
    schema: wholeNumber(1, 9999).default(30),
    description: 'Over all processes on one database; stay under what the contract says',
  },
  IMAGE_CRAWLING: {
    schema: oneOf('on', 'off').default('off'),
    description: 'Whether pages of hotels are read for their pictures: `on` only when the partner has agreed',
  },
  CRAWL_HOSTS: {
    schema: hostList.default([
      'www.expedia.com',
      'www.expedia.no',
      'www.expedia.de',
      'www.hotels.com',
      'no.hotels.com',
      'de.hotels.com',
    ]),
    description: 'Whose pages may be read',
  },
  IMAGE_HOSTS: {
    schema: hostList.default(['images.trvl-media.com']),
    description: 'Where pictures may be fetched',
  },
  SAMPLE_HOTEL_PAGES: {
    // Only its origin may be local.
    schema: httpAddress.optional(),
    description: 'Where the example hotels have pages (stand-in). Not for production',
  },
  UPDATE_CONTACT: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{3,200}$/, 'must be an e-mail or web address')
      .optional(),
    description:
      'Whom the registers that `npm run update` asks may write to. Left out: the e-mail of `content/site.yaml`. Their own addresses are in `update/addresses.yaml`',
  },
  UPDATE_STAND_IN: {
    schema: origin.optional(),
    description: 'A stand-in that answers `npm run update` in the place of every register',
  },
  METRICS_PORT: {
    schema: port.optional(),
    description:
      'Figures for Prometheus on a port of their own ([owner.md](owner.md)); none without. Each process needs its own',
  },
  METRICS_HOST: {
    schema: listeningHost.default('127.0.0.1'),
    description: 'Never an address that the world can reach',
  },
  LOG_LEVEL: {
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
    description: 'Lines of JSON on the output, nothing about persons. `warn` leaves out unknown paths',
  },
} as const satisfies Record<string, Setting>

type Rows = typeof settings

export type SettingName = keyof Rows

export type BuildSettingName = { [Name in SettingName]: Rows[Name] extends { build: true } ? Name : never }[SettingName]

/** Values with defaults; undefined: not set, without a default. */
export type SettingValues<Name extends SettingName> = Readonly<
  z.infer<z.ZodObject<{ [Key in Name]: Rows[Key]['schema'] }>>
>

export const settingNames = Object.keys(settings) as SettingName[]

export const buildSettingNames = settingNames.filter((name): name is BuildSettingName => 'build' in settings[name])

export const secretSettingNames = settingNames.filter((name) => 'secret' in settings[name])
