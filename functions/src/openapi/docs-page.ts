import { createHash } from 'node:crypto';
import { endpoints } from '@carwash/domain/endpoints';
import type { AnySchema } from 'yup';
import type { Page } from '../http/handler.ts';
import { type Chapter, chapters } from './chapters.ts';
import { curlExample } from './curl-example.ts';
import { apiTitle } from './document.ts';
import { callHtml, endpointArticle } from './endpoint-article.ts';
import { answerList, entityId, fieldsOf } from './field-list.ts';
import { Html, html } from './html.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { pageStyle } from './page-style.ts';
import { entityNames } from './responses.ts';

const chapterId = ({ name }: Chapter): string => `area-${name.toLowerCase()}`;

const chapterContents = (
  chapter: Chapter,
): Html => html`<li><a href="#${chapterId(chapter)}">${chapter.name}</a>
<ul>${chapter.endpoints.map((name) => html`<li><a href="#${name}">${callHtml(endpoints[name])}</a></li>`)}</ul></li>`;

const contents = (): Html => html`<ul>
<li><a href="#start">How to call it</a></li>
${chapters.map(chapterContents)}
<li><a href="#data">Data</a>
<ul>${[...entityNames.values()].map((entity) => html`<li><a href="#${entityId(entity)}">${entity}</a></li>`)}</ul></li>
</ul>`;

const start = (apiUrl: string): Html => html`<section id="start">
<h2>How to call it</h2>
<p>All paths below begin with <code>${apiUrl}</code>. Log in, take the <code>token</code> of the answer, and send it with every call that is not public. It is valid for an hour.</p>
<pre tabindex="0" aria-label="Example of a login"><code>${curlExample('logIn', apiUrl)}</code></pre>
<p>A good answer is <code>{ "success": true, "data": … }</code>. Lists are in <code>data</code> too; <code>meta</code> beside it says how to get the next page. A failed call answers <code>{ "success": false, "message": …, "code": … }</code>, and where a field is at fault, <code>errors</code> with the <code>path</code> of every one.</p>
<p>Unknown fields and parameters are refused. Points in time are ISO 8601 strings; days and clock times are those of the business.</p>
<p>Programs can read the same as <a href="openapi.json">an OpenAPI 3.1 document</a>.</p>
</section>`;

const chapterSection = (
  chapter: Chapter,
  apiUrl: string,
): Html => html`<section id="${chapterId(chapter)}">
<h2>${chapter.name}</h2>
<p>${chapter.summary}</p>
${chapter.endpoints.map((name) => endpointArticle(name, apiUrl))}
</section>`;

const entityArticle = ([schema, name]: [AnySchema, string]): Html =>
  html`<article id="${entityId(name)}">
<h3><a href="#${entityId(name)}">${name}</a></h3>
${answerList(fieldsOf(jsonSchemaOf(schema, 'answer')))}
</article>`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/**
 * The page contains its only style and loads nothing else. It sets its policy in a meta tag, because
 * Hosting replaces the header with a wider one.
 */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;

/**
 * The documentation of the whole API as one self-contained HTML page.
 * @param apiUrl where the API is, without a trailing slash
 */
export const docsPage = (apiUrl: string): Page => ({
  policy,
  html: html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${apiTitle}</title>
<style>${new Html(pageStyle)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><div><p class="eyebrow">HTTP API</p><h1>${apiTitle}</h1><p class="lead">Browse services, hold a time slot, pay for it and manage the booking.</p></div></header>
<div class="columns">
<nav aria-label="Contents"><details class="narrow"><summary>Contents</summary>${contents()}</details><div class="wide">${contents()}</div></nav>
<main id="main">
${start(apiUrl)}
${chapters.map((chapter) => chapterSection(chapter, apiUrl))}
<section id="data">
<h2>Data</h2>
<p>What the calls answer with. Every field is always there unless it says otherwise.</p>
${[...entityNames].map(entityArticle)}
</section>
</main>
</div>
</body>
</html>`.text,
});
