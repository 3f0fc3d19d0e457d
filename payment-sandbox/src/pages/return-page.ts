import type { PlannedCallback } from '../callback/plan-callback.ts';
import { html } from './html.ts';
import type { Page } from './render-page.ts';

/**
 * Returns a page with the callback as a form that submits itself to the shop; without scripts the customer
 * presses its button.
 */
export function returnPage(callback: PlannedCallback): Page {
  const fields = Object.entries(callback.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
  );
  const content = html`<div class="sheet narrow">
<h1>Returning you to the shop</h1>
<p>If nothing happens, press Continue.</p>
<form id="return" method="post" action="${callback.url}">
${fields}<button class="button primary">Continue</button>
</form>
</div>`;
  const script = "document.getElementById('return').submit();";
  return { title: 'Returning to the shop', content, script };
}
