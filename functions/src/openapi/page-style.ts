/**
 * The styles of the documentation page: one column on phones, a table of contents beside the text on
 * larger screens.
 */
export const pageStyle = `
:root {
  --ground: #f4f8f8; --paper: #fff; --text: #10292d; --quiet: #476065; --line: #dbe5e4;
  --accent: #00707a; --code: #eaf1f1; --shell: #0d2a2f; --shell-text: #dcefef;
  --get: #27638f; --post: #1b7a43; --patch: #8a4b08; --delete: #b3261e; --on-method: #fff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0b1618; --paper: #122124; --text: #e6f1f1; --quiet: #a3b9bb; --line: #26393c;
    --accent: #5fd0d6; --code: #1b2e31; --shell: #081113; --shell-text: #cfe4e5;
    --get: #8cc5ee; --post: #74d69b; --patch: #f3b04d; --delete: #ff9a90; --on-method: #081416;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--text); line-height: 1.6;
  font-family: "Avenir Next", "Segoe UI Variable Text", "Segoe UI", system-ui, -apple-system, Roboto, "Noto Sans", sans-serif;
}
a { color: var(--accent); text-underline-offset: .2em; }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code, pre, var { font-family: ui-monospace, "Cascadia Code", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .875em; font-style: normal; }
code { background: var(--code); padding: .1em .35em; border-radius: 4px; overflow-wrap: anywhere; }
h1, h2, h3, h4 { line-height: 1.2; letter-spacing: -.015em; margin: 0; text-wrap: balance; }
p { margin: .5rem 0; max-width: 70ch; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem 1rem; z-index: 1; }
header { padding: clamp(2rem, 6vw, 3.5rem) 0; background: #0b4b53; color: #f0fbfb; }
header h1 { font-size: clamp(1.9rem, 1.4rem + 2.5vw, 3rem); }
.eyebrow { margin: 0 0 .5rem; color: #7fe0e4; font-weight: 650; font-size: .875rem; }
.lead { font-size: 1.125rem; margin-bottom: 0; }
header div, .columns { max-width: 82rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem); }
.columns { padding-top: 1rem; padding-bottom: 4rem; }
.wide { display: none; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav > * > ul > li { margin: .75rem 0; font-weight: 650; }
nav ul ul { margin-top: .25rem; font-weight: 400; }
nav li li { margin: 0; }
nav a { text-decoration: none; color: inherit; display: block; padding: .3rem .25rem; border-radius: 6px; }
nav a:hover { color: var(--accent); }
nav li li a { display: flex; gap: .5rem; align-items: baseline; font-size: .8125rem; }
nav code { background: none; padding: 0; font-size: 1em; overflow-wrap: anywhere; }
nav .method { flex: 0 0 3.6rem; font-size: .6875rem; background: none; padding: 0; text-align: left; }
nav .get { color: var(--get); } nav .post { color: var(--post); }
nav .patch { color: var(--patch); } nav .delete { color: var(--delete); }
nav details { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: .75rem 1rem; }
summary { cursor: pointer; font-weight: 650; padding: .25rem 0; }
section { padding-top: 2.5rem; }
h2 { font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem); }
article, #start { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: clamp(1rem, 3vw, 1.75rem); margin-top: 1.25rem; }
article:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
h3 { font-size: 1.125rem; }
h3 a { color: inherit; text-decoration: none; display: flex; flex-wrap: wrap; gap: .4rem .65rem; align-items: center; }
h3 a:hover .path, article h3 a:hover { color: var(--accent); }
h3 .path { background: none; padding: 0; font-size: 1em; font-weight: 650; }
var { color: var(--accent); font-size: 1em; }
h4 { font-size: .9375rem; margin: 1.5rem 0 .25rem; }
.method { background: var(--get); color: var(--on-method); border-radius: 6px; padding: .3em .6em; font-size: .75rem; font-weight: 750; letter-spacing: .02em; line-height: 1; }
h3 .post { background: var(--post); } h3 .patch { background: var(--patch); } h3 .delete { background: var(--delete); }
.summary { font-size: 1.0625rem; margin-top: .75rem; }
.who { color: var(--quiet); font-size: .9375rem; }
.badge { border: 1px solid currentColor; border-radius: 99px; padding: .1rem .6rem; font-size: .8125rem; font-weight: 650; margin-right: .35rem; white-space: nowrap; color: var(--quiet); }
.badge.admin { color: var(--patch); } .badge.user { color: var(--get); } .badge.anyone { color: var(--post); }
pre { background: var(--shell); color: var(--shell-text); padding: 1rem; border-radius: 8px; overflow-x: auto; line-height: 1.55; margin: 1rem 0 0; }
pre code { background: none; padding: 0; font-size: 1em; overflow-wrap: normal; }
.fields { margin: 0; }
.field { border-top: 1px solid var(--line); padding: .6rem 0; }
.field:first-child { border-top: 0; }
dt { overflow-wrap: anywhere; }
dd { margin: .15rem 0 0; }
dd p { margin: .15rem 0; }
dd, .limits { color: var(--quiet); font-size: .9375rem; }
.type { color: var(--text); }
.limits::before { content: "· "; }
.required { color: var(--delete); font-size: .8125rem; font-weight: 650; white-space: nowrap; }
.values code { display: inline-block; margin: .1rem 0; }
.status { font-weight: 650; }
article details { margin-top: 1.25rem; border-top: 1px solid var(--line); padding-top: .75rem; }
.codes code { margin-left: .15rem; font-size: .8125rem; }
@media (min-width: 40rem) {
  .field { display: grid; grid-template-columns: minmax(0, 15rem) minmax(0, 1fr); gap: 1.5rem; }
  dd { margin: 0; }
}
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 19rem minmax(0, 1fr); gap: 3rem; padding-top: 0; }
  .narrow { display: none; }
  .wide { display: block; position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 1.5rem .5rem 2rem 0; }
}
@media print { nav, .skip { display: none; } .columns { display: block; } }
`;
