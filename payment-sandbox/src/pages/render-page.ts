import { html, type SafeHtml, trusted } from './html.ts';
import { pageStyle } from './page-style.ts';

const logo = html`<svg viewBox="0 0 30 22" aria-hidden="true" focusable="false"><rect x="1" y="1" width="28" height="20" rx="4" fill="currentColor"/><path d="M1 6h28v4H1z" fill="var(--ground)"/><path d="M5 15.5h7" stroke="var(--ground)" stroke-width="2" stroke-linecap="round"/></svg>`;

export type Page = { title: string; content: SafeHtml; script?: string };

/** Renders the whole document. The nonce must be the one in the policy that is sent with it. */
export function renderPage({ title, content, script }: Page, nonce: string): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · CardPay Sandbox</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${pageStyle}</style>
</head>
<body>
<div class="frame">
<header class="brand">${logo}<span>CardPay</span><span class="chip">Sandbox</span></header>
<main>${content}</main>
</div>
${
  script === undefined
    ? ''
    : html`<script nonce="${nonce}">${trusted(script)}</script>
`
}</body>
</html>
`;
  return page.text;
}
