import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { contentTypes } from '../http/content-types.ts';
import { curlExample } from './curl-example.ts';
import { authTexts } from './document.ts';
import { answerList, type Field, fieldsOf, inputList } from './field-list.ts';
import { type Html, html } from './html.ts';
import { repeatable } from './inputs.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { envelopeOf, statusTexts } from './responses.ts';
import { errorsOf, successStatusOf } from './statuses-of.ts';

/** The path as HTML with its parameters highlighted. */
const pathHtml = (path: string): Html[] =>
  path
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(':') ? html`<var>{${part.slice(1)}}</var>` : html`${part}`));

/** Method and path, as the heading and the table of contents show them. */
export const callHtml = ({ method, path }: Endpoint): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span> <code class="path">${pathHtml(path)}</code>`;

const authBadges: Record<Endpoint['auth'], string> = {
  anyone: 'public',
  signedIn: 'signed in',
  anyRole: 'any role',
  user: 'customer',
  admin: 'admin',
};

const idempotencyKey: Field = {
  path: 'Idempotency-Key',
  isRequired: false,
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    description: 'A call that is repeated with the same key answers with the result of the first.',
  },
};

const image: Field = {
  path: 'image',
  isRequired: true,
  schema: { type: 'string', description: 'The file: JPEG, PNG, WebP or AVIF, at most 8 MB.' },
};

const bodyFields = ({ accepts, body }: Endpoint): Field[] =>
  accepts === 'image' ? [image] : fieldsOf(jsonSchemaOf(body, 'input'));

const otherAnswers: Record<Exclude<Endpoint['response'], 'json'>, string> = {
  redirect: 'A redirect to the page that tells the customer how the payment went.',
  image: 'The picture, image/webp, with an ETag by which it can be asked for again.',
  page: 'This page.',
  csv: 'A file, text/csv: its first line names the columns.',
  document: 'The OpenAPI document, without an envelope.',
};

function answerHtml(endpoint: Endpoint): Html {
  if (endpoint.response !== 'json') return html`<p>${otherAnswers[endpoint.response]}</p>`;
  const fields = fieldsOf(envelopeOf(endpoint)).filter(
    ({ path }) => path !== 'success' && path !== 'message',
  );
  return answerList(fields);
}

const errorHtml = ([status, codes]: [number, ErrorCode[]]): Html => html`<div class="field">
<dt><code class="status">${status}</code></dt>
<dd><p>${codes.map((code) => html`<code>${code}</code> `)}</p><p>${statusTexts[status] ?? ''}</p></dd>
</div>`;

const bodyTitle = ({ accepts }: Endpoint): string => `Body, ${contentTypes[accepts].join(' or ')}`;

/** The article of one call: what it does, who may call it, its input and its response. */
export function endpointArticle(name: EndpointName, apiUrl: string): Html {
  const endpoint: Endpoint = endpoints[name];
  const errors = [...errorsOf(endpoint)];
  return html`<article id="${name}">
<h3><a href="#${name}">${callHtml(endpoint)}</a></h3>
<p class="summary">${endpoint.summary}</p>
<p class="who"><span class="badge ${endpoint.auth}">${authBadges[endpoint.auth]}</span> ${authTexts[endpoint.auth]}${endpoint.limits.length > 0 ? ' Limited per caller.' : ''}</p>
<pre tabindex="0" aria-label="Example of ${name}"><code>${curlExample(name, apiUrl)}</code></pre>
${inputList('Headers', repeatable.includes(name) ? [idempotencyKey] : [])}
${inputList('Path', fieldsOf(jsonSchemaOf(endpoint.params, 'input')))}
${inputList('Query', fieldsOf(jsonSchemaOf(endpoint.query, 'input')))}
${inputList(bodyTitle(endpoint), bodyFields(endpoint))}
<h4>Answer <code class="status">${successStatusOf(endpoint)}</code></h4>
${answerHtml(endpoint)}
<details><summary>Errors <span class="codes">${errors.map(([status]) => html`<code class="status">${status}</code> `)}</span></summary>
<dl class="fields">${errors.map(errorHtml)}</dl></details>
</article>`;
}
