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

/** The type of a script that waits for `pictureShown`; to a browser it is data, which it does not fetch. */
export const waitingType = 'after-paint'

declare global {
  /** Kept once what a page shows at first is painted, or cannot be waited for: somebody clicks, or the line is too bad. */
  var pictureShown: Promise<void>
}

/** In milliseconds, after the text of the page is there: who looks at a picture that does not come wants to use the page. */
const longestWaitMs = 3000

/**
 * The script that decides when a page fetches what it does not need for its first sight, to stand inline behind the styles
 * and the rules. All of it waits for `pictureShown`: the page's scripts (let-scripts-wait.ts), then its islands
 * (after-paint.ts), then the guide's own fonts. On the first page of a visit it says so in `data-fonts`: the page stands in
 * the device's letters, made as wide (fonts.css), and the slow line is the picture's. From then on the fonts lie in the
 * browser's cache: on the next page they are asked for at once. Who saves data keeps the device's letters, and nothing is
 * fetched for him before a click. Without script the fonts come as on any page.
 *
 * Meanwhile the parts of the page that lie far below its first window are laid out (`--far` in base.css), one in each frame.
 */
export const scriptOfFetching = [
  '{const d=document,s=d.documentElement.dataset,on=addEventListener,wait=m=>new Promise(r=>setTimeout(r,m)),',
  // A whole page in other letters is more work than fits between two frames of a phone.
  'frame=()=>new Promise(r=>requestAnimationFrame(()=>setTimeout(r))),',
  'each=async(parts,name)=>{for(const e of d.querySelectorAll(parts)){e.classList.add(name);await frame()}},',
  'shown=globalThis.pictureShown=new Promise(r=>{',
  `on('DOMContentLoaded',()=>setTimeout(r,${longestWaitMs}));`,
  // What is loaded is not painted yet.
  "on('load',()=>frame().then(()=>setTimeout(r,50)));",
  "for(const e of['pointerdown','keydown'])on(e,r,{capture:true,once:true})}),",
  // The italic comes with the first word that needs it.
  `get=()=>Promise.all(['Source Serif 4','Instrument Sans'].map(f=>d.fonts.load('1em "'+f+'"')));`,
  `shown.then(()=>{for(const e of d.querySelectorAll('[type=${waitingType}]'))import(e.src).then(()=>e.remove())});`,
  "if(navigator.connection?.saveData){s.fonts='none';d.querySelector('[type=speculationrules]').remove()}",
  "else if(d.referrer.startsWith(location.origin+'/')||performance.getEntriesByType('navigation')[0]?.type!='navigate')get();",
  "else s.fonts='later';",
  // What measures, prints or restores the whole page is to find it whole.
  "shown.then(()=>each('main>*,.planning>*,.ranked>li','laid-out'));",
  "if(s.fonts=='later')shown.then(async()=>{await wait(100);await get();",
  "await each('header,main>*,footer','own-fonts');delete s.fonts})}",
].join('')
