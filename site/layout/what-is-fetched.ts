// When a browser fetches what it does not need for the first sight of a page (docs/decisions/0034-fonts-after-the-picture.md).

/**
 * Which pages may be fetched before the click, for `<script type="speculationrules">`: a page of the guide whose link the
 * pointer rests on or the finger touches. No file, nothing that opens elsewhere. Only fetched, not run: a page that nobody
 * opens asks for no forecast and costs no picture.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[download],[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * The script that decides when the guide's own fonts are fetched, to stand inline behind the styles and the rules. On the
 * first page of a visit it says so in `data-fonts`: the page stands in the device's letters, made as wide (fonts.css), the
 * slow line is the picture's, and the fonts come once everything else is there. From then on they lie in the browser's
 * cache: on the next page they are asked for at once. Who saves data keeps the device's letters, and nothing is fetched for
 * him before a click. Without script the fonts come as on any page.
 */
export const scriptOfFetching = [
  '{const d=document,s=d.documentElement.dataset,',
  // The italic comes with the first word that needs it.
  `get=()=>Promise.all(['Source Serif 4','Instrument Sans'].map(f=>d.fonts.load('1em "'+f+'"'))),`,
  // A whole page in other letters is more work than fits between two frames of a phone.
  'frame=()=>new Promise(r=>requestAnimationFrame(()=>setTimeout(r)));',
  "if(navigator.connection?.saveData){s.fonts='none';d.querySelector('[type=speculationrules]').remove()}",
  "else if(d.referrer.startsWith(location.origin+'/')||performance.getEntriesByType('navigation')[0]?.type!='navigate')get();",
  // What is loaded is not painted yet.
  "else{s.fonts='later';addEventListener('load',()=>setTimeout(async()=>{await get();",
  "for(const e of d.querySelectorAll('header,main>*,footer')){e.classList.add('own-fonts');await frame()}",
  'delete s.fonts},150))}}',
].join('')
