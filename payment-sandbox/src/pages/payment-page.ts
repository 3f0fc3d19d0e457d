import type { Payment } from '../payment.ts';
import { sandboxCard } from '../sandbox-card.ts';
import { formatAmount } from './format-amount.ts';
import { html } from './html.ts';
import { declinedPage, expiredPage, paidPage } from './message-page.ts';
import type { Page } from './render-page.ts';

/** Returns the page of an open payment: the order and the card form. */
function orderPage(payment: Payment, storeId: string): Page {
  const amount = formatAmount(payment);
  const content = html`<div class="sheet columns">
<section class="order" aria-label="Your order">
<h1>Pay ${storeId} <b>${amount}</b></h1>
<dl>
<div><dt>Description</dt><dd>${payment.description}</dd></div>
<div><dt>Customer</dt><dd>${payment.customer.name}</dd></div>
<div><dt>Transaction</dt><dd class="number">${payment.transactionId}</dd></div>
</dl>
</section>
<section class="pay" aria-labelledby="card-heading">
<h2 id="card-heading">Card details</h2>
<p class="note"><strong>This is a sandbox: no real card.</strong> The test card is filled in for you and no money moves.</p>
<form method="post" action="/paynow.php">
<input type="hidden" name="track" value="${payment.track}">
${cardFields}
<div class="choices">
<button class="button primary" name="outcome" value="pay">Pay ${amount}</button>
<button class="button secondary" name="outcome" value="decline">Decline</button>
</div>
</form>
<a class="cancel" href="${payment.cancelUrl}">Cancel</a>
</section>
</div>`;
  return { title: `Pay ${storeId}`, content };
}

/** The inputs have no names, so that the browser does not send them. */
const cardFields = html`<div class="fields">
<div><label for="card-number">Card number</label><input id="card-number" value="${sandboxCard.number}" readonly></div>
<div><label for="card-expiry">Expiry date</label><input id="card-expiry" value="${sandboxCard.expiry}" readonly></div>
<div><label for="card-code">Security code</label><input id="card-code" value="${sandboxCard.securityCode}" readonly></div>
</div>`;

/** Returns the page of a payment for its status. */
export function paymentPage(payment: Payment, storeId: string): Page {
  switch (payment.status) {
    case 'initiated':
      return orderPage(payment, storeId);
    case 'successful':
      return paidPage(payment);
    case 'failed':
      return declinedPage(payment);
    case 'expired':
      return expiredPage(payment);
  }
}
