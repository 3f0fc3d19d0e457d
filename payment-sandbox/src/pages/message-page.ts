import type { Payment } from '../payment.ts';
import { formatAmount } from './format-amount.ts';
import { html, type SafeHtml } from './html.ts';
import type { Page } from './render-page.ts';

const tick = html`<path d="m17 27 6.5 6.5L36 20"/>`;
const cross = html`<path d="m19 19 14 14m0-14L19 33"/>`;
const clock = html`<path d="M26 15v11l7 5"/>`;
const question = html`<path d="M20.5 21a5.5 5.5 0 1 1 8.2 4.8c-1.8 1-2.7 2-2.7 4v.7M26 36v.1"/>`;

/** Returns the page of a successful payment, with a link back to the shop. */
export function paidPage(payment: Payment): Page {
  return message(
    tick,
    'This payment has been made',
    html`${formatAmount(payment)} for ${payment.description}. You are not charged again.`,
    html`<a class="button primary" href="${returnAddress(payment)}">Return to the shop</a>`,
  );
}

/** Returns the page of a declined payment, with a link back to the shop. */
export function declinedPage(payment: Payment): Page {
  return message(
    cross,
    'The card was declined',
    html`${formatAmount(payment)} for ${payment.description} was not charged.`,
    html`<a class="button primary" href="${returnAddress(payment)}">Return to the shop</a>`,
  );
}

export function expiredPage(payment: Payment): Page {
  return message(
    clock,
    'This payment has expired',
    html`${formatAmount(payment)} for ${payment.description} was not charged. Please start again in the shop.`,
    html`<a class="button primary" href="${payment.cancelUrl}">Return to the shop</a>`,
  );
}

/** Returns the page of a payment whose return to the shop is dropped on purpose. */
export function droppedPage(): Page {
  return message(
    clock,
    'The outcome is recorded',
    html`The sandbox is set to lose the return to the shop, as if this window had been closed.`,
  );
}

export function unknownPage(): Page {
  return message(
    question,
    'No such payment',
    html`The address is not that of a payment. Please start again in the shop.`,
  );
}

function returnAddress({ track }: Payment): string {
  return `/paynow.php?track=${track}&return=1`;
}

function message(icon: SafeHtml, heading: string, text: SafeHtml, action?: SafeHtml): Page {
  const content = html`<div class="sheet narrow">
<svg class="sign" viewBox="0 0 52 52" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><circle cx="26" cy="26" r="23"/>${icon}</svg>
<h1>${heading}</h1>
<p>${text}</p>
${action ?? ''}
</div>`;
  return { title: heading, content };
}
