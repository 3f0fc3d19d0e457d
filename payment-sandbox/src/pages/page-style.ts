import { trusted } from './html.ts';

/** The style of all pages: one column on a phone, two from 800 px on. */
export const pageStyle = trusted(`
:root {
  color-scheme: light dark;
  --ground: #f3f5f9; --surface: #ffffff; --sunken: #f7f8fb; --line: #d5dae4; --edge: #7d879b;
  --text: #18202f; --muted: #566074; --accent: #2f4ac0; --accent-hover: #263c9e; --on-accent: #ffffff;
  --note: #fff4d6; --note-line: #e5c468; --note-text: #59430a;
  --shadow: 0 1px 2px rgb(24 32 47 / 6%), 0 12px 32px rgb(24 32 47 / 8%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f131b; --surface: #181e29; --sunken: #121721; --line: #333c4d; --edge: #76829a;
    --text: #e9edf5; --muted: #a5afc2; --accent: #a9b9ff; --accent-hover: #c2ceff; --on-accent: #101838;
    --note: #2e2712; --note-line: #6b5820; --note-text: #f3dd9c;
    --shadow: none;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; background: var(--ground); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  -webkit-text-size-adjust: 100%; overflow-wrap: anywhere;
}
.frame { max-width: 920px; margin: 0 auto; padding: 16px 16px 40px; }
.brand { display: flex; align-items: center; gap: 10px; padding: 4px 0 16px; font-weight: 650; font-size: 18px; letter-spacing: -0.01em; }
.brand svg { width: 30px; height: 22px; flex: none; color: var(--accent); }
.chip {
  padding: 2px 9px; border: 1px solid var(--note-line); border-radius: 99px;
  background: var(--note); color: var(--note-text);
  font-size: 12px; font-weight: 600; letter-spacing: 0.04em; text-transform: uppercase;
}
.sheet { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; box-shadow: var(--shadow); overflow: hidden; }
.frame:has(.narrow) { max-width: 512px; }
.narrow { padding: 32px 24px; text-align: center; }
.order { padding: 20px; background: var(--sunken); border-bottom: 1px solid var(--line); }
.pay { padding: 20px; }
h1 { margin: 0; font-size: 15px; font-weight: 500; line-height: 1.4; color: var(--muted); }
h1 b { display: block; color: var(--text); font-size: 32px; font-weight: 700; line-height: 1.25; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.narrow h1 { color: var(--text); font-size: 22px; font-weight: 650; letter-spacing: -0.01em; }
.narrow h1, .narrow p { text-wrap: balance; }
.narrow p { margin: 8px 0 0; color: var(--muted); }
.narrow .button { margin-top: 24px; }
.sign { width: 52px; height: 52px; margin: 0 auto 16px; color: var(--accent); }
h2 { margin: 0 0 12px; font-size: 17px; font-weight: 650; }
dl { margin: 20px 0 0; display: grid; gap: 12px; }
dt { color: var(--muted); font-size: 13px; line-height: 1.4; }
dd { margin: 1px 0 0; }
.number { font: 14px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.note {
  margin: 0 0 20px; padding: 10px 12px; border: 1px solid var(--note-line); border-radius: 10px;
  background: var(--note); color: var(--note-text); font-size: 14px;
}
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 14px 12px; margin: 0 0 20px; padding: 0; border: 0; min-width: 0; }
.fields > :first-of-type { grid-column: 1 / -1; }
label { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 550; }
input {
  width: 100%; height: 46px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 10px;
  background: var(--sunken); color: var(--muted); font: inherit; font-variant-numeric: tabular-nums;
}
.button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 50px; padding: 10px 16px;
  border: 1px solid transparent; border-radius: 10px; font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer;
}
.primary { background: var(--accent); color: var(--on-accent); }
.primary:hover { background: var(--accent-hover); }
.secondary { background: transparent; border-color: var(--edge); color: var(--text); }
.secondary:hover { background: var(--sunken); }
.choices { display: grid; gap: 10px; }
.cancel { display: block; margin-top: 8px; padding: 10px; color: var(--muted); text-align: center; text-underline-offset: 3px; }
.cancel:hover { color: var(--text); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (min-width: 800px) {
  .frame { padding-top: 56px; }
  .narrow { padding: 40px 40px 36px; }
  .columns { display: grid; grid-template-columns: 5fr 6fr; }
  .order { padding: 36px 32px; border-bottom: 0; border-right: 1px solid var(--line); }
  .pay { padding: 36px 32px 24px; }
}
`);
