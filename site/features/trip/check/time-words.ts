// What is said beside a time, folded: when one sets out, is home, or depends on something.

/** «Ich fahre» is no ferry. */
export const ferryWord = /^(?:ferry|ferg[ea]n?|ferj[ae]n?|bilferje|bilferja|(?:auto)?fähre)$/i

/** Minutes; an editors' estimate. */
export const shortestBreakfast = 20

/** From when on a table is the evening's. */
export const evening = 17 * 60

export const lightWords =
  /^(?:light|daylight|dark|lyst?|dagslys|morkt|hell|licht|tageslicht|dunkel|sonnenuntergang|solnedgang)$/

export const homeWords = /^(?:hjem|heim|home|hause|nachhause|ruckkehr)$/

export const boatTrips = /^t\.(?:reinefjorden-bunes|skrova|vaeroy|trollfjorden|nusfjord-ballstad)$/

/** When a boat leaves, or a tour begins. */
export const sailWords =
  /^(?:departs|departing|sails|sailing|leaves|leaving|starts|startet|abfahrt|ablegen|legt|ablegt|avgang|gar|oppmote|start|departure)$/

/** Right before a time: that is when one sets out for what follows. */
export const setOutWords =
  /^(?:depart|departs|departing|leave|leaves|leaving|abfahrt|aufbruch|losfahren|avreise|avgang|drar|reiser)$/

/** So too where a goal follows the time. */
export const goingWords =
  /^(?:kjorer|kjore|koyrer|drar|reiser|drive|driving|fahren|fahre|fahrt|weiterfahrt|go|head|heading|off)$/

/** «First ferry of the morning», «Ferja tidlig på dagen», «Frühfähre»: a way home without a clock time. */
export const earlyWords =
  /^(?:first|early|earliest|forste|tidlig|tidligste|tidlegaste|grytidlig|erste|ersten|fruh|fruhe|fruhen|fruhste|fruhsten|fruheste|fruhesten|fruhfahre|morgenfahre|morgenferga|morgenferja|morgenfly|morgenflyet|morgenflug|fruhflug)$/

/** Of a way home that one sets out for early. */
export const lateFlight =
  /(?:^| )(?:abendflug|nachmittagsflug|spatflug|abendmaschine|nachmittagsmaschine|abendfahre|kveldsfly|kveldsflyet|ettermiddagsfly|ettermiddagsflyet|kveldsferga|kveldsferja|(?:evening|afternoon|late|night) (?:flight|plane|ferry)|(?:flight|plane|ferry) (?:is |leaves |departs )?(?:in the |this )?(?:evening|afternoon)|(?:flug|fahre|flieger) (?:geht |erst )*(?:am )?(?:abend|abends|nachmittag|nachmittags)|(?:fly|flyet|ferga|ferja) (?:gar )?(?:forst )?(?:pa |om )?(?:kvelden|ettermiddagen))(?: |$)/

/** Where nobody walks who does not see the way. */
export const outdoorWords =
  /(?:^(?:path|footpath|trail|trailhead|headland|promontory|ridge|forest|summit|viewpoint|cliff|cliffs|odden|neset|skogen|wald|gipfel|klippen|landspitze|landzunge|landtunge|landtunga)|(?:stien|stig|pfad|waldweg|kustenweg|wanderweg|skogsveien|aussichtspunkt|utsiktspunkt|utsiktspunktet))$/

/** A drive for what one sees on it. */
export const scenicDrive =
  /(?:^| )(?:panoramafahrt|panoramatour|fotofahrt|fototour mit dem auto|panoramatur|fotokjoring|utsiktskjoring|fotostopps|fotostopper|(?:scenic|panorama|panoramic|photo|photography|sightseeing) (?:drive|ride|road trip)|photo stops|kjoretur med fotostopp)(?: |$)/

export const conditionWords =
  /(?:^| )(?:if|unless|provided|dersom|hvis|vis|om vi|falls|wenn|sofern|bare nar|only when)(?: |$)/
