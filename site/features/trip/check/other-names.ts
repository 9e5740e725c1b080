// Names by which visitors write of what the guide has, besides the names of its entries: other languages, other spellings, what a
// place is known for. By the reference of the stop.

export const otherNames: Readonly<Record<string, string>> = {
  'p.a': 'Å i Lofoten, Aa i Lofoten, A i Lofoten, Å Lofoten, village of Å, Tind',
  'r.borsen-spiseri': 'Børsen, Boersen',
  'r.anitas-sjomat': 'Anitas, Anita, Anita’s Seafood, Anitas Seafood, Anita’s',
  'h.holmen-lofoten': 'Holmen',
  'h.scandic-leknes': 'Scandic Leknes',
  'm.lofoten-links-golf':
    'Lofoten Links, golf, golfing, golf course, golfbanen, Golfplatz, 18 holes, 18 hull, 18 Loch, golfrunde, Golfrunde',
  'm.lofoten-bobilcamping-lyngvaer': 'Lyngvær, Lofoten Bobilcamping',
  'm.sandsletta-camping': 'Sandsletta',
  'm.rystad-lofoten-camping': 'Rystad',
  'm.henningsvaer-lysstoperi-cafe':
    'Lysstøperiet, Lysstøperi, candle workshop, candle making, candle dipping, lysstøping, støpe lys, dipping candles, dip candles, dip our own candles, Kerzen selbst ziehen, dyppe lys, støpe eget lys, Kerzen ziehen, Kerzenziehen, Kerzen gießen, candle factory, Kerzenwerkstatt, Kerzenzieherei, Kerzengießerei, lysstøperiet',
  'c.hamnoy': 'Eliassen',
  'p.reine': 'Reine village, Reine i Lofoten',
  'p.svolvaer': 'Svolvaer centre, Svinøya',
  'p.kabelvag': 'Kabelvaag',
  'p.henningsvaer': 'Henningsvaer stadium, Henningsvær stadion, Fußballplatz Henningsvær',
  'p.eggum': 'Eggum beach',
  'p.nusfjord': 'Nusfjord village',
  't.reinebringen':
    'Reinebringen steps, sherpa steps, sherpa stairs, sherpa staircase, Sherpatreppe, Sherpa-Treppe, Sherpastufen, Sherpa-Stufen, sherpatrappa, sherpatrappen, Reinebringstrappa, Reinetrappa',
  't.kvalvika': 'Kvalvika beach, Kvalvik, Kvalvika strand, Strand Kvalvika, Kvalvikstranda',
  't.ryten': 'Mount Ryten',
  't.munkebu':
    'Munkebu, Munken, Munkebu cabin, Munkebuhütte, Munkebu-Hütte, Munkebu hut, Munkebuhytta, Hermannsdalstinden',
  't.reinefjorden-bunes':
    'Bunes, Bunes beach, Bunesstranda, Strand Bunes, Vindstad, Vinstad, Kirkefjord, Kjerkfjord, Reinefjord boat, Reinefjord cruise',
  't.trollfjorden':
    'Trollfjord, Trollfjorden, Trollfjord cruise, Trollfjord safari, RIB safari, Trollfjordtur, Trollfjordtour, Trollfjord-Tour',
  't.skrova': 'Skrova, Skrova island, Skrovafjellet, Insel Skrova',
  't.vaeroy': 'Værøy, Vaeroy, Måstad',
  't.nusfjord-ballstad':
    'bicycle boat, bike ferry, sykkelbåt, sykkelbåten, Fahrradboot, Fahrradfähre, Radboot, Radfähre, bike boat, sykkelferga, sykkelferja, boat from Nusfjord to Ballstad, boat Nusfjord Ballstad, båt fra Nusfjord til Ballstad, Boot von Nusfjord nach Ballstad, Nusfjord to Ballstad boat',
  't.floya-djevelporten':
    'Fløya, Djevelporten, Floya, Djevelporten hike, Devil’s Gate, Devil’s Door, Teufelstor, Teufelspforte',
  't.tjeldbergtinden': 'Tjeldberg, Tjeldbergtind',
  't.festvagtinden': 'Festvåg, Festvågtind',
  't.offersoykammen': 'Offersøykammen, Offersoy',
  'm.haukland-beach': 'Haukland, Haukland beach, Hauklandstranda, Strand Haukland, Hauklandstrand',
  'm.uttakleiv-beach': 'Uttakleiv, Uttakleiv beach, Uttakleivstranda, Strand Uttakleiv',
  'm.ramberg-beach': 'Ramberg beach, Rambergstranda, Strand Ramberg, Rambergstrand',
  'm.skagsanden-beach': 'Skagsanden, Skagsanden beach, Flakstad beach, Flakstadstranda',
  'm.hov-beach': 'Hov beach, Hovstranda, Strand Hov',
  'm.fredvang': 'Fredvang',
  'm.sund': 'Sund',
  'm.sorvagen': 'Sørvågen',
  'm.mortsund': 'Mortsund',
  'm.trailhead-himmeltindan': 'Himmeltindan, Himmeltinden, Himmeltind',
  'm.trailhead-volandstinden': 'Volandstinden, Volandstind',
  'm.trailhead-justadtinden': 'Justadtinden, Justadtind',
  'm.gimsoystraumen-bridge': 'Gimsøystraumen bridge, Gimsøybrua',
  'm.vagan-church': 'Lofoten cathedral, Lofotkatedralen, Lofotenkathedrale, Vågan kirke, Kabelvåg church',
  'm.svolvaergeita': 'Svolværgeita, Svolværgeit, Svolvær goat',
  'm.klatrekafeen':
    'climbing café, climbing café in Henningsvær, climbers’ café, Klatrekafé, klatrekafeen, klatrekaféen, Kletter-Café, Klettercafé, Kletterkneipe',
  'm.magic-ice-lofoten': 'Magic Ice',
  'm.lofoten-krigsminnemuseum':
    'Lofoten War Memorial Museum, War Memorial, War Museum, WW2 museum, WWII museum, World War museum, krigsmuseet, Kriegsmuseum, Weltkriegsmuseum, krigsminnemuseet, krigsminnesamlingen, krigsmuseum',
  'm.kaviarfactory':
    'Kaviar Factory, Caviar Factory, Caviarfactory, Kaviarfabrik, kaviarfabrikken, caviar gallery, contemporary art gallery in Henningsvær, samtidskunst i Henningsvær',
  'm.glasshytta-vikten':
    'Vikten, Glasshytta, Glasshytta Vikten, Glasshytta i Vikten, Glashütte, Glashütte Vikten, Glashütte in Vikten, Vikten glassworks, glass studio in Vikten',
  'a.lofotr':
    'Lofotr, Viking Museum, Vikingmuseet, Vikingmuseum, Wikingermuseum, Viking longhouse, Lofotr Museum, Borg Viking, Viking house, Viking centre, vikinghuset, vikinggarden, vikinghøvdingens hus, Wikingerhaus, Wikingerhof, Wikingerdorf, Wikinger-Museum, Viking-Museum, Häuptlingshaus, chieftain’s house, høvdinghuset, longhouse',
  'a.museene-pa-a':
    'museums at Å, Museene på Å, museet på Å, Museen in Å, Museum in Å, Stockfish Museum, Tørrfiskmuseet, Tørrfiskmuseum, Stockfischmuseum, Trockenfischmuseum, Fishing Village Museum, Fiskeværsmuseet, fiskeværsmuseum, Fischerdorfmuseum, Fischereimuseum, Fischerei-Museum, Fischermuseum, fishing museum, Fishing Museum in Å, Fishing Museum at Å, fiskerimuseet, fiskemuseet på Å, Fischerdorf-Museum',
  'a.skrei-kabelvag':
    'Lofoten Aquarium, Lofotakvariet, Lofotenaquarium, Lofot Aquarium, Akvariet, Aquarium, Lofoten Museum, Lofotmuseet, Lofotmuseum, Storvågan, Skrei opplevelsessenter, Skrei experience centre, Espolin gallery, Galleri Espolin, Espolin-Galerie, lofotakvariet, Lofoten-Aquarium, Lofoten-Museum, Skrei centre, Skreisenteret, Storvågan museum',
}

/** What one does anywhere: written in small letters too, and done where one is. */
export const otherDoings: Readonly<Record<string, string>> = {
  'a.nordlys':
    'northern lights, northern light, aurora, aurora borealis, nordlys, nordlyset, nordlysjakt, nordlystur, aurora hunt, aurora chase, aurora tour, aurora watch, Polarlichtjagd, nordlicht, nordlichter, nordlichtern, polarlicht, polarlichter, polarlichtern, noorderlicht',
  'a.kajakk': 'kayak, kayaking, kayaks, kajakk, kajakktur, kajakkpadling, kajak, kajaktour, kajakfahren, paddeltour',
  'a.badstue': 'sauna, badstue, badstua',
  'a.havornsafari':
    'sea eagle safari, eagle safari, sea eagle boat, sea eagle rib, sea eagle trip, sea eagle tour, sea eagle cruise, havørntur, seeadlertour, seeadler tour, seeadler rib, adlertour, havørnsafari, ørnesafari, havørn-safari, havørn rib, ørnetur, Seeadler-Safari, Seeadler-Tour, seeadlersafari, adlersafari, seeadler safari',
  'a.skreifiske':
    'cod fishing, skrei fishing, skreifiske, skreifischen, skreiangeln, skrei angeln, skrei fiske, skrei fischen, dorsch angeln, kabeljau angeln, dorschangeln, MS Symra, Symra, cod fishing trip, hand-line fishing, kabeljaufischen, world cod fishing, winter cod, fishing for skrei, fishing for cod, fiske etter skrei, fisketur etter skrei, Skrei fangen, Dorsch fischen, Kabeljau fischen, cod-fishing, skrei-fishing, skreiangeltour, skreifisketur',
  'a.ski-og-truger':
    'skiing, ski touring, ski tour, snowshoe, snowshoes, snowshoeing, skitur, toppturer, truger, trugetur, skitour, skitouren, schneeschuh, schneeschuhe, schneeschuhwanderung, schneeschuhtour',
  'a.sykkel': 'bike tour, bike rental, cycling tour, sykkeltur, radtour, fahrradtour',
  'a.surfing-unstad': 'surf lesson, surfing, surf, surfe, surfen, surfkurs, surf course, surfstunde',
  'a.ridning-hov': 'horse riding, horseback riding, horse ride, ridning, ridetur, reiten, ausritt, reittour',
}

/** Seen anywhere with an open sea to the north, while the sun does not set. */
export const midnightSunNames = [
  'midnight sun',
  'midnight-sun',
  'sun at midnight',
  'sonne um mitternacht',
  'midtnattssol',
  'midnattsol',
  'midnattssol',
  'midnattssola',
  'midnattssolen',
  'mitternachtssonne',
  'middernachtzon',
]

/** The points of the road table that are no stops of their own, as they are written. */
export const villageNames: Readonly<Record<string, string>> = {
  borg: 'Borg',
  hov: 'Hov',
  gravdal: 'Gravdal',
  napp: 'Napp',
  flakstad: 'Flakstad',
  laukvik: 'Laukvik',
  moskenes: 'Moskenes',
  valberg: 'Valberg',
  brustranda: 'Brustranda',
}

/** Boats that are named by both their ends: «the boat over from Nusfjord to Ballstad». */
export const boatsBetween: Readonly<Record<string, string>> = {
  'p.nusfjord p.ballstad': 't.nusfjord-ballstad',
}

/** Where the coastal ship calls (content/pages/travel-info). */
export const coastalQuays: readonly string[] = ['Svolvær', 'Stamsund']

/** Returns whether two names are those of the two quays between which the coastal ship goes. */
export function isCoastalWay(one: string, other: string): boolean {
  return one !== other && coastalQuays.includes(one) && coastalQuays.includes(other)
}

/** The museum that is meant where a plan has a village and «the museum». */
export const museumsOfVillages: Readonly<Record<string, string>> = {
  Å: 'a.museene-pa-a',
  Kabelvåg: 'a.skrei-kabelvag',
  Borg: 'a.lofotr',
}

/** Islands and towns that ferries lead to, with positions that no road of the table reaches. */
export const farVillages: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Røst: [67.5172, 12.1169],
  Lødingen: [68.4136, 15.9959],
}

export const gatewayNames: Readonly<Record<string, string>> = {
  'svolvaer-airport': 'Svolvær airport, Svolvær lufthavn, Flughafen Svolvær, Helle airport, Svolvær flyplass, SVJ',
  'leknes-airport': 'Leknes airport, Leknes lufthavn, Flughafen Leknes, Leknes flyplass, LKN',
  evenes:
    'Evenes airport, Evenes lufthavn, Flughafen Evenes, Evenes, Harstad/Narvik airport, Harstad Narvik, Harstad-Narvik, EVE, Evenes flyplass, Flughafen Harstad/Narvik',
  fiskebol: 'Fiskebøl',
  moskenes:
    'Moskenes ferry, Moskenes ferry quay, Moskenes quay, Fähranleger Moskenes, ferjekaia i Moskenes, Moskenes ferjeleie, Moskenes ferry terminal, Fähre Moskenes, Moskenes-Fähre, Moskenesferja',
  'svolvaer-quay': 'Svolvær quay, Svolvær harbour',
}

/** Sails in these months only; the summer ferry over Vestfjorden (content/trips/skrova). */
export const summerFerry = { names: ['Skutvik'], months: [6, 7, 8] } as const
